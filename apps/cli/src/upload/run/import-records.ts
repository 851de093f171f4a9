import { fault, faultsOfRecord, unknownMembers } from '@entrepot/product-files';
import type { FileHead, InputRecord, Reading, UploadKind } from '@entrepot/product-files';
import { CliError, EXIT } from '../../terminal/errors.js';
import { oneLine } from '../../terminal/plain.js';
import type { Terminal } from '../../terminal/terminal.js';
import { readInput, type InputFile } from '../input/input-file.js';
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
  const columnNames = kind.columns.map(({ name }) => name).join(', ');
  const next = `name them as they should be (${columnNames}), or give --ignore-unknown-columns`;
  throw new CliError(`${file} has unknown columns: ${names}.`, next, EXIT.usage);
}

function add(
  kind: UploadKind,
  { format, ignoresUnknownColumns }: RecordsInput,
  state: UploadState,
  record: InputRecord,
): void {
  const { body } = record;
  // In JSON every record has its own members.
  const isChecked = format !== 'csv' && !ignoresUnknownColumns;
  const unknown = (isChecked ? unknownMembers(kind, body) : []).map((member) =>
    fault('unknown-column', member, 'is unknown; --ignore-unknown-columns lets it pass'),
  );
  const faults = [...faultsOfRecord(kind, record), ...unknown];
  const isLater = kind.isLater?.(body) ?? false;
  state.add({ ...record, faults }, { ...kind.identify(body), isLater }, kind.warn?.(body));
}
