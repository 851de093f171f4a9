import type { Context } from '../terminal/context.js';
import { oneLine } from '../terminal/plain.js';
import { RecordPrinter, textColumn } from '../terminal/print.js';
import { hanging } from '../terminal/table.js';
import type { Checked, FileDocument, Kind, Preview, PriceMoves, Terms } from './read-terms-file.js';

type Sample = Preview['samples'][number];

const NOUNS: Readonly<Record<Kind, string>> = {
  rules: 'tax rules',
  duties: 'duty rates',
  tariffs: 'freight tariff',
};

/** Prints that terms are loaded, or were loaded before. */
export function printTerms(
  kind: Kind,
  { id, inForce }: Terms,
  { isNew }: { isNew: boolean },
  context: Context,
): void {
  const never = inForce.length === 0 ? ' No day has them in force: see list.' : '';
  print(`${isNew ? 'Loaded' : 'Unchanged'}: ${NOUNS[kind]} ${id}.${never}`, 0, context);
}

/** Prints what loading a document would do, and the taxes on a few carts. */
export function printPreview({ document, preview, moves }: Checked, context: Context): void {
  const { kind } = document;
  const { outcome, id, faults, samples } = preview;
  if (outcome === 'new') {
    // Rules that still wait for the duty rates of their file have no id yet.
    const named =
      id === undefined
        ? `${documentName(document)}, with the duty rates of the file`
        : `${NOUNS[kind]} ${id}`;
    print(`Would be loaded: ${named}.`, 0, context);
  } else if (outcome === 'unchanged') print(`Unchanged: ${NOUNS[kind]} ${id}.`, 0, context);
  else print(`Refused: ${documentName(document)}.`, 0, context);
  for (const { pointer, detail } of faults) {
    print(`  ${oneLine(pointer === '' ? 'the document' : pointer)} ${oneLine(detail)}`, 2, context);
  }
  if (outcome !== 'refused') printSamples(samples, context);
  if (moves) for (const text of movesTexts(moves)) print(text, 2, context);
}

/**
 * Prints the documents that were not loaded.
 * @param isSent whether the first was sent, and its answer is not known
 */
export function printNotLoaded(
  documents: readonly FileDocument[],
  { isSent }: { isSent: boolean },
  { terminal }: Context,
): void {
  for (const [index, document] of documents.entries()) {
    const outcome = isSent && index === 0 ? 'Not known whether loaded' : 'Not loaded';
    const line = `${outcome}: ${documentName(document)}.`;
    for (const part of hanging(line, 0, terminal.columns)) terminal.note(part);
  }
}

function documentName({ kind, pointer, document }: FileDocument): string {
  const place = pointer === '' ? '' : ` (${pointer} of the file)`;
  const from = typeof document['validFrom'] === 'string' ? ` from ${document['validFrom']}` : '';
  return `${NOUNS[kind]}${oneLine(from)}${place}`;
}

function movesTexts(moves: PriceMoves): string[] {
  const { destination, day, prices, compared, sampled, moved, failing, recovering, largest } =
    moves;
  if (prices === 0) return [`  There are no prices in ${destination}.`];
  const pricesText = sampled ? `a sample of ${compared} of ${prices} prices` : `${prices} prices`;
  return [
    `  On ${day}, ${moved} of ${pricesText} would change by more than ${percent(moves.share)}.`,
    ...(largest ? [largestText(largest)] : []),
    ...failing.map(({ prices: count, code }) => `  ${count} would be withdrawn (${code}).`),
    ...(recovering > 0 ? [`  ${recovering} that cannot be made now would be made.`] : []),
  ];
}

function largestText(largest: NonNullable<PriceMoves['largest']>): string {
  const { share, skuId, salesChannel, before, after, currency } = largest;
  const subject = `${oneLine(skuId)} in ${salesChannel}`;
  return `  The largest change is ${percent(share)}: ${subject}, ${before} to ${after} ${currency}.`;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

function print(line: string, indent: number, { terminal }: Context): void {
  for (const part of hanging(line, indent, terminal.columns)) terminal.out(part);
}

function printSamples(samples: readonly Sample[], { terminal }: Context): void {
  if (samples.length === 0) return;
  const hasBefore = samples.some(({ before }) => before !== undefined);
  const columns = COLUMNS.filter(({ name }) => hasBefore || name !== 'before');
  const printer = new RecordPrinter<Sample>(terminal, 'table', columns);
  for (const sample of samples) printer.print(sample);
  printer.end('');
}

const COLUMNS = [
  textColumn<Sample>('goods', 'GOODS (USD)', ({ goods }) => String(goods), { align: 'right' }),
  textColumn<Sample>('freight', 'FREIGHT', ({ freight }) => String(freight), { align: 'right' }),
  textColumn<Sample>('before', 'TAXES BEFORE', ({ before }) => totalOf(before), { align: 'right' }),
  textColumn<Sample>('after', 'TAXES', ({ after }) => totalOf(after), { align: 'right' }),
];

function totalOf(taxes: Sample['after'] | undefined): string {
  return taxes?.refused ?? taxes?.total?.toFixed(2) ?? '';
}
