export const messages = {
  columns: {
    kid: 'Key id',
    state: 'State',
    created: 'Made',
    from: 'Signs from',
    retired: 'Retired',
  },
  states: { next: 'next', active: 'active', retired: 'retired' },
  empty: { title: 'There is no key', how: 'The gateway makes one when it starts.' },
  explained:
    'The gateway signs its tokens with the active key. A retired key stays until no token that it signed can be valid.',
  rotate: {
    open: 'Rotate the key',
    explained:
      'The next key is made and published at once; it signs once the services have had the time to fetch it. Tokens stay valid.',
    send: 'Rotate',
    done: 'The next key is made: {id}.',
  },
  revoke: {
    open: 'Revoke',
    title: 'Revoke a signing key',
    explained:
      'For a key that may be compromised. Every token that it signed is refused within a second or two, yours too, if it was signed with it: you are then logged out.',
    done: 'The key is revoked.',
  },
  raw: { list: 'Signing keys' },
};
