import { needsConsent, skusInQuestion, type Group, type LineNote } from '../kinds/group.js';
import { isOfChannel } from '../kinds/kinds.js';
import type { Plan } from '../file/plan.js';
import { isSendable } from './sending.js';

/** The totals of an upload: planned or done. */
export interface Totals {
  groups: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Groups that are not sent, with all their lines. */
  refused: number;
  /** Lines with something unusual, and lines that review would deny. */
  warned: number;
  review: number;
  sent: number;
  failed: number;
  /** Groups that can be sent, with their records. */
  sendable: number;
  sendableRecords: number;
  /** For prices: those of a single channel. */
  ofChannels: number;
  /** Sendable groups that need consent. */
  inQuestion: number;
  recordsInQuestion: number;
  /** The SKUs that need consent: those that would be deleted, or are not registered. */
  skusInQuestion: readonly string[];
  /** SKUs that would be deleted. */
  deleted: number;
  /** Groups that are not checked yet. */
  unchecked: number;
  /** Groups that the check leaves out. */
  unseen: number;
}

export function totalsOf({ groups }: Pick<Plan, 'groups'>): Totals {
  const groupsIn = (state: Group['state']): number =>
    groups.filter((group) => group.state === state).length;
  const sum = (value: (group: Group) => number): number =>
    groups.reduce((total, group) => total + value(group), 0);
  const open = groups.filter((group) => isSendable(group, true));
  const unconsented = open.filter(needsConsent);
  return {
    groups: groups.length,
    created: sum(({ preview }) => preview?.created ?? 0),
    updated: sum(({ preview }) => preview?.updated ?? 0),
    unchanged: sum(({ preview }) => preview?.unchanged ?? 0),
    refused: groupsIn('refused'),
    warned: sum((group) => linesWith(group, 'warning')),
    review: sum((group) => linesWith(group, 'review')),
    sent: groupsIn('sent'),
    failed: groupsIn('failed'),
    sendable: open.length,
    sendableRecords: recordsIn(open),
    ofChannels: open.filter(isOfChannel).length,
    inQuestion: unconsented.length,
    recordsInQuestion: recordsIn(unconsented),
    skusInQuestion: unconsented.flatMap(skusInQuestion),
    deleted: open.reduce((total, { deletes }) => total + deletes.length, 0),
    unchecked: groupsIn('unchecked'),
    unseen: groups.filter(({ unseen }) => unseen).length,
  };
}

function recordsIn(groups: readonly Group[]): number {
  return groups.reduce((total, { records }) => total + records.length, 0);
}

function linesWith({ notes }: Group, kind: LineNote['kind']): number {
  return new Set(notes.filter((note) => note.kind === kind).map(({ line }) => line)).size;
}

/** The reasons of all lines, in the order of the file. */
export function notesOf({ groups, strays }: Plan): LineNote[] {
  return [...strays, ...groups.flatMap(({ notes }) => notes)].toSorted(
    (note, other) => note.line - other.line,
  );
}
