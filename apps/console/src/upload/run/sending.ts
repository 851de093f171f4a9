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

/** Divides groups into requests, in order. */
export function requestsOf(groups: readonly Group[], mostInRequest: number): Request[] {
  return portionsOf(groups, mostInRequest).map((portion) => ({
    groups: portion,
    idempotencyKey: crypto.randomUUID(),
  }));
}
