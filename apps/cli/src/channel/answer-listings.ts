import type { Answer, Entrepot, OperationId, Schemas } from '@entrepot/client';
import { takenOfRow, type Column, type Fault, type InputRecord } from '@entrepot/product-files';
import { readRows, type RowsOptions } from '../rows/read-rows.js';
import { printRowFaults } from '../rows/row-faults.js';
import { withoutUndefined } from '../session/without-undefined.js';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { counted } from '../terminal/plain.js';
import { CliError, EXIT } from '../terminal/errors.js';
import { formatOf, OF_STREAM } from '../terminal/format.js';
import { openChannel } from './pages.js';

type Result = Answer<'answerListings'>['results'][number];

/** A kind of report of a channel about SKUs, many in each request. */
export interface RowKind {
  /** The command after `entrepot`. */
  command: string;
  operation: OperationId;
  columns: readonly Column[];
  send(client: Entrepot, rows: object[], signal: AbortSignal): Promise<{ results: Result[] }>;
}

/** One row, given by options instead of a file. */
export interface RowOptions extends RowsOptions, GlobalOptions {
  merchant?: string;
  sku?: string;
  status?: string;
  message?: string;
  listingVersion?: number;
  channelSku?: string;
  quantity?: number;
  /** ISO 8601. */
  at?: string;
}

/** A row with its result. */
interface Outcome {
  line: number | undefined;
  merchantId?: string | undefined;
  skuId?: string | undefined;
  result: Result['result'];
  reason?: string | undefined;
  faults: Fault[];
}

/** The maximum number of rows in a request (decision 10.4). */
const MOST_ROWS = 500;

function column(name: string, type: Column['type'], required: boolean): Column {
  return { name, path: [name], type, required };
}

const NAMES = [column('merchantId', 'text', true), column('skuId', 'text', true)];

/** Whether the channel sells listings. */
export const ANSWERS: RowKind = {
  command: 'channel answer',
  operation: 'answerListings',
  columns: [
    ...NAMES,
    column('status', 'text', true),
    column('listingVersion', 'integer', false),
    column('message', 'text', false),
    column('salesChannelSkuId', 'text', false),
  ],
  send: (client, rows, signal) =>
    client.channel.listings.answer(rows as Schemas['ListingAnswerDto'][], { signal }),
};

/** The quantities that the channel offers. */
export const QUANTITIES: RowKind = {
  command: 'channel quantities',
  operation: 'reportAppliedQuantities',
  columns: [...NAMES, column('quantity', 'integer', true), column('appliedAt', 'text', true)],
  send: (client, rows, signal) =>
    client.channel.listings.quantities(rows as Schemas['AppliedQuantityDto'][], { signal }),
};

/**
 * Sends the rows of a file, or the row of the options, and prints the rows that changed nothing. The exit code is 1 if
 * there is such a row.
 * @throws CliError for a file that cannot be read; EntrepotError when a whole request is refused
 */
export async function sendRows(
  kind: RowKind,
  file: string | undefined,
  options: RowOptions,
  context: Context,
): Promise<void> {
  const isJson = formatOf(options, OF_STREAM) === 'ndjson';
  const rows = await rowsToSend(kind, file, options, context);
  const client = await openChannel(kind.command, kind.operation, options, context);
  const outcomes = rows.filter(({ faults }) => faults.length > 0).map(unsent);
  const sent = rows.filter(({ faults }) => faults.length === 0);
  try {
    for (let start = 0; start < sent.length; start += MOST_ROWS) {
      const together = sent.slice(start, start + MOST_ROWS);
      const bodies = together.map(({ body }) => body);
      const { results } = await kind.send(client, bodies, context.signal);
      outcomes.push(...results.map((result, index) => outcomeOf(result, together[index])));
    }
  } finally {
    report(outcomes, rows.length, isJson, context);
  }
}

/** Options whose name differs from that of their column. */
const OPTIONS: Readonly<Record<string, string>> = { merchantId: 'merchant', skuId: 'sku' };

