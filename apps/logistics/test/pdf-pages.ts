import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A text on a page; positions and sizes in points from the bottom left, `y` of the base line. */
export interface PrintedText {
  page: number;
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}

/** The texts of a PDF as a reader extracts them, in the order of drawing; empty ones are left out. */
export async function printedTexts(pdf: Buffer): Promise<PrintedText[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const texts: PrintedText[] = [];
  for (let page = 1; page <= document.numPages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [size = 0, , , , x = 0, y = 0] = item.transform as number[];
      texts.push({ page, text: item.str, x, y, width: item.width, size });
    }
  }
  await task.destroy();
  return texts;
}

/** Joins all texts of a PDF, without blanks, since these depend on the line breaks; compatible forms are normalized. */
export async function printedText(pdf: Buffer): Promise<string> {
  const texts = await printedTexts(pdf);
  return withoutBlanks(texts.map(({ text }) => text).join(''));
}

export function withoutBlanks(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '');
}
