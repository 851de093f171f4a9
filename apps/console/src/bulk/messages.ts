import { translated } from '../language/texts.js';

export const messages = translated('bulk', {
  selected: 'Selected: {count}',
  all: 'This applies to all records that match the filters.',
  busy: 'Wait until the other action has ended.',
  confirmAll: 'ALL',
  preview: 'Show the effect',
  effects: 'The effect on the first selected records:',
  noEffect: '{name}: {reason}',
  panel: {
    label: 'Action on many records',
    reading: 'Reading the selection: {total}',
    sending: '{done} of {total} done, {failed} failed',
    waiting: 'Waiting {seconds} s for the rate limit.',
    done: 'All {total} done.',
    doneSome: '{done} of {total} done, {failed} failed, {left} not sent.',
    stop: 'Stop',
    retry: 'Retry ({count})',
    save: 'Save the results as CSV',
    close: 'Close',
    failures: 'Failed records',
    record: 'Record',
    reason: 'Reason',
    more: 'The table shows the first {count}. Save the results to see all of them.',
    fileName: 'results.csv',
    results: { done: 'done', failed: 'failed', notSent: 'not sent' },
  },
});
