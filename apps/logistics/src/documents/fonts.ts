/* eslint-disable no-underscore-dangle -- the names are PdfKit's */
import PdfKit from 'pdfkit';
import type { Pdf } from './pdf.js';

/** A font inside a document: tables that all documents share, and the document's own reference to it. */
interface StandardFont {
  document: Pdf;
  id: string;
}

/** What PdfKit keeps of a document's fonts, which it does not offer to share. */
interface FontKeeper {
  _font: StandardFont;
  _fontFamilies: Record<string, StandardFont>;
  _fontCount: number;
}

const NAME = 'Helvetica';

let known: StandardFont | undefined;

/**
 * Gives a document that was made without a font the one that all of ours are written in. Reading its tables took PdfKit
 * longer than all the rest of a label.
 */
export function attachFont(pdf: Pdf): void {
  known ??= (new PdfKit({ font: NAME }) as unknown as FontKeeper)._font;
  const own = Object.create(Object.getPrototypeOf(known)) as StandardFont;
  const keeper = pdf as unknown as FontKeeper;
  keeper._fontCount = 1;
  keeper._fontFamilies[NAME] = Object.assign(own, known, { document: pdf, id: 'F1' });
  pdf.font(NAME);
}
