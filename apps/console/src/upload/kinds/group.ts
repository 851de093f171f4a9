import type {
  ChannelPreview,
  Fault,
  FaultsByRecord,
  InputRecord,
  Preview,
} from '@entrepot/product-files';
import { textOf } from '@entrepot/product-files';
import { faultText } from '../file/fault-texts.js';

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
  /** `unchecked` before the check, then `ready`; `failed` if it was sent and not accepted. */
  state: 'unchecked' | 'refused' | 'ready' | 'sent' | 'failed';
  notes: readonly LineNote[];
  /** The numbers of new, changed and unchanged SKUs in the dry run of a product. */
  preview?: Omit<NonNullable<Preview['skus']>, 'deleted'>;
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
  return [...deletes, ...(unregistered ? records.map(skuOf) : [])];
}

export function bodiesOf({ records }: Group): object[] {
  return records.map(({ body }) => body);
}

export function noteOf(record: InputRecord, fault: Fault, kind: LineNote['kind']): LineNote {
  const { code } = fault;
  return { line: record.line, skuId: skuOf(record), code, detail: faultText(fault), kind };
}

/** The notes of faults; those of no known record belong to the first line. */
export function notesOf(
  { records }: Group,
  faults: FaultsByRecord,
  kind: LineNote['kind'],
): LineNote[] {
  return [...faults].flatMap(([index, recordFaults]) => {
    const record = records[index] ?? records[0];
    return record ? recordFaults.map((fault) => noteOf(record, fault, kind)) : [];
  });
}

/** A group that is not sent because of faults. */
export function refused(
  group: Group,
  faults: FaultsByRecord,
  state: 'refused' | 'failed' = 'refused',
): Group {
  return { ...group, state, notes: [...group.notes, ...notesOf(group, faults, state)] };
}

/** The id of a record's SKU; empty if it has none. */
export function skuOf({ body }: InputRecord): string {
  return textOf(body, 'skuId') ?? '';
}
