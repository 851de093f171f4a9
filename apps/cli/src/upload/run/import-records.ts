import { fault } from '@entrepot/product-files';
import type { InputRecord } from '@entrepot/product-files';
import type { Terminal } from '../../terminal/terminal.js';
import { oneLine } from '../../terminal/plain.js';
import { readInput, type Format } from '../input/input-file.js';
import { textOf } from '../kinds/identity.js';
import type { UploadKind } from '../kinds/kind.js';
import type { UploadState } from '../state/upload-state.js';

/** Records of one transaction: few in memory, and few waits for the disk. */
const TOGETHER = 500;

/** Reads a file into the state, which groups its records into batches and finds what is wrong with certainty. */
export async function importRecords(
  kind: UploadKind,
  file: string,
  format: Format,
  state: UploadState,
  { terminal, signal }: { terminal: Terminal; signal: AbortSignal },
): Promise<void> {
  let waiting: InputRecord[] = [];
  const store = () => {
    const records = waiting;
    waiting = [];
    state.transaction(() => {
      for (const record of records) add(kind, state, record);
    });
    signal.throwIfAborted();
  };
  const records = readInput(file, format, kind.columns, ({ raw, ignored }) => {
    state.set('header', raw);
    if (ignored.length === 0) return;
    terminal.note(`These columns mean nothing here: ${oneLine(ignored.join(', '))}`);
  });
  for await (const record of records) {
    waiting.push(record);
    if (waiting.length === TOGETHER) store();
  }
  store();
  state.finishImport(kind.mostInBatch);
}

/** A record that names no batch would be sent with none: that must not go unnoticed. */
function add(kind: UploadKind, state: UploadState, record: InputRecord): void {
  const identity = kind.identify(record.body);
  const isNamed = identity.batch !== undefined && identity.key !== undefined;
  if (isNamed || record.faults.length > 0) return state.add(record, identity);
  const ids = kind.columns.filter(({ name }) => name === 'skuId' || name === 'productId');
  const missing = ids.filter(({ name }) => textOf(record.body, name) === undefined);
  const faults = missing.map(({ name }) => fault('required', name, 'is required, as a text'));
  return state.add({ ...record, faults }, identity);
}
