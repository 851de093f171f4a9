import { inflateSync } from 'node:zlib';

/** The drawing commands of all pages of a PDF made by pdfkit. */
function commandsOf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/\/Length (\d+)[^>]*>>\nstream\n/g)];
  return streams
    .map((match) => {
      const from = match.index + match[0].length;
      const bytes = Buffer.from(text.slice(from, from + Number(match[1])), 'latin1');
      return match[0].includes('FlateDecode') ? inflateSync(bytes).toString('latin1') : '';
    })
    .join('\n');
}

/** The texts of a PDF in the order of drawing, one per line. */
export function pdfText(pdf: Buffer): string {
  const shown = [...commandsOf(pdf).matchAll(/\[(.*?)\] TJ/g)];
  return shown
    .map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )
    .join('\n');
}

export interface Bar {
  x: number;
  width: number;
}

/** The filled rectangles of a PDF from left to right, in points. */
export function pdfBars(pdf: Buffer): Bar[] {
  const number = '(-?[\\d.]+)';
  const rectangle = new RegExp(`${number} ${number} ${number} ${number} re`, 'g');
  return [...commandsOf(pdf).matchAll(rectangle)]
    .map(([, x, , width]) => ({ x: Number(x), width: Number(width) }))
    .toSorted((a, b) => a.x - b.x);
}

/** The glyphs of embedded fonts that a PDF shows; 0 is the box of a missing character. */
export function pdfGlyphs(pdf: Buffer): number[] {
  const texts = commandsOf(pdf).matchAll(/\/F(\d+) [\d.]+ Tf\n([^]*?)ET/g);
  return [...texts]
    .filter(([, font]) => font !== '1') // The standard font is not embedded.
    .flatMap(([, , shown = '']) => [...shown.matchAll(/<([0-9a-f]*)>/g)])
    .flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? [])
    .map((code) => Number.parseInt(code, 16));
}
