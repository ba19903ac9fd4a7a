"""Two hundred pages like record sheets by ReportLab, to be timed beside `drydock print --only record-sheets`.

A page has 120 shapes (boxes, circles, rules) and 60 texts in an embedded font; a record sheet of Drydock has about 220 and 70. The boxes of a
row differ from page to page, as ships do. Usage: record_sheets.py FONT.ttf OUT.pdf
"""

import sys

from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

PAGES, ROWS = 200, 10


def page(sheet, number):
    """Draws one page of rows, each with a label, numbers and boxes to cross off."""
    width, height = A4
    sheet.setFont("Face", 18)
    sheet.drawString(40, height - 50, f"Ship {number}")
    sheet.setFont("Face", 8)
    sheet.drawString(40, 30, "Bench")
    sheet.drawRightString(width - 40, 30, f"page {number} of {PAGES}")
    for row in range(ROWS):
        y = height - 90 - row * 60
        sheet.setLineWidth(0.8)
        sheet.line(40, y + 14, width - 40, y + 14)
        sheet.drawString(40, y, f"System {row}")
        boxes = 7 + (number + row) % 3
        for box in range(boxes):
            sheet.setFillGray(1 if box % 2 else 0.93)
            sheet.rect(110 + box * 16, y - 4, 12, 12, stroke=1, fill=1)
        for circle in range(11 - boxes):
            sheet.circle(110 + circle * 16, y - 18, 5, stroke=1, fill=0)
        sheet.setFillGray(0.1)
        for label in range(5):
            sheet.drawString(300 + label * 45, y, f"{row}.{label} {number}")
    sheet.showPage()


def main():
    """Writes the pages."""
    font, out = sys.argv[1:]
    pdfmetrics.registerFont(TTFont("Face", font))
    sheet = canvas.Canvas(out, pagesize=A4, pageCompression=1)
    for number in range(1, PAGES + 1):
        page(sheet, number)
    sheet.save()


main()
