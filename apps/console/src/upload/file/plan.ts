import {
  duplicate,
  faultsOfRecord,
  isUnread,
  tooMany,
  unknownMembers,
} from '@entrepot/product-files';
import type { FileEncoding, FileHead, InputRecord, UploadKind } from '@entrepot/product-files';
import { noteOf, type Group, type LineNote } from '../kinds/group.js';
import { groupIdOf } from '../kinds/kinds.js';
import type { ReadFile } from './read-file.js';

/** The content to upload. */
export interface Plan {
  groups: readonly Group[];
  /** Lines that belong to no group, with the reasons. */
  strayRecords: readonly InputRecord[];
  strays: readonly LineNote[];
  /** The first line with unknown ids; a SKU that would be deleted may belong to this line. */
  unreadLine: number | undefined;
  head: FileHead | undefined;
  encoding: FileEncoding;
  /** The number of records, including faulty ones. */
  lines: number;
}

/** Groups the lines, and finds the faults that are visible in the file alone. */
export function planOf(
  kind: UploadKind,
  { records, head, encoding }: Omit<ReadFile, 'advice'>,
): Plan {
  const doubled = doubledLines(kind, records);
  const recordsById = Map.groupBy(records, (record) => groupIdOf(kind, record));
  const strays = recordsById.get('') ?? [];
  recordsById.delete('');
  return {
    groups: [...recordsById].map(([id, group]) => groupOf(kind, id, group, doubled)),
    strayRecords: strays,
    strays: strays.flatMap((record) => notesOf(kind, record, doubled)),
    unreadLine: records.find((record) => hasUnknownIds(kind, record))?.line,
    head,
    encoding,
    lines: records.length,
  };
}

/**
 * Finds unknown columns, or members in JSON, one of which may be misspelled.
 * @returns none for a kind that allows other columns
 */
export function unknownColumns(
  kind: UploadKind,
  { head, records }: Pick<ReadFile, 'head' | 'records'>,
): string[] {
  if (!kind.needsKnownColumns) return [];
  if (head?.header !== undefined) return head.ignored.filter((name) => name.trim() !== '');
  return [...new Set(records.flatMap(({ body }) => unknownMembers(kind, body)))];
}

function hasUnknownIds({ identify }: UploadKind, { body, faults }: InputRecord): boolean {
  const { key, batch } = identify(body);
  return isUnread(faults) || key === undefined || batch === undefined;
}

function groupOf(
  kind: UploadKind,
  id: string,
  records: readonly InputRecord[],
  doubled: ReadonlyMap<string | undefined, number[]>,
): Group {
  const notes = records.flatMap((record) => notesOf(kind, record, doubled));
  const [first] = records;
  if (first && records.length > kind.mostInBatch) {
    notes.push(noteOf(first, tooMany(id, records.length, kind.mostInBatch), 'refused'));
  }
  const isRefused = notes.some((note) => note.kind === 'refused');
  const state = isRefused ? 'refused' : 'unchecked';
  return { id, records, state, notes, deletes: [], waitsFor: [] };
}

/** @returns the lines of each key that is on several lines */
function doubledLines(
  { identify }: UploadKind,
  records: readonly InputRecord[],
): Map<string | undefined, number[]> {
  const lines = Map.groupBy(records, ({ body }) => identify(body).key);
  lines.delete(undefined);
  const doubled = [...lines].filter(([, some]) => some.length > 1);
  return new Map(doubled.map(([key, some]) => [key, some.map(({ line }) => line)]));
}

function notesOf(
  kind: UploadKind,
  record: InputRecord,
  doubled: ReadonlyMap<string | undefined, number[]>,
): LineNote[] {
  const { line, body } = record;
  const other = doubled.get(kind.identify(body).key)?.find((candidate) => candidate !== line);
  const twice = other === undefined ? [] : [duplicate(line, other)];
  return [
    ...[...faultsOfRecord(kind, record), ...twice].map((fault) => noteOf(record, fault, 'refused')),
    ...(kind.warn?.(body) ?? []).map((warning) => noteOf(record, warning, 'warning')),
  ];
}
