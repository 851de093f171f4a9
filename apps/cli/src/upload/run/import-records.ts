import { fault } from '@entrepot/product-files';
import type { Fault, FileHead, InputRecord, Reading } from '@entrepot/product-files';
import { CliError, EXIT } from '../../terminal/errors.js';
import { oneLine } from '../../terminal/plain.js';
import type { Terminal } from '../../terminal/terminal.js';
import { readInput, type InputFile } from '../input/input-file.js';
import { textOf } from '../kinds/identity.js';
import type { UploadKind } from '../kinds/kind.js';
import type { UploadState } from '../state/upload-state.js';

/** The records of a transaction: few enough for memory, and enough to limit disk writes. */
const TOGETHER = 500;

/** The file, and how to read it. */
export interface RecordsInput extends InputFile {
  reading: Reading;
  /** Whether columns with unknown names are ignored. */
  ignoresUnknownColumns: boolean;
}

/**
 * Reads a file into the state, which groups its records into batches and finds the certain faults.
 * @throws CliError when it cannot be read as a whole, or has columns that may be misspelt
 */
export async function importRecords(
  kind: UploadKind,
  input: RecordsInput,
  state: UploadState,
  { terminal, signal }: { terminal: Terminal; signal: AbortSignal },
): Promise<void> {
  const { reading } = input;
  let waiting: InputRecord[] = [];
  const store = () => {
    const records = waiting;
    waiting = [];
    state.transaction(() => {
      for (const record of records) add(kind, input, state, record);
    });
    signal.throwIfAborted();
  };
  // For the file of rejects.
  state.set('encoding', reading.encoding.name);
  state.set('mark-bytes', String(reading.encoding.markBytes));
  const onHead = ({ header, newline, ignored }: FileHead) => {
    if (header !== undefined) state.set('header', header);
    state.set('newline', newline);
    reportIgnored(kind, input, ignored, terminal);
  };
  for await (const record of readInput(input, kind.columns, reading, onHead)) {
    waiting.push(record);
    if (waiting.length === TOGETHER) store();
  }
  store();
  state.finishImport(kind.mostInBatch);
}

/** @throws CliError where a column may be a misspelt one */
function reportIgnored(
  kind: UploadKind,
  { name: file, ignoresUnknownColumns }: RecordsInput,
  ignored: readonly string[],
  terminal: Terminal,
): void {
  if (ignored.length === 0) return;
  const names = oneLine(ignored.map((name) => (name === '' ? '(no name)' : name)).join(', '));
  if (!kind.needsKnownColumns || ignoresUnknownColumns) {
    terminal.note(`Ignored columns: ${names}`);
    return;
  }
  const known = kind.columns.map(({ name }) => name).join(', ');
  const next = `name them as they should be (${known}), or give --ignore-unknown-columns`;
  throw new CliError(`${file} has unknown columns: ${names}.`, next, EXIT.usage);
}

function add(kind: UploadKind, input: RecordsInput, state: UploadState, record: InputRecord): void {
  const { body } = record;
  const identity = kind.identify(body);
  const isNamed = identity.batch !== undefined && identity.key !== undefined;
  const faults = [
    ...record.faults,
    ...(isNamed || record.faults.length > 0 ? [] : missingIds(kind, body)),
    ...unknownMembers(kind, input, body),
    ...(kind.check?.(body) ?? []),
  ];
  state.add({ ...record, faults }, identity, kind.warn?.(body));
}

/** A record without a batch would never be sent, so it is reported. */
function missingIds(kind: UploadKind, body: object): Fault[] {
  return kind.columns
    .filter(({ name }) => name === 'skuId' || name === 'productId')
    .filter(({ name }) => textOf(body, name) === undefined)
    .map(({ name }) => fault('required', name, 'is required, as a text'));
}

/** In JSON every record has its own members. */
function unknownMembers(
  kind: UploadKind,
  { format, ignoresUnknownColumns }: RecordsInput,
  body: object,
): Fault[] {
  if (format === 'csv' || !kind.needsKnownColumns || ignoresUnknownColumns) return [];
  const known = new Set(kind.columns.map(({ name }) => name));
  const detail = 'is unknown; --ignore-unknown-columns lets it pass';
  return Object.keys(body)
    .filter((member) => !known.has(member))
    .map((member) => fault('unknown-column', member, detail));
}
