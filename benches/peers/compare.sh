#!/bin/sh
# Times Drydock beside its peers, turn by turn. Usage: compare.sh DRYDOCK FOLDER [TURNS]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
drydock=$(realpath "$1")
folder=$2
turns=${3:-5}
font=$here/../../src/drawing/fonts/Inter-Regular.ttf
export QT_QPA_PLATFORM=offscreen

python3 "$here/projects.py" "$drydock" "$folder"
cd "$folder"

timed() {
    name=$1
    shift
    /usr/bin/time -f "$name: %U s + %S s of processors, %e s on the clock, %M KB" "$@" 2>&1 >/dev/null | tail -n 1
}

for turn in $(seq "$turns"); do
    timed "200 record sheets, Drydock" "$drydock" print ships.drydock --only record-sheets --out sheets
    timed "200 pages, ReportLab" python3 "$here/record_sheets.py" "$font" reportlab.pdf
    for size in 100 200; do
        timed "map of $size, Drydock" "$drydock" export map-$size.drydock --to png --resolution 40 --only map --one-page --out map-$size
        timed "map of $size, tmxrasterizer" tmxrasterizer map-$size.tmx tiled-$size.png
    done
done
timed "twenty maps of 200, Drydock" "$drydock" print twenty-maps.drydock --only map --out maps