type Row = Pick<InputRecord, 'body' | 'faults'> & { line: number | undefined };

async function rowsToSend(
  { command, columns }: RowKind,
  file: string | undefined,
  options: RowOptions,
  context: Context,
): Promise<Row[]> {
  const { merchant: merchantId, sku: skuId, status, message, quantity } = options;
  const { listingVersion, channelSku: salesChannelSkuId, at: appliedAt } = options;
  const names = { merchantId, skuId, status, message, listingVersion, salesChannelSkuId };
  const row = withoutUndefined({ ...names, quantity, appliedAt });
  const isByOptions = Object.keys(row).length > 0;
  if ((file === undefined) === !isByOptions) {
    const next = `entrepot ${command} FILE, or --merchant ID --sku ID …`;
    throw new CliError('Give the rows in a file, or one by options.', next, EXIT.usage);
  }
  if (file !== undefined) return readRows(file, columns, options, context);
  const isDated = columns.some(({ name }) => name === 'appliedAt');
  const body = { ...(isDated && { appliedAt: new Date().toISOString() }), ...row };
  const missing = columns.find(({ name, required }) => required && !Object.hasOwn(body, name));
  if (!missing) return [{ line: undefined, body, faults: [] }];
  const option = OPTIONS[missing.name] ?? missing.name;
  throw new CliError(`--${option} is missing.`, `give --${option}`, EXIT.usage);
}

function namesOf(row: Row | undefined): Pick<Outcome, 'line' | 'merchantId' | 'skuId'> {
  const { merchantId, skuId } = (row?.body ?? {}) as Record<string, unknown>;
  return {
    line: row?.line,
    ...(typeof merchantId === 'string' && { merchantId }),
    ...(typeof skuId === 'string' && { skuId }),
  };
}

function unsent(row: Row): Outcome {
  return { ...namesOf(row), result: 'refused', faults: row.faults };
}

function outcomeOf(answer: Result, row: Row | undefined): Outcome {
  const { result, reason } = answer;
  const { faults } = takenOfRow(answer, []);
  return { ...namesOf(row), result, ...(reason !== undefined && { reason }), faults };
}

/** The reason that a row changed nothing, if the service gives no detail. */
const REASONS: Partial<Record<Result['result'], string>> = {
  stale: 'the product or its price has changed since that version; read the listing again',
  'unknown-sku': 'the channel has no such listing',
};

function report(
  outcomes: readonly Outcome[],
  count: number,
  isJson: boolean,
  { terminal }: Context,
): void {
  const ordered = outcomes.toSorted((outcome, other) => (outcome.line ?? 0) - (other.line ?? 0));
  const notApplied = ordered.filter(({ result }) => result !== 'applied');
  const applied = ordered.length - notApplied.length;
  if (notApplied.length > 0) process.exitCode = EXIT.inPart;
  if (isJson) {
    for (const outcome of ordered) terminal.out(JSON.stringify(outcome));
    terminal.out(JSON.stringify({ applied, notApplied: notApplied.length }));
    return;
  }
  const faults = notApplied.flatMap(({ line, merchantId = '', skuId = '', ...rest }) => {
    const key = `${merchantId} ${skuId}`.trim();
    const { result, reason, faults: rowFaults } = rest;
    const detail = reason ?? REASONS[result] ?? '';
    const all =
      rowFaults.length > 0 && result === 'refused' ? rowFaults : [{ code: result, detail }];
    return all.map((fault) => ({ line, key, ...fault }));
  });
  printRowFaults(terminal, faults, 'SKU');
  const unknown = count - ordered.length;
  const parts = [
    `${counted(applied, 'row')} applied`,
    ...(notApplied.length > 0 ? [`${notApplied.length.toLocaleString('en-US')} not applied`] : []),
    ...(unknown > 0 ? [`${unknown.toLocaleString('en-US')} without an answer`] : []),
  ];
  terminal.note(parts.join(' · '));
}
