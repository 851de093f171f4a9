import type { Schemas } from '@entrepot/client';
import type { Fault, InputRecord } from '@entrepot/product-files';
import { faultText } from '../file/fault-texts.js';

export type ChannelPreview = NonNullable<
  Schemas['PricePreviewResponse']['results'][number]['channels']
>[number];

/** Why a line is not sent, what is unusual about it, what review would say of it, or why the API refused it. */
export interface LineNote extends Fault {
  line: number;
  skuId: string;
  kind: 'refused' | 'warning' | 'review' | 'failed';
}

/** Lines that are sent or refused as a whole: all SKUs of a product, or a single price or quantity. */
export interface Group {
  id: string;
  records: readonly InputRecord[];
  /** `unchecked` before the check of a kind that has one, then `ready`; `failed` when it was sent and not accepted. */
  state: 'unchecked' | 'refused' | 'ready' | 'sent' | 'failed';
  notes: readonly LineNote[];
  /** SKUs that the dry run of a product found to be new, changed and unchanged. */
  preview?: { created: number; updated: number; unchanged: number };
  /** The price in each channel before and after, of a price that was previewed (decision 5.30). */
  channels?: readonly ChannelPreview[];
  /** The check left the group out, since the file has too many. */
  unseen?: boolean;
  /** SKUs that are on no line, and that sending would delete. */
  deletes: readonly string[];
  /** The SKU of a quantity is not registered, so its id may be misspelled. */
  unregistered?: boolean;
  /** Groups that take over SKUs of this one, so that they are sent before it. */
  waitsFor: readonly string[];
}

/** Is a group sent only after the person has agreed? */
export function needsConsent({ deletes, unregistered = false }: Group): boolean {
  return deletes.length > 0 || unregistered;
}

/** The ids of SKUs that the person is asked about. */
export function skusInQuestion({ records, deletes, unregistered = false }: Group): string[] {
  return [...deletes, ...(unregistered ? records.map((record) => memberOf(record, 'skuId')) : [])];
}

export function noteOf(record: InputRecord, found: Fault, kind: LineNote['kind']): LineNote {
  const skuId = memberOf(record, 'skuId');
  return { line: record.line, skuId, code: found.code, detail: faultText(found), kind };
}

/** A member of a record that is a text, else an empty one. */
export function memberOf({ body }: Pick<InputRecord, 'body'>, member: string): string {
  const { [member]: value } = body as Record<string, unknown>;
  return typeof value === 'string' ? value : '';
}
