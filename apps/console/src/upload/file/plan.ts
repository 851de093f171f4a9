import { fault, isUnread } from '@entrepot/product-files';
import type { Fault, FileEncoding, FileHead, InputRecord } from '@entrepot/product-files';
import type { ReadFile } from './read-file.js';

/** Why a line is not sent, what review would say of it, or why it was refused. */
export interface LineNote extends Fault {
  line: number;
  skuId: string;
  kind: 'refused' | 'review' | 'failed';
}

/** All lines of a product: one request sends them, as a SKU that is left out of it would be deleted. */
export interface Product {
  productId: string;
  records: readonly InputRecord[];
  /** `ready` to be sent; `failed` when it was sent and not taken. */
  state: 'refused' | 'ready' | 'sent' | 'failed';
  notes: readonly LineNote[];
  /** What the dry run has said; absent before. */
  preview?: { created: number; updated: number; unchanged: number };
  /** SKUs that are on no line, and that sending would delete. */
  deletes: readonly string[];
  /** Products that take over SKUs of this one, so that they are sent before it. */
  waitsFor: readonly string[];
}

/** What is to be uploaded. */
export interface Plan {
  products: readonly Product[];
  /** Lines that belong to no product, and why. */
  strayRecords: readonly InputRecord[];
  strays: readonly LineNote[];
  /** The first line whose ids are not known, so that a SKU that would be deleted may be its own. */
  unreadLine: number | undefined;
  head: FileHead | undefined;
  encoding: FileEncoding;
  /** SKUs on lines, those with faults too. */
  lines: number;
}

/** So many SKUs the API takes in one product. */
const MOST_SKUS = 1_000;

/** Groups the lines by product, and finds what the file shows to be wrong by itself. */
export function planOf({ records, head, encoding }: Omit<ReadFile, 'advice'>): Plan {
  const groups = new Map<string, InputRecord[]>();
  const strays: InputRecord[] = [];
  const doubled = doubledSkus(records);
  for (const record of records) {
    const productId = memberOf(record, 'productId');
    const group = groups.get(productId);
    if (productId === '') strays.push(record);
    else if (group) group.push(record);
    else groups.set(productId, [record]);
  }
  return {
    products: [...groups].map(([productId, group]) => productOf(productId, group, doubled)),
    strayRecords: strays,
    strays: strays.flatMap((record) => notesOf(withoutProduct(record), doubled)),
    unreadLine: records.find(hasUnknownIds)?.line,
    head,
    encoding,
    lines: records.length,
  };
}

function hasUnknownIds(record: InputRecord): boolean {
  const ids = [memberOf(record, 'skuId'), memberOf(record, 'productId')];
  return isUnread(record.faults) || ids.includes('');
}

/** In JSON, no reading of columns has found that it lacks one. */
function withoutProduct(record: InputRecord): InputRecord {
  if (record.faults.length > 0) return record;
  return { ...record, faults: [fault('required', 'productId', 'is required, as a text')] };
}

function productOf(
  productId: string,
  records: readonly InputRecord[],
  doubled: ReadonlyMap<string, number[]>,
): Product {
  const [first] = records;
  const notes = records.flatMap((record) => notesOf(record, doubled));
  if (first && records.length > MOST_SKUS) {
    const detail = `the product has ${records.length} SKUs; the maximum is ${MOST_SKUS}`;
    notes.push(noteOf(first, { code: 'too-many', detail }, 'refused'));
  }
  const state = notes.length > 0 ? 'refused' : 'ready';
  return { productId, records, state, notes, deletes: [], waitsFor: [] };
}

/** @returns the lines of each SKU that is on several */
function doubledSkus(records: readonly InputRecord[]): Map<string, number[]> {
  const lines = Map.groupBy(records, (record) => memberOf(record, 'skuId'));
  const doubled = [...lines].filter(([skuId, some]) => skuId !== '' && some.length > 1);
  return new Map(doubled.map(([skuId, some]) => [skuId, some.map(({ line }) => line)]));
}

function notesOf(record: InputRecord, doubled: ReadonlyMap<string, number[]>): LineNote[] {
  const notes = record.faults.map((found) => noteOf(record, found, 'refused'));
  const others = doubled
    .get(memberOf(record, 'skuId'))
    ?.filter((line) => line !== record.line)
    .slice(0, 1);
  for (const other of others ?? []) {
    const detail = `is in the file twice: line ${record.line} and line ${other}`;
    notes.push(noteOf(record, { code: 'duplicate', detail }, 'refused'));
  }
  return notes;
}

export function noteOf(
  record: InputRecord,
  { code, detail }: Fault,
  kind: LineNote['kind'],
): LineNote {
  return { line: record.line, skuId: memberOf(record, 'skuId'), code, detail, kind };
}

/** A member of a record that is a text, else an empty one. */
export function memberOf({ body }: InputRecord, member: 'skuId' | 'productId'): string {
  const { [member]: value } = body as Record<string, unknown>;
  return typeof value === 'string' ? value : '';
}
