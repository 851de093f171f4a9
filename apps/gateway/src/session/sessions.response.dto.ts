import { model, optional } from '#edge';
import { Type, type Static } from 'typebox';
import type { ClientSessions } from '../auth/store/console-session.store.js';

const CLIENT_ID = {
  description:
    'The client; for a person who signed in with an OpenID provider, `oidc:` and the name.',
  example: 'oidc:ana@example.com',
};

const ClientSessionsResponse = model('ClientSessionsResponse', {
  clientId: Type.String({ ...CLIENT_ID }),
  live: Type.Number({ description: 'The number of live sessions, 20 at most.', example: 2 }),
  lastBegunAt: Type.String({
    description: 'The start of the newest session.',
    format: 'date-time',
  }),
  lastExpiresAt: Type.String({
    description: 'The date when the last session expires.',
    format: 'date-time',
  }),
});

export const SessionsResponse = model('SessionsResponse', {
  clients: Type.Array(ClientSessionsResponse, { description: 'The callers by client id.' }),
  next: optional(Type.String({ description: '`after` of the next page, if there is one.' })),
});
export type SessionsResponse = Static<typeof SessionsResponse>;

export const EndedSessionsResponse = model('EndedSessionsResponse', {
  clientId: Type.String({ ...CLIENT_ID }),
  ended: Type.Number({ description: 'The number of sessions that were ended.', example: 2 }),
});
export type EndedSessionsResponse = Static<typeof EndedSessionsResponse>;

export function toSessionsResponse(
  clients: readonly ClientSessions[],
  limit: number,
): SessionsResponse {
  const last = clients.at(-1);
  return {
    clients: clients.map(({ lastBegunAt, lastExpiresAt, ...client }) => ({
      ...client,
      lastBegunAt: lastBegunAt.toISOString(),
      lastExpiresAt: lastExpiresAt.toISOString(),
    })),
    ...(clients.length === limit && last ? { next: last.clientId } : {}),
  };
}
