import { translated } from '../../language/texts.js';

export const messages = translated('settings/sessions', {
  columns: {
    client: 'Client or person',
    live: 'Sessions',
    begun: 'Newest',
    expires: 'Until',
  },
  empty: {
    title: 'No sessions',
    how: 'People and programs that log in to this console appear here.',
  },
  explained:
    'The clients that are logged in to this console, and the people who signed in with your provider (oidc:).',
  end: {
    open: 'End sessions',
    title: 'End the sessions of {id}',
    explained:
      'The sessions are rejected everywhere within a second or two. To keep a person from signing in again, remove the person from the group at the provider first.',
    done: 'The sessions of {id} are ended.',
  },
  raw: { list: 'Sessions' },
});
