export const messages = {
  oldestFirst: '{name}, oldest first. Show the newest first',
  newestFirst: '{name}, newest first. Show the oldest first',
  problem: {
    unknown: 'The page has failed',
    request: 'Request',
    retry: 'Try again',
  },
  chart: {
    label: '{title}, {first} to {last}. Highest day: {most}. The table after it has all values.',
    table: 'Show as a table',
    day: 'Day',
    noValue: '–',
  },
  copy: 'Copy',
  copied: 'Copied',
  close: 'Close',
  form: {
    missing: 'This is needed.',
    confirm: 'Type {id} to confirm',
    confirmFault: 'This is not what was to be typed.',
    back: 'Not now',
  },
  secretKept: 'I have kept it',
};
