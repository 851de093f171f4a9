import { translated } from '../language/texts.js';

export const messages = translated('raw', {
  open: 'JSON, events and curl',
  title: '{what}: JSON, events and curl',
  loading: 'Loading',
  json: 'JSON',
  events: 'Events',
  curl: 'curl',
  curlHint:
    'First set ENTREPOT_TOKEN to a token from POST /token. If the API has its own host, use that host.',
  noEvents: 'No events for this record.',
  stream: 'Stream {name}',
  key: 'Key',
  types: 'Event types',
  history: 'History',
  logged: 'Events with this subject',
  loggedLoading: 'Loading events',
  loggedNone: 'No recent events.',
  loggedAll: 'Show them on the Events page',
});
