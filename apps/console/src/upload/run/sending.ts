import type { UploadKind } from '@entrepot/product-files';
import { portionsOf } from '../../api/sending/portions.js';
import { needsConsent, type Group } from '../kinds/group.js';

/** @param agreed whether groups that need consent may be sent */
export function isSendable(group: Group, agreed: boolean): boolean {
  const isOpen = group.state === 'failed' || group.state === 'ready';
  return isOpen && (agreed || !needsConsent(group));
}

/** Resets a group for a repetition. */
export function withoutFailure(group: Group): Group {
  if (group.state !== 'failed') return group;
  return { ...group, state: 'ready', notes: group.notes.filter(({ kind }) => kind !== 'failed') };
}

/** Groups of one request, with its idempotency key. */
export interface Request {
  groups: readonly Group[];
  idempotencyKey: string;
}

/** A batch may have 500 rows; with this number it takes less than a second. */
const MOST_TOGETHER = 200;

/** Divides groups into requests, in order. */
export function requestsOf(kind: UploadKind, groups: readonly Group[]): Request[] {
  const most = Math.min(kind.mostInRequest, MOST_TOGETHER);
  return portionsOf(groups, most).map((portion) => ({
    groups: portion,
    idempotencyKey: crypto.randomUUID(),
  }));
}

/** Divides groups into steps, which are sent one after the other. */
export function stepsOf({ isLater }: UploadKind, groups: readonly Group[]): Group[][] {
  const waits = ({ waitsFor, records }: Group): boolean =>
    waitsFor.length > 0 || records.some(({ body }) => isLater?.(body));
  return [groups.filter((group) => !waits(group)), groups.filter(waits)];
}
