"""Makes what is measured, the same in every run: a project of 200 ships, maps of 100 x 100 and 200 x 200 hexes, twenty empty maps, and the
maps again as Tiled has them with a set of tiles. Usage: projects.py DRYDOCK FOLDER
"""

import os
import struct
import subprocess
import sys
import zlib

PARTS = ("cannons", "launchers", "bays", "defense", "move", "missiles", "fighters", "sensors", "warp", "repair", "boosters", "cargo", "passengers")
MOST = {"move": 5, "missiles": 42, "sensors": 3, "warp": 3, "repair": 3, "boosters": 3, "cargo": 3, "passengers": 3}
KINDS = ("asteroids", "planetoid", "nebula")
# A hex of 25 mm at 40 pixels to the inch, pointed left and right, drawn from row to row and from column to column.
TILE = (40, 35)


def numbers(seed):
    """Numbers that look random, the same everywhere."""
    while True:
        seed = (seed * 6364136223846793005 + 1442695040888963407) % 2**64
        yield seed >> 33


def below(drawn, bound):
    """The next number below a bound."""
    return next(drawn) % bound


def column(index):
    """The letters of a column: A to Z, AA, AB."""
    letters = ""
    index += 1
    while index:
        index, letter = divmod(index - 1, 26)
        letters = chr(65 + letter) + letters
    return letters


def project(drydock, folder, name, tables):
    """A project of these tables."""
    path = os.path.join(folder, f"{name}.drydock")
    run = lambda *words: subprocess.run([drydock, *words], check=True, stdout=subprocess.DEVNULL)
    run("new", "--game", "launch-fighters", "--template", "empty", "--force", path)
    for table, rows in tables:
        file = os.path.join(folder, f"{table}.csv")
        with open(file, "w", encoding="utf-8") as out:
            out.write("\n".join(rows) + "\n")
        run("import", file, "--into", path)
    return path


def ships(count):
    """Ships in four fleets."""
    drawn = numbers(1)
    yield "ships", ["name,class,type,letter," + ",".join(PARTS)] + [
        f"Ship {index},,Frigate,A," + ",".join(str(below(drawn, MOST.get(part, 11) + 1)) for part in PARTS) for index in range(count)
    ]
    yield "fleets", ["fleet,ship,name,letter"] + [f"Fleet {index * 4 // count},Ship {index},,A" for index in range(count)]


def maps(names, size):
    """Maps without anything on them."""
    rows = [f'{name},"hexes, flat tops",{size},{size},25,"0305, column and row",,,,' for name in names]
    yield "maps", ["name,shape,columns,rows,space-width,numbers,retreat-north,retreat-east,retreat-south,retreat-west"] + rows


def spaces(size):
    """The spaces of each kind of terrain, a tenth of the map together."""
    drawn = numbers(2)
    return [sorted({(below(drawn, size), below(drawn, size)) for _ in range(size * size // 30)}) for _ in KINDS]


def terrain(name, size):
    """A map with a tenth of its spaces full."""
    yield from maps([name], size)
    rows = [f"{name},{kind},," + " ".join(f"{column(x)}{y + 1}" for x, y in taken) for kind, taken in zip(KINDS, spaces(size))]
    yield "terrain", ["map,terrain,name,spaces"] + rows


def tiles(path):
    """Four hexes side by side in a PNG: space and three kinds of terrain."""
    width, height = TILE
    inks = ((255, 255, 255), (150, 150, 150), (200, 160, 110), (190, 170, 220))
    rows = bytearray()
    for y in range(height):
        rows.append(0)
        for ink in inks:
            edge = abs(y + 0.5 - height / 2) / (height / 2) * width / 4
            for x in range(width):
                inside = edge <= x + 0.5 <= width - edge
                border = inside and (x + 0.5 < edge + 1 or x + 0.5 > width - edge - 1 or y == 0)
                rows += bytes((140, 140, 140, 255) if border else (*ink, 255) if inside else (0, 0, 0, 0))
    chunk = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    head = struct.pack(">IIBBBBB", width * len(inks), height, 8, 6, 0, 0, 0)
    with open(path, "wb") as out:
        out.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(bytes(rows))) + chunk(b"IEND", b""))


def tiled(folder, name, size):
    """The same map for Tiled."""
    width, height = TILE
    cells = [[1] * size for _ in range(size)]
    for number, taken in enumerate(spaces(size), 2):
        for x, y in taken:
            cells[y][x] = number
    data = ",\n".join(",".join(map(str, row)) for row in cells)
    with open(os.path.join(folder, f"{name}.tmx"), "w", encoding="utf-8") as out:
        out.write(
            f'<?xml version="1.0" encoding="UTF-8"?>\n<map version="1.8" orientation="hexagonal" renderorder="right-down" width="{size}" '
            f'height="{size}" tilewidth="{width}" tileheight="{height}" infinite="0" hexsidelength="{width // 2}" staggeraxis="x" '
            f'staggerindex="odd">\n<tileset firstgid="1" name="space" tilewidth="{width}" tileheight="{height}" tilecount="4" columns="4">\n'
            f'<image source="tiles.png" width="{width * 4}" height="{height}"/>\n</tileset>\n<layer id="1" name="spaces" width="{size}" '
            f'height="{size}">\n<data encoding="csv">\n{data}\n</data>\n</layer>\n</map>\n'
        )


def main():
    """Makes everything."""
    drydock, folder = sys.argv[1:]
    os.makedirs(folder, exist_ok=True)
    path = project(drydock, folder, "ships", ships(200))
    with open(path, encoding="utf-8") as file:
        text = file.read()
    with open(path, "w", encoding="utf-8") as file:
        file.write(text.replace("record_sheets: Several", "record_sheets: One"))
    tiles(os.path.join(folder, "tiles.png"))
    for size in (100, 200):
        project(drydock, folder, f"map-{size}", terrain("Bench", size))
        tiled(folder, f"map-{size}", size)
    project(drydock, folder, "twenty-maps", maps([f"Map {number}" for number in range(1, 21)], 200))


main()
