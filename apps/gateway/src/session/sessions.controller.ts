import { ApiEndpoint, CallerOf, Clients, type Caller } from '#edge';
import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ConsoleSessionStore } from '../auth/store/console-session.store.js';
import { EndSessions } from './end-sessions.js';
import { ListSessionsQuery } from './sessions.request.dto.js';
import {
  EndedSessionsResponse,
  SessionsResponse,
  toSessionsResponse,
} from './sessions.response.dto.js';

/** The sessions of the console, also of people who have no client (decision 2.9). */
@ApiTags('Operations')
@Controller('ops/sessions')
@Clients('operator')
export class SessionsController {
  constructor(
    private readonly sessions: ConsoleSessionStore,
    private readonly ending: EndSessions,
  ) {}

  @Get()
  @ApiEndpoint(SessionsResponse, {
    id: 'listSessions',
    summary: 'List who is logged in to the console',
    doc: 'Clients, and people who signed in with an OpenID provider, with their live sessions.',
  })
  async list(@Query() { after, limit }: ListSessionsQuery): Promise<SessionsResponse> {
    return toSessionsResponse(await this.sessions.list(after, limit), limit);
  }

  @Post(':clientId/end')
  @HttpCode(200)
  @ApiEndpoint(EndedSessionsResponse, {
    id: 'endSessions',
    summary: 'End the console sessions of a client or a person',
    doc: [
      'Their tokens are refused everywhere within a second or two. To prevent a new session, first remove the person from',
      'the group at the provider, or revoke the client.',
    ].join(' '),
    params: {
      clientId:
        'The client; for a person who signed in with an OpenID provider, `oidc:` and the name.',
    },
  })
  async end(
    @Param('clientId') clientId: string,
    @CallerOf() { clientId: operator }: Caller,
  ): Promise<EndedSessionsResponse> {
    return { clientId, ended: await this.ending.end(operator, clientId) };
  }
}
