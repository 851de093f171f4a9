export const messages = {
  /** Single keys, which can be switched off. */
  single: {
    '/': 'search the list',
    j: 'next row',
    k: 'previous row',
    n: 'next SKU of the review',
    p: 'previous SKU of the review',
    '~': 'JSON, events and curl of the page, of the row that has the focus, or of what is open',
    u: 'UTC or local time',
    '?': 'these keys',
  },
  /** Keys that always act. */
  others: {
    '⌘K or Ctrl K': 'go anywhere: a page, an act, or an id of any kind',
    Enter: 'open the row',
    Esc: 'close what is open',
  },
};

/** A key that acts on its own; the help lists all of them. */
export type SingleKey = keyof typeof messages.single;
