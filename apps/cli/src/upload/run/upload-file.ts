import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { skuPageOf, skuQueriesOf, type FileFormat } from '@entrepot/product-files';
import type { Context, GlobalOptions } from '../../terminal/context.js';
import { openSession } from '../../session/session.js';
import { CliError, EXIT } from '../../terminal/errors.js';
import { formatOf, OF_STREAM } from '../../terminal/format.js';
import { counted, oneLine } from '../../terminal/plain.js';
import { hanging } from '../../terminal/table.js';
import { readingOfFile, sha256Of } from '../input/input-file.js';
import { isPipe, withInput, type Input } from '../input/with-input.js';
import type { CommandKind } from '../command-kinds.js';
import { openState, removeState } from '../state/state-file.js';
import { awaitReview } from './await-review.js';
import { importRecords } from './import-records.js';
import { previewAll, type PreviewTotals } from './preview.js';
import { number } from './progress.js';
import { RateGate } from './rate-gate.js';
import { printFaults, printWarnings, writeRejects } from './report.js';
import type { Run } from './run.js';
import { sendAll } from './send.js';

export interface UploadOptions extends GlobalOptions {
  format?: FileFormat;
  dryRun?: boolean;
  resume?: boolean;
  restart?: boolean;
  concurrency: number;
  /** Label of an encoding. */
  encoding?: string;
  /** Whether numbers of a CSV file have decimal commas. */
  decimalComma?: boolean;
  /** Only for SKUs. */
  allowDeletes?: boolean;
  /** Only for prices and stock. */
  ignoreUnknownColumns?: boolean;
  /** Only for stock: whether ids may be of SKUs that are not registered yet. */
  allowUnknown?: boolean;
  /** Whether to wait for review. */
  wait?: boolean;
  /** In seconds. */
  waitAtMost?: number;
}

/** The beginning of a hint, whose continuation lines are indented below the text. */
const HINT = 'next: ';

interface Upload {
  run: Run;
  input: Input;
  options: UploadOptions;
  isJson: boolean;
}

/**
 * Uploads a file: reads it, requests a dry run, sends it, waits for review, and prints the refusals. The exit code is 1
 * when something was refused or is still in review.
 * @param file its name, that of a pipe, or `-` for stdin
 * @throws CliError when the upload cannot begin, or would delete SKUs
 */
export async function uploadFile(
  kind: CommandKind,
  file: string,
  options: UploadOptions,
  context: Context,
): Promise<void> {
  // By default V8 collects garbage only after a hundred megabytes; an upload creates much short-lived garbage.
  setFlagsFromString('--optimize-for-size');
  const isJson = formatOf(options, OF_STREAM) === 'ndjson';
  if (options.resume && isPipe(file)) {
    const what = 'Only the upload of a file can be resumed: nothing is kept of a pipe.';
    throw new CliError(what, 'upload all of it again, without --resume', EXIT.usage);
  }
  await withInput(file, options.format, context, (input) =>
    uploadInput(kind, { input, options, isJson }, context),
  );
}

async function uploadInput(
  kind: CommandKind,
  { input, options, isJson }: Omit<Upload, 'run'>,
  context: Context,
): Promise<void> {
  const reading = readingOfFile(input, options);
  const gate = new RateGate(options.concurrency);
  const session = openSession(options, context, { onResponse: gate.observe });
  const identity = {
    sha256: await sha256Of(input.path),
    command: kind.command,
    unit: kind.batch.many,
    url: session.url,
    clientId: session.clientId ?? session.origin,
  };
  const state = await openState(input.path, identity, options);
  const { terminal, signal } = context;
  const { concurrency } = options;
  const run = { kind, client: session.client, state, gate, terminal, concurrency, signal };
  let isFinished = false;
  try {
    if (!state.isImported()) {
      state.set('id', randomUUID());
      const { ignoreUnknownColumns: ignoresUnknownColumns = false } = options;
      await importRecords(kind, { ...input, reading, ignoresUnknownColumns }, state, context);
    }
    isFinished = await uploadRecords({ run, input, options, isJson });
  } finally {
    const { sent } = state.totals();
    state.close();
    if (isFinished || sent === 0) removeState(state.file);
    else terminal.note(resumingNote(kind, input));
  }
}

function resumingNote({ command }: CommandKind, { name, isCopy }: Input): string {
  return isCopy
    ? `${name} is not kept and cannot be resumed: upload all of it again, or upload a file.`
    : `Go on with: entrepot ${command} ${name} --resume`;
}

/** The rejects of a pipe go into the working folder. */
function nameForRejects({ command }: CommandKind, { path: file, format, isCopy }: Input): string {
  return isCopy ? `${command.split(' ', 1).join()}.${format}` : file;
}

