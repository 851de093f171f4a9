import { translated } from '../../language/texts.js';

export const messages = translated('settings/audit', {
  columns: { at: 'When', who: 'Who', what: 'What', service: 'Service', details: 'Details' },
  filters: {
    subject: 'About',
    anySubject: 'A complete id of any kind',
    who: 'Who',
    anyone: 'Any operator',
    what: 'What',
    anything: 'Any change',
    service: 'Service',
    anyService: 'Any service',
    from: 'From (UTC)',
    until: 'Until (UTC)',
  },
  loading: 'Loading changes',
  complete: { one: 'One change', other: '{count} changes, all of them shown' },
  empty: {
    title: 'There are no changes by operators yet',
    how: 'Every change through /ops is listed here, with the operator, the time and the details.',
    filtered: 'No changes match these filters',
    filteredHow: 'Remove a filter. Enter the complete id of a record.',
  },
  item: {
    title: '{what} by {who}',
    gone: 'The change is not in the list.',
    at: 'When',
    who: 'Who',
    what: 'What',
    service: 'Service',
    details: 'Details',
  },
  raw: { list: 'Audit', change: 'Change {id}' },
});
