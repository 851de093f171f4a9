import { translated } from '../language/texts.js';

export const messages = translated('events', {
  title: 'Events',
  intro:
    'Live events, as sent to webhooks. The list starts with the last hour and shows the newest first.',
  columns: {
    time: 'Happened',
    type: 'Type',
    subject: 'Subject',
    version: 'Version',
    source: 'Service',
  },
  open: 'Open {type} of {subject}',
  filters: {
    merchantHint: 'The id of a merchant',
    types: 'Types',
    anyType: 'Any type',
    subject: 'Subject',
    subjectHint: 'A complete id, for example of an order',
    trace: 'Only trace {trace}',
  },
  pause: 'Pause',
  resume: 'Resume',
  paused: 'Paused',
  live: { one: 'Live, one event', other: 'Live, {count} events' },
  loading: 'Loading events',
  asOf: 'as of {time}',
  none: 'No events in the last hour',
  noneHow:
    'An event is created when something changes: upload a SKU, set a price, or place an order. New events appear automatically.',
  noneFiltered: 'No events in the last hour match these filters',
  noneFilteredHow: 'Remove a filter, or wait: matching events appear automatically.',
  chooseMerchant: 'Choose a merchant',
  chooseMerchantHow:
    'Enter the id of a merchant above. Events are shown for one merchant at a time.',
  kept: 'Only the newest {count} events are shown.',
  drawer: {
    title: '{type} of {subject}',
    loading: 'Loading the event',
    gone: 'Event not found',
    goneHow: 'Events are kept for 14 days unless the operator sets another period.',
    id: 'Id',
    time: 'Happened',
    version: 'Version of the subject',
    service: 'Service',
    schema: 'Schema',
    trace: 'Trace',
    followTrace: 'Show all events of this trace',
    followSubject: 'Show all events of this subject',
    data: 'Event',
  },
  raw: { list: 'Events', one: 'Event {id}' },
});
