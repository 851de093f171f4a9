import { buffer } from 'node:stream/consumers';
import PdfKit from 'pdfkit';

export type Pdf = InstanceType<typeof PdfKit>;

/** A rectangle on a page, in mm. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Converts to points (1/72 inch), PDF's unit. */
export function mm(millimetres: number): number {
  return (millimetres / 25.4) * 72;
}

/**
 * Renders a PDF.
 * @param width millimetres
 * @param height millimetres
 */
export async function makePdf(
  title: string,
  [width, height]: readonly [width: number, height: number],
  createdAt: Date,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  const pdf = new PdfKit({
    size: [mm(width), mm(height)],
    margin: mm(6),
    info: { Title: title, Creator: 'Entrepot', Producer: 'Entrepot', CreationDate: createdAt },
  });
  const bytes = buffer(pdf);
  draw(pdf);
  pdf.end();
  return bytes;
}

/** Draws a horizontal line from one position to another, in mm; `thickness` in points. */
export function drawRule(pdf: Pdf, y: number, from: number, to: number, thickness: number): void {
  pdf.moveTo(mm(from), mm(y)).lineTo(mm(to), mm(y)).lineWidth(thickness).stroke();
}
