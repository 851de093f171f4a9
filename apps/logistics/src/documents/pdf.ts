import { buffer } from 'node:stream/consumers';
import PdfKit from 'pdfkit';

export type Pdf = InstanceType<typeof PdfKit>;

/** Points (1/72 inch), PDF's unit. */
export function mm(millimetres: number): number {
  return (millimetres / 25.4) * 72;
}

/**
 * One PDF as bytes.
 * @param size millimetres
 */
export async function makePdf(
  { title, width, height, createdAt }: PdfOptions,
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

export interface PdfOptions {
  title: string;
  width: number;
  height: number;
  createdAt: Date;
}

/** Windows-1252 beyond Latin-1: what the fonts that every reader has can show. */
const EXTRA = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/**
 * A text in the characters of PDF's standard fonts: letters outside them lose their marks (`ł` and other scripts
 * become `?`), so that nothing is printed as something else.
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
