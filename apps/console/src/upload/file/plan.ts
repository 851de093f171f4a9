import { isUnread } from '@entrepot/product-files';
import type { Fault, FileEncoding, FileHead, InputRecord } from '@entrepot/product-files';
import { noteOf, type Group, type LineNote } from '../kinds/group.js';
import type { UploadKind } from '../kinds/kind.js';
import { fill } from '../../language/texts.js';
import { messages } from './messages.js';
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
  const found = Map.groupBy(records, (record) => kind.groupOf(record));
  const strays = found.get('') ?? [];
  found.delete('');
  return {
    groups: [...found].map(([id, group]) => groupOf(kind, id, group, doubled)),
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
  { columns, needsKnownColumns = false }: UploadKind,
  { head, records }: Pick<ReadFile, 'head' | 'records'>,
): string[] {
  if (!needsKnownColumns) return [];
  if (head?.header !== undefined) return head.ignored.filter((name) => name.trim() !== '');
  const known = new Set(columns.map(({ name }) => name));
  const members = new Set(records.flatMap(({ body }) => Object.keys(body)));
  return [...members].filter((member) => !known.has(member));
}

function hasUnknownIds(kind: UploadKind, record: InputRecord): boolean {
  return isUnread(record.faults) || kind.keyOf(record) === '' || kind.groupOf(record) === '';
}

function groupOf(
  kind: UploadKind,
  id: string,
  records: readonly InputRecord[],
  doubled: ReadonlyMap<string, number[]>,
): Group {
  const notes = records.flatMap((record) => notesOf(kind, record, doubled));
  const [first] = records;
  if (first && records.length > kind.mostInGroup) {
    const detail = fill(messages.tooMany, { count: records.length, most: kind.mostInGroup });
    notes.push(noteOf(first, { code: 'too-many', detail }, 'refused'));
  }
  const isRefused = notes.some((note) => note.kind === 'refused');
  const open = kind.check ? 'unchecked' : 'ready';
  return { id, records, state: isRefused ? 'refused' : open, notes, deletes: [], waitsFor: [] };
}

/** @returns the lines of each key that is on several lines */
function doubledLines(
  { keyOf }: UploadKind,
  records: readonly InputRecord[],
): Map<string, number[]> {
  const lines = Map.groupBy(records, keyOf);
  const doubled = [...lines].filter(([key, some]) => key !== '' && some.length > 1);
  return new Map(doubled.map(([key, some]) => [key, some.map(({ line }) => line)]));
}

function notesOf(
  { keyOf, faults = none, warnings = none }: UploadKind,
  record: InputRecord,
  doubled: ReadonlyMap<string, number[]>,
): LineNote[] {
  const wrong = record.faults.length > 0 ? record.faults : faults(record.body);
  const others = (doubled.get(keyOf(record)) ?? []).filter((line) => line !== record.line);
  const twice = others.slice(0, 1).map((other) => {
    const detail = fill(messages.twice, { line: record.line, other });
    return { code: 'duplicate', detail };
  });
  return [
    ...[...wrong, ...twice].map((found) => noteOf(record, found, 'refused')),
    ...warnings(record.body).map((found) => noteOf(record, found, 'warning')),
  ];
}

function none(): Fault[] {
  return [];
}
