import { EntrepotError, type Entrepot } from '@entrepot/client';
import { withoutUndefined } from '../session/without-undefined.js';
import { openSession } from '../session/session.js';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { CliError, EXIT, exitCodeOf } from '../terminal/errors.js';
import { formatOf, jsonText, OF_STREAM, type Format } from '../terminal/format.js';
import { withConflicts } from './file-conflicts.js';
import { printNotLoaded, printPreview, printTerms } from './print-terms.js';
import {
  readTermsFile,
  type Checked,
  type FileDocument,
  type Json,
  type Kind,
  type Preview,
  type PriceMoves,
  type Terms,
} from './read-terms-file.js';

export interface LoadOptions extends GlobalOptions {
  confirm?: boolean;
  correction?: string;
  dryRun?: boolean;
}

interface Request {
  body: Json;
  query: { dryRun?: boolean };
  signal: AbortSignal;
}

const SEND: Record<Kind, (client: Entrepot, request: Request) => Promise<Terms | Preview>> = {
  rules: (client, { body, ...request }) =>
    client.call('loadTaxRules', { body: body as never, ...request }),
  duties: (client, { body, ...request }) => {
    const path = { destination: String(body['destination']) };
    return client.call('putDutyRates', { path, body: body as never, ...request });
  },
  tariffs: (client, { body, ...request }) =>
    client.call('loadFreightTariff', { body: body as never, ...request }),
};

/**
 * Loads the documents of a file (decision 9.4). All are checked before the first is loaded, each against the stored
 * documents and the others. If one is refused nevertheless, the output says which were loaded.
 * @param file its name, or `-` for stdin
 * @throws CliError for a file without documents, and if one is refused; EntrepotError if the service fails meanwhile
 */
export async function loadFile(
  kinds: readonly Kind[],
  file: string,
  options: LoadOptions,
  context: Context,
): Promise<void> {
  const format = formatOf(options, OF_STREAM);
  const { client } = openSession(options, context);
  const documents = await readTermsFile(file, kinds, context);
  const checked = withConflicts(await checkAll(client, documents, { options, context }));
  const refused = checked.filter(({ preview }) => preview.outcome === 'refused');
  if (options.dryRun === true || refused.length > 0) {
    printChecked(options.dryRun === true ? checked : refused, format, context);
    if (refused.length === 0) return;
    throw refusedError(refused, checked.length, options.dryRun === true);
  }
  await loadAll(client, checked, { options, format, context });
}

async function loadAll(
  client: Entrepot,
  checked: readonly Checked[],
  { options, format, context }: { options: LoadOptions; format: Format; context: Context },
): Promise<void> {
  const { signal } = context;
  for (const [index, { document, preview }] of checked.entries()) {
    const request = { body: bodyOf(document, options), query: {}, signal };
    try {
      const terms = (await SEND[document.kind](client, request)) as Terms;
      if (format === 'ndjson') context.terminal.out(jsonText(terms, format));
      else printTerms(document.kind, terms, { isNew: preview.outcome === 'new' }, context);
    } catch (error) {
      const refused = refusalIn(error);
      if (refused) printChecked([{ document, preview: refused }], format, context);
      const laterDocuments = checked.slice(index + 1).map((entry) => entry.document);
      printNotLoaded(
        refused ? laterDocuments : [document, ...laterDocuments],
        { isSent: !refused },
        context,
      );
      throw refused ? refusedLate(index, checked.length) : error;
    }
  }
}

/** For a refusal after a dry run that found no fault: the stored terms have changed in between. */
function refusedLate(loaded: number, all: number): CliError {
  const message = `A document is refused after the check. ${loaded} of ${all} documents were loaded.`;
  const next = 'correct the file and repeat the command: loaded documents stay unchanged';
  return new CliError(message, next, EXIT.refused);
}

async function checkAll(
  client: Entrepot,
  documents: readonly FileDocument[],
  { options, context: { signal } }: { options: LoadOptions; context: Context },
): Promise<Checked[]> {
  const checked: Checked[] = [];
  for (const document of documents) {
    const request = { body: bodyOf(document, options), query: { dryRun: true }, signal };
    const preview = besideTables(await previewOf(client, document, request), document, documents);
    const isKnown = preview.outcome === 'new' && preview.id !== undefined;
    const moves =
      options.dryRun === true && isKnown ? await movesOf(client, document, signal) : undefined;
    checked.push({ document, preview, ...withoutUndefined({ moves }) });
  }
  return checked;
}

