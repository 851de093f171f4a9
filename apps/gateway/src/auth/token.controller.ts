import { ApiEndpoint, BodyLimit, KIB, Public, closing } from '#edge';
import { Body, Controller, Header, HttpCode, Ip, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { LogIn } from './log-in.js';
import { TokenRequest } from './token.request.dto.js';
import { TokenResponse, WrongCredentialsResponse } from './token.response.dto.js';

@ApiTags('Tokens')
@Controller('token')
export class TokenController {
  constructor(private readonly logIn: LogIn) {}

  @Post()
  @BodyLimit(4 * KIB)
  @Public()
  @HttpCode(200)
  @ApiEndpoint(TokenResponse, {
    id: 'generateToken',
    summary: 'Exchange an id and a secret for a token',
    repeatable: true,
    doc: 'For every client that has a secret; a sandbox creates its clients at the first start. A sales channel may use a token from an operator instead.',
    example: { clientId: 'ACME', clientSecret: 'as printed when the sandbox starts' },
    problems: ['keys-unavailable', 'logins-busy'],
    others: {
      401: {
        body: WrongCredentialsResponse,
        doc: 'The id is unknown or the secret is wrong; the answer is the same in both cases.',
      },
    },
  })
  @Header('cache-control', 'no-store')
  async token(
    @Body() { clientId, clientSecret }: TokenRequest,
    @Ip() ip: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TokenResponse | WrongCredentialsResponse> {
    const gone = closing(reply);
    const issued = await this.logIn.logIn({ clientId, clientSecret, ip, gone });
    if (issued !== undefined) return { ...issued, tokenType: 'Bearer' };
    reply.code(401).header('www-authenticate', 'Bearer');
    return { message: 'Incorrect username or password.' };
  }
}