/** @returns whether there is nothing left to do */
async function uploadRecords(upload: Upload): Promise<boolean> {
  const { run, input, options, isJson } = upload;
  const { kind, state, terminal } = run;
  const { dryRun = false } = options;
  const hints = await checkAll(upload);
  if (!dryRun) await sendAll(run);
  const waits = !dryRun && options.wait !== false;
  const isReviewed = waits ? await awaitReview(run, (options.waitAtMost ?? 0) * 1_000) : true;
  printFaults(state, terminal, isJson);
  printWarnings(state, terminal, isJson);
  if (dryRun) {
    printDeletions(run, isJson);
    const lines = [...hints].flatMap((hint) => hanging(hint, HINT.length, terminal.columns));
    for (const line of lines) terminal.note(line);
  }
  const totals = state.totals();
  if (totals.faulty > 0) {
    process.exitCode = EXIT.inPart;
    if (!dryRun && isReviewed) {
      const rejects = writeRejects(nameForRejects(kind, input), input.format, state);
      terminal.note(`Fix the file and upload again: ${rejects}`);
    }
  }
  if (!isReviewed) process.exitCode = EXIT.inPart;
  if (!dryRun) printSummary(run, isJson);
  return isReviewed;
}

/**
 * Finds the records that would be refused and the SKUs that would be deleted, without sending anything.
 * @returns the next steps for missing requirements of channels
 * @throws CliError when SKUs would be deleted without permission
 */
async function checkAll(upload: Upload): Promise<ReadonlySet<string>> {
  const { run, options, isJson } = upload;
  const { kind, state, terminal } = run;
  if (kind.id === 'stock' && !options.allowUnknown) await refuseUnregistered(run);
  if (kind.id !== 'products') {
    if (options.dryRun) printCheck(run, isJson);
    return new Set();
  }
  const { totals, hints } = await previewAll(run, options.dryRun ?? false);
  printPreview(upload, totals);
  if (totals.deleted === 0 || options.allowDeletes || options.dryRun) return hints;
  printFaults(state, terminal, isJson);
  printDeletions(run, isJson);
  const what =
    'The file leaves out SKUs of its products, which would delete them. Nothing was sent.';
  throw new CliError(what, 'add them to the file, or give --allow-deletes', EXIT.refused);
}

/** Refuses records whose ids are not SKUs, since the service would accept them (decision 4.1). */
async function refuseUnregistered({ client, state, signal }: Run): Promise<void> {
  const skuIds = state.skus();
  const unknown = new Set(skuIds);
  const queries = await skuQueriesOf(client.api, skuIds, { signal });
  for (const query of queries) {
    const { skuIds: registered, next } = await skuPageOf(client.api, query, { signal });
    for (const skuId of registered) unknown.delete(skuId);
    if (next) queries.push(next);
  }
  const detail = 'is not the id of a registered SKU; --allow-unknown sets its stock nevertheless';
  state.refuseSkus(unknown, 'unknown-sku', detail);
}

function printPreview({ run, options, isJson }: Upload, totals: PreviewTotals): void {
  const { state, terminal } = run;
  const { created, updated, unchanged, deleted } = totals;
  const text = `creates ${number(created)} · updates ${number(updated)} · leaves ${number(unchanged)} as they are · deletes ${number(deleted)}`;
  const { faulty } = state.totals();
  const refused = faulty > 0 ? ` · faults in ${counted(faulty, 'line')}` : '';
  if (!options.dryRun) terminal.note(`Dry run: ${text}${refused}`);
  else terminal.out(isJson ? JSON.stringify({ ...totals, faulty }) : `${text}${refused}`);
}

/** Prints the summary when the service has no dry run. */
function printCheck({ kind, state, terminal }: Run, isJson: boolean): void {
  const { records, faulty } = state.totals();
  const text = `${counted(records, kind.batch.one, kind.batch.many)} · faults in ${counted(faulty, 'line')}`;
  terminal.out(isJson ? JSON.stringify({ records, faulty }) : text);
}

function printDeletions({ state, terminal }: Run, isJson: boolean): void {
  for (const { batch, sku } of state.deletions.all()) {
    terminal.out(
      isJson
        ? JSON.stringify({ deletes: sku, productId: batch })
        : `deletes ${oneLine(sku)} of ${oneLine(batch)}`,
    );
  }
}

function printSummary({ kind, state, terminal }: Run, isJson: boolean): void {
  const { sent, refused, sentRecords, faulty, warned, pending } = state.totals();
  if (isJson) {
    terminal.out(JSON.stringify({ sent, refused, sentRecords, faulty, warned, pending }));
    return;
  }
  const parts = [
    `${counted(sent, kind.batch.one, kind.batch.many)} sent`,
    ...(kind.mostInBatch > 1 ? [counted(sentRecords, 'SKU')] : []),
    ...(refused > 0 ? [`${number(refused)} not sent`] : []),
    ...(faulty > 0 ? [`${counted(faulty, 'line')} refused`] : []),
    ...(warned > 0 ? [`${counted(warned, 'line')} with warnings`] : []),
    ...(pending > 0 ? [`${number(pending)} still in review`] : []),
  ];
  terminal.note(parts.join(' · '));
}
