import { Public } from '#platform';
import { Body, Controller, Header, HttpCode, Ip, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { LogIn } from '../log-in.js';
import { TokenRequest } from './token.request.dto.js';
import type { TokenResponse, WrongCredentialsResponse } from './token.response.dto.js';

@Controller('token')
export class TokenController {
  constructor(private readonly logIn: LogIn) {}

  @Post()
  @Public()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async token(
    @Body() { clientId, clientSecret }: TokenRequest,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TokenResponse | WrongCredentialsResponse> {
    const issued = await this.logIn.logIn(clientId, clientSecret, address);
    if (issued !== undefined) return { ...issued, tokenType: 'Bearer' };
    reply.code(401).header('www-authenticate', 'Bearer');
    return { message: 'Incorrect username or password.' };
  }
}
