export const messages = {
  open: 'JSON, events and curl',
  title: '{what}: JSON, events and curl',
  loading: 'Reading it',
  json: 'JSON',
  events: 'Events',
  curl: 'curl',
  curlHint:
    'With a token of your own in ENTREPOT_TOKEN; entrepot login and the API (POST /token) give one.',
  noEvents: 'No event is about this.',
  stream: 'Stream',
  key: 'Key',
  types: 'Event types',
  history: 'What has happened so far',
};
