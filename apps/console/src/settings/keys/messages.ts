import { translated } from '../../language/texts.js';

export const messages = translated('settings/keys', {
  columns: {
    kid: 'Key id',
    state: 'State',
    created: 'Created',
    from: 'Signs from',
    retired: 'Retired',
  },
  states: { next: 'next', active: 'active', retired: 'retired' },
  empty: { title: 'There are no keys', how: 'The gateway creates a key when it starts.' },
  explained:
    'The gateway signs its tokens with the active key. A retired key is kept until all tokens that it signed have expired.',
  rotate: {
    open: 'Rotate the key',
    explained:
      'The next key is created and published immediately. It signs tokens once the services have had time to fetch it. Tokens stay valid.',
    send: 'Rotate',
    done: 'The next key is created: {id}.',
  },
  revoke: {
    open: 'Revoke',
    title: 'Revoke a signing key',
    explained:
      'For a key that may be compromised. Every token that it signed is rejected within a second or two. If yours is one of them, you are logged out.',
    done: 'The key is revoked.',
  },
  raw: { list: 'Signing keys' },
});