/**
 * Duty rates of the same file are loaded before the rules that need them (decision 9.4), so the service's findings
 * about their absence are left out. Today is the current date in UTC.
 */
function besideTables(
  preview: Preview,
  { kind, document }: FileDocument,
  documents: readonly FileDocument[],
): Preview {
  if (kind !== 'rules' || preview.outcome !== 'refused') return preview;
  const [first, today] = [String(document['validFrom']), new Date().toISOString().slice(0, 10)];
  const day = first > today ? first : today;
  const hasTable = documents.some(
    (fileDocument) =>
      fileDocument.kind === 'duties' &&
      fileDocument.document['destination'] === document['destination'] &&
      appliesOn(fileDocument.document, day),
  );
  if (!hasTable) return preview;
  const faults = preview.faults.filter(({ code }) => code !== 'no-duty-rates');
  return faults.length === 0 ? { outcome: 'new', faults, samples: [] } : { ...preview, faults };
}

function appliesOn({ validFrom, validUntil }: Json, day: string): boolean {
  return String(validFrom) <= day && (validUntil === undefined || day <= String(validUntil));
}

const MEMBERS = { rules: 'ruleSet', duties: 'dutyRates', tariffs: 'freightTariff' } as const;

function movesOf(
  client: Entrepot,
  { kind, document }: FileDocument,
  signal: AbortSignal,
): Promise<PriceMoves> {
  const body = { [MEMBERS[kind]]: document };
  return client.call('previewPrices', { body: body as never, signal });
}

/** A document with malformed members is refused like one that cannot be evaluated. */
async function previewOf(
  client: Entrepot,
  { kind }: FileDocument,
  request: Request,
): Promise<Preview> {
  try {
    return (await SEND[kind](client, request)) as Preview;
  } catch (error) {
    const refused = refusalIn(error);
    if (!refused) throw error;
    return refused;
  }
}

/** Undefined if the service did not refuse the document. */
function refusalIn(error: unknown): Preview | undefined {
  if (!(error instanceof EntrepotError) || exitCodeOf(error) !== EXIT.refused) return undefined;
  const { errors, code, message } = error;
  const faults = errors.map(({ pointer, parameter = '', ...fault }) => ({
    pointer: pointer ?? `/${parameter}`,
    ...fault,
  }));
  const whole = { pointer: '', code: code ?? 'refused', detail: message };
  return { outcome: 'refused', faults: faults.length > 0 ? faults : [whole], samples: [] };
}

function bodyOf({ document }: FileDocument, { confirm, correction }: LoadOptions): Json {
  const reason = correction === undefined ? undefined : { reason: correction };
  return { ...document, ...withoutUndefined({ confirm, correction: reason }) };
}

function printChecked(checked: readonly Checked[], format: Format, context: Context): void {
  for (const entry of checked) {
    const { kind, pointer } = entry.document;
    if (format === 'ndjson') {
      const { moves } = entry;
      context.terminal.out(
        jsonText({ kind, at: pointer, ...entry.preview, ...withoutUndefined({ moves }) }, format),
      );
    } else printPreview(entry, context);
  }
}

function refusedError(refused: readonly Checked[], all: number, isDryRun: boolean): CliError {
  const documents = all === 1 ? 'The document' : `${refused.length} of ${all} documents`;
  const verb = isDryRun ? 'would be' : refused.length === 1 ? 'is' : 'are';
  const nothing = isDryRun ? '' : ' Nothing was loaded.';
  const codes = refused.flatMap(({ preview }) => preview.faults.map(({ code }) => code));
  return new CliError(`${documents} ${verb} refused.${nothing}`, nextAfter(codes), EXIT.refused);
}

/** The next step for faults that an option accepts. */
function nextAfter(codes: readonly string[]): string {
  if (codes.every((code) => CONFIRMED.has(code))) {
    return 'check them, then repeat the command with --confirm';
  }
  return codes.every((code) => CORRECTED.has(code))
    ? 'correct the file, or repeat the command with --correction and the reason'
    : 'correct the file';
}

const CONFIRMED: ReadonlySet<string> = new Set(['confirm-needed', 'no-duty-rates']);
const CORRECTED: ReadonlySet<string> = new Set(['already-loaded', 'back-dated', 'other-time-zone']);
