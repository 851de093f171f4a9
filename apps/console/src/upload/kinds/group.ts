import type { Schemas } from '@entrepot/client';
import type { Fault, InputRecord } from '@entrepot/product-files';
import { faultText } from '../file/fault-texts.js';

export type ChannelPreview = NonNullable<
  Schemas['PricePreviewResponse']['results'][number]['channels']
>[number];

/** A note on a line: a fault, a warning, a result of the review, or a refusal by the API. */
export interface LineNote extends Fault {
  line: number;
  skuId: string;
  kind: 'refused' | 'warning' | 'review' | 'failed';
}

/** Lines that are sent or refused as a whole: all SKUs of a product, or a single price or quantity. */
export interface Group {
  id: string;
  records: readonly InputRecord[];
  /** `unchecked` before the check of a kind that has one, then `ready`; `failed` if it was sent and not accepted. */
  state: 'unchecked' | 'refused' | 'ready' | 'sent' | 'failed';
  notes: readonly LineNote[];
  /** The numbers of new, changed and unchanged SKUs in the dry run of a product. */
  preview?: { created: number; updated: number; unchanged: number };
  /** The price in each channel before and after, for a previewed price (decision 5.30). */
  channels?: readonly ChannelPreview[];
  /** The check left the group out, since the file has too many. */
  unseen?: boolean;
  /** SKUs without a line, which sending would delete. */
  deletes: readonly string[];
  /** The SKU of a quantity is not registered, so its id may be misspelled. */
  unregistered?: boolean;
  /** Groups that take over SKUs of this group, so they are sent before it. */
  waitsFor: readonly string[];
}

/** Whether a group is sent only after the person agrees. */
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

/** A member of a record if it is a text, else an empty text. */
export function memberOf({ body }: Pick<InputRecord, 'body'>, member: string): string {
  const { [member]: value } = body as Record<string, unknown>;
  return typeof value === 'string' ? value : '';
}
