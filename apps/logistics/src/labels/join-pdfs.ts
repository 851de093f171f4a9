import { setImmediate as nextTurn } from 'node:timers/promises';
import { PDFDocument, ParseSpeeds } from '@cantoo/pdf-lib';

/** The number of objects to write before yielding to other requests. */
const OBJECTS_PER_TURN = 50;

/** Joins the pages of several PDFs into one, in order. */
export async function joinPdfs(contents: readonly Buffer[]): Promise<Buffer> {
  // The time of the request is left out, so that the same labels result in the same file.
  const joined = await PDFDocument.create({ updateMetadata: false });
  for (const content of contents) {
    const pdf = await PDFDocument.load(content, { parseSpeed: ParseSpeeds.Fast });
    for (const page of await joined.copyPages(pdf, pdf.getPageIndices())) joined.addPage(page);
    await nextTurn();
  }
  return Buffer.from(await joined.save({ objectsPerTick: OBJECTS_PER_TURN }));
}
