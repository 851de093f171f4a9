import { translated } from '../language/texts.js';

export const messages = translated('design', {
  oldestFirst: '{name}, oldest first. Show the newest first',
  newestFirst: '{name}, newest first. Show the oldest first',
  loadingMore: 'Loading more',
  problem: {
    unknown: 'The page failed',
    request: 'Request',
    retry: 'Retry',
  },
  chart: {
    label: '{title}, {first} to {last}. Highest day: {most}. The table below lists all values.',
    table: 'Show as a table',
    day: 'Day',
    noValue: '–',
    bar: '{day}: {value}',
    share: '{name} {count}',
    shares: '{label}: {shares}',
  },
  copy: 'Copy',
  copied: 'Copied',
  close: 'Close',
  form: {
    missing: 'This field is required.',
    confirm: 'Type {id} to confirm',
    confirmFault: 'The text does not match.',
    back: 'Cancel',
  },
  secretSaved: 'I have saved it',
  faults: {
    sentence: '{subject} {detail}.',
    whole: 'The request',
  },
  draft: {
    restored: 'Your draft is restored.',
    discard: 'Discard draft',
  },
  leave: {
    typed: {
      title: 'Discard changes?',
      text: 'Your changes are not saved.',
      stay: 'Keep editing',
      leave: 'Discard',
    },
    secret: {
      title: 'Leave without the secret?',
      text: 'The secret is shown only once. Copy it first.',
      stay: 'Stay',
      leave: 'Leave',
    },
  },
});
