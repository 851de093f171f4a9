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

/** Prints lines of text into a box; cuts off what does not fit. */
export function printLines(
  pdf: Pdf,
  lines: readonly string[],
  { x, y, width, height }: Box,
  align: 'left' | 'right' = 'left',
): void {
  const box = { width: mm(width), height: mm(height), ellipsis: true, align };
  pdf.text(lines.map(printable).join('\n'), mm(x), mm(y), box);
}

/** Draws a horizontal line from one position to another, in mm; `thickness` in points. */
export function drawRule(pdf: Pdf, y: number, from: number, to: number, thickness: number): void {
  pdf.moveTo(mm(from), mm(y)).lineTo(mm(to), mm(y)).lineWidth(thickness).stroke();
}

/** Windows-1252 beyond Latin-1: the further characters of the standard fonts. */
const EXTRA = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/**
 * Converts a text to the characters of PDF's standard fonts: other letters lose their diacritics, and the rest (`ł`
 * and other scripts) becomes `?`.
 */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC'), shown).join('');
}

function shown(character: string): string {
  if (isShown(character)) return character;
  const [plain = ''] = character.normalize('NFD');
  if (/\s/u.test(character)) return ' ';
  return isShown(plain) ? plain : '?';
}

function isShown(character: string): boolean {
  return /^[\u0020-\u007e\u00a0-\u00ff]$/u.test(character) || EXTRA.has(character);
}
