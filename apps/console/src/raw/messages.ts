export const messages = {
  open: 'JSON, events and curl',
  title: '{what}: JSON, events and curl',
  loading: 'Reading it',
  json: 'JSON',
  events: 'Events',
  curl: 'curl',
  curlHint:
    'Put a token of your own into ENTREPOT_TOKEN first: POST /token answers one. Where the API has a host of its own, name that one.',
  noEvents: 'No event is about this.',
  stream: 'Stream',
  key: 'Key',
  types: 'Event types',
  history: 'What has happened so far',
  logged: 'Events with this subject',
  loggedLoading: 'Reading the events',
  loggedNone: 'None of the last days.',
  loggedAll: 'Follow them on the page Events',
};
