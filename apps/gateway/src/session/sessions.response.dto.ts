import { ApiProperty } from '@nestjs/swagger';
import type { ClientSessions } from '../auth/store/console-session.store.js';

const CLIENT_ID = {
  description:
    'The client; for a person who signed in with an OpenID provider, `oidc:` and the name.',
  example: 'oidc:ana@example.com',
};

export class ClientSessionsResponse {
  @ApiProperty(CLIENT_ID)
  clientId!: string;

  @ApiProperty({ description: 'The number of live sessions, 20 at most.', example: 2 })
  live!: number;

  @ApiProperty({ description: 'The start of the newest session.', format: 'date-time' })
  lastBegunAt!: string;

  @ApiProperty({ description: 'The date when the last session expires.', format: 'date-time' })
  lastExpiresAt!: string;
}

export class SessionsResponse {
  @ApiProperty({ description: 'The callers by client id.', type: [ClientSessionsResponse] })
  clients!: ClientSessionsResponse[];

  @ApiProperty({ description: '`after` of the next page, if there is one.', required: false })
  next?: string;
}

export class EndedSessionsResponse {
  @ApiProperty(CLIENT_ID)
  clientId!: string;

  @ApiProperty({ description: 'The number of sessions that were ended.', example: 2 })
  ended!: number;
}

export function toSessionsResponse(
  clients: readonly ClientSessions[],
  limit: number,
): SessionsResponse {
  const last = clients.at(-1);
  return {
    clients: clients.map(({ lastBegunAt, lastExpiresAt, ...one }) => ({
      ...one,
      lastBegunAt: lastBegunAt.toISOString(),
      lastExpiresAt: lastExpiresAt.toISOString(),
    })),
    ...(clients.length === limit && last ? { next: last.clientId } : {}),
  };
}
