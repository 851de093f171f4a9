import { BodyLimit, KIB, Public, closing } from '#edge';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Inject,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TokenRequest } from '../auth/token.request.dto.js';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { ConsoleSessions, type ConsoleSession } from './console-sessions.js';
import { refuseReadableCookie } from './https.js';
import { noSessionCookie, sessionCookie, sessionToken } from './session-cookie.js';

/** Log-in and log-out of the console. Its requests are not for programs, so the API document omits them. */
@ApiExcludeController()
@Controller('console/session')
@Public()
export class ConsoleSessionsController {
  constructor(
    private readonly sessions: ConsoleSessions,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** The ways to log in, which the page shows. */
  @Get('ways')
  ways(): { openId: boolean } {
    return { openId: 'OIDC_ISSUER' in this.config };
  }

  /** Returns the caller; only the cookie contains the token. */
  @Post()
  @BodyLimit(4 * KIB)
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async begin(
    @Body() { clientId, clientSecret }: TokenRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleSession> {
    refuseReadableCookie(request);
    const { ip } = request;
    const begun = await this.sessions.begin({ clientId, clientSecret, ip, gone: closing(reply) });
    reply.header('set-cookie', sessionCookie(begun.token, begun.expiresIn));
    return begun.session;
  }

  /** Works without a session too, so that the browser removes an invalid cookie. */
  @Delete()
  @HttpCode(204)
  async end(
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const token = sessionToken(headers.cookie);
    if (token !== undefined) await this.sessions.end(token);
    reply.header('set-cookie', noSessionCookie());
  }
}
