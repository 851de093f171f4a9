import { ApiProperty } from '@nestjs/swagger';
import type { ClientSessions } from '../auth/store/console-session.store.js';

const CLIENT_ID = {
  description:
    'The client; of a person who signed in with an OpenID provider `oidc:` and the name.',
  example: 'oidc:ana@example.com',
};

export class ClientSessionsResponse {
  @ApiProperty(CLIENT_ID)
  clientId!: string;

  @ApiProperty({ description: 'How many sessions are live, 20 at most.', example: 2 })
  live!: number;

  @ApiProperty({ description: 'When the newest began.', format: 'date-time' })
  lastBegunAt!: string;

  @ApiProperty({ description: 'When the last of them expires.', format: 'date-time' })
  lastExpiresAt!: string;
}

export class SessionsResponse {
  @ApiProperty({ description: 'By client id.', type: [ClientSessionsResponse] })
  clients!: ClientSessionsResponse[];

  @ApiProperty({ description: '`after` of the next page, where there is one.', required: false })
  next?: string;
}

export class EndedSessionsResponse {
  @ApiProperty(CLIENT_ID)
  clientId!: string;

  @ApiProperty({ description: 'How many sessions were ended.', example: 2 })
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
