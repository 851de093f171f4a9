import { portionsOf } from '../../api/sending/portions.js';
import { needsConsent } from '../kinds/group.js';
import type { Group } from '../kinds/group.js';

/** @param agreed whether groups may be sent for which the person is asked */
export function isSendable(group: Group, agreed: boolean): boolean {
  const isOpen = group.state === 'failed' || group.state === 'ready';
  return isOpen && (agreed || !needsConsent(group));
}

/** A group that is sent again. */
export function withoutFailure(group: Group): Group {
  if (group.state !== 'failed') return group;
  return { ...group, state: 'ready', notes: group.notes.filter(({ kind }) => kind !== 'failed') };
}

/** Groups of one request, with the key that makes a repeated one have its effect once. */
export interface Request {
  groups: readonly Group[];
  idempotencyKey: string;
}

/** Divides groups into requests, in their order. */
export function requestsOf(groups: readonly Group[], mostInRequest: number): Request[] {
  return portionsOf(groups, mostInRequest).map((portion) => ({
    groups: portion,
    idempotencyKey: crypto.randomUUID(),
  }));
}
