import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Entrepot, Schemas } from '@entrepot/client';
import { given } from '../session/given.js';
import { openSession } from '../session/session.js';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { CliError, EXIT } from '../terminal/errors.js';
import { formatOf, jsonText, OF_STREAM } from '../terminal/format.js';
import { oneLine } from '../terminal/plain.js';
import { RecordPrinter, textColumn } from '../terminal/print.js';

export interface LoadOptions extends GlobalOptions {
  confirm?: boolean;
  correction?: string;
}

export type Answer = Schemas['TermsResponse'] | Schemas['TermsPreviewResponse'];
type Preview = Schemas['TermsPreviewResponse'];
type Sample = Preview['samples'][number];

/** A document, with what says how it is loaded. */
type Body = Readonly<Record<string, unknown>>;

interface Request {
  body: Body;
  query: { dryRun?: boolean };
  signal: AbortSignal;
}

/** What a group of commands loads, by the name of the group. */
const KINDS = {
  terms: {
    /** The documents of a pack. */
    member: 'ruleSets',
    send: (client: Entrepot, { body, query, signal }: Request): Promise<Answer> =>
      client.call('loadTaxRules', { body: body as never, query, signal }),
  },
  duties: {
    member: 'dutyRates',
    send: (client: Entrepot, { body, query, signal }: Request): Promise<Answer> => {
      const path = { destination: String(body['destination']) };
      return client.call('putDutyRates', { path, body: body as never, query, signal });
    },
  },
  tariffs: {
    member: 'freightTariffs',
    send: (client: Entrepot, { body, query, signal }: Request): Promise<Answer> =>
      client.call('loadFreightTariff', { body: body as never, query, signal }),
  },
};

export type Kind = keyof typeof KINDS;

/**
 * Loads the documents of a file, which is one document or a pack of a destination: the last first, so that none begins
 * on days that are over of one loaded before.
 * @param file its name, or `-` for stdin
 * @throws CliError for a file without documents; EntrepotError for a document that is refused
 */
export async function loadFile(
  kind: Kind,
  file: string,
  options: LoadOptions,
  context: Context,
): Promise<void> {
  const format = formatOf(options, OF_STREAM);
  const { client } = openSession(options, context);
  const { terminal, signal } = context;
  for (const body of await documentsIn(kind, file, options, context)) {
    const answer = await KINDS[kind].send(client, { body, query: {}, signal });
    if (format === 'ndjson') terminal.out(jsonText(answer, format));
    else terminal.out(`${answer.id} is loaded.`);
  }
}

/**
 * Prints what loading a file would do, and the taxes on a few carts.
 * @throws CliError for a file without documents, and at the end if one would be refused
 */
export async function checkFile(
  kind: Kind,
  file: string,
  options: LoadOptions,
  context: Context,
): Promise<void> {
  const format = formatOf(options, OF_STREAM);
  const { client } = openSession(options, context);
  const { terminal, signal } = context;
  const query = { dryRun: true };
  let refused = 0;
  for (const body of await documentsIn(kind, file, options, context)) {
    const preview = (await KINDS[kind].send(client, { body, query, signal })) as Preview;
    if (preview.outcome === 'refused') refused += 1;
    if (format === 'ndjson') terminal.out(jsonText(preview, format));
    else printPreview(String(body['validFrom']), preview, context);
  }
  if (refused === 0) return;
  const message = `${refused} of the documents would be refused.`;
  throw new CliError(message, 'correct the file', EXIT.refused);
}

function printPreview(
  validFrom: string,
  { outcome, id, faults, samples }: Preview,
  { terminal }: Context,
): void {
  if (outcome === 'new') terminal.out(`${id} would be loaded.`);
  else if (outcome === 'unchanged') terminal.out(`${id} is loaded already.`);
  else terminal.out(`The document from ${validFrom} would be refused:`);
  for (const { pointer, detail } of faults) {
    terminal.out(`  ${oneLine(pointer === '' ? 'the document' : pointer)} ${oneLine(detail)}`);
  }
  if (samples.length === 0) return;
  const printer = new RecordPrinter<Sample>(terminal, 'table', COLUMNS);
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

async function documentsIn(
  kind: Kind,
  file: string,
  { confirm, correction }: LoadOptions,
  context: Context,
): Promise<Body[]> {
  const name = file === '-' ? 'stdin' : file;
  const found = parsed(name, await contentOf(file, context));
  const { member } = KINDS[kind];
  const documents = Array.isArray(found[member]) ? (found[member] as Body[]) : [found];
  if (documents.length === 0 || documents.some((one) => typeof one['validFrom'] !== 'string')) {
    const message = `${name} is neither a document with validFrom nor a pack with ${member}.`;
    throw new CliError(message, 'look at a file in terms/ of the repository', EXIT.usage);
  }
  const reason = correction === undefined ? undefined : { reason: correction };
  const extras = given({ confirm, correction: reason });
  return documents
    .toSorted((a, b) => (String(a['validFrom']) > String(b['validFrom']) ? -1 : 1))
    .map((document) => ({ ...document, ...extras }));
}

async function contentOf(file: string, { stdin }: Context): Promise<string> {
  if (file === '-') return text(stdin);
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const next = 'give the name of a file, or - for stdin';
    throw new CliError(`${file}: ${(error as Error).message}`, next, EXIT.usage);
  }
}

function parsed(name: string, content: string): Body {
  try {
    const value = JSON.parse(content) as unknown;
    if (value instanceof Object && !Array.isArray(value)) return value as Body;
  } catch (error) {
    const message = `${name} is not JSON: ${(error as Error).message}`;
    throw new CliError(message, 'correct it', EXIT.usage);
  }
  throw new CliError(`${name} is not a JSON object.`, 'correct it', EXIT.usage);
}
