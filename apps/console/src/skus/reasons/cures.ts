import { messages } from './messages.js';

const { cures } = messages;

/** Reasons that only warn (decision 3.7). */
const NOTICES: readonly string[] = ['restricted-destination'];

/** The reasons of the review itself, in its order. */
export const REVIEW_CODES: readonly string[] = [
  'title-length',
  'title-capitals',
  'description-length',
  'no-image',
  'image-url',
  'check-digit',
  'hscode',
  'measures',
  'several-mains',
  'color-missing',
  'size-missing',
];

export function reasonTitle(code: string): string {
  return cures[code]?.title ?? code;
}

/** A notice warns, everything else denies. */
export function toneOf(code: string): 'warning' | 'bad' {
  return NOTICES.includes(code) ? 'warning' : 'bad';
}

/** How to fix a reason of the review or of a regulation (decisions 3.6 and 3.7). */
export function cureOf(code: string): string {
  return cures[code]?.cure ?? messages.operatorsCure;
}
