import { setImmediate as nextTurn } from 'node:timers/promises';
import { PDFDocument, ParseSpeeds } from '@cantoo/pdf-lib';

/** How many objects are written before other requests get their turn. */
const OBJECTS_PER_TURN = 50;

/** One PDF with the pages of several, in their order. */
export async function joinPdfs(contents: readonly Buffer[]): Promise<Buffer> {
  // Without the time of the request, the same labels are the same file.
  const joined = await PDFDocument.create({ updateMetadata: false });
  for (const content of contents) {
    const pdf = await PDFDocument.load(content, { parseSpeed: ParseSpeeds.Fast });
    for (const page of await joined.copyPages(pdf, pdf.getPageIndices())) joined.addPage(page);
    await nextTurn();
  }
  return Buffer.from(await joined.save({ objectsPerTick: OBJECTS_PER_TURN }));
}
