import { translated } from '../language/texts.js';

export const messages = translated('keys', {
  /** Single keys, which can be switched off. */
  single: {
    '/': 'search the list',
    j: 'next row',
    k: 'previous row',
    n: 'next SKU of the review',
    p: 'previous SKU of the review',
    '~': 'JSON, events and curl of the page, the focused row, or the open record',
    u: 'switch between UTC and local time',
    '?': 'show the keyboard shortcuts',
  },
  /** Keys that always act. */
  others: {
    '⌘K, Ctrl K': 'go to a page, or search for a record',
    Enter: 'open the row',
    Esc: 'close the open dialog or drawer',
  },
});

/** A key that acts on its own; the help lists all of them. */
export type SingleKey = keyof typeof messages.single;
