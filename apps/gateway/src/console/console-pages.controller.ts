import path from 'node:path';
import { Public } from '#edge';
import { fileAbove } from '#platform';
import fastifyStatic from '@fastify/static';
import { Controller, Get, Param, Res, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Allows only this origin's files and requests, and no script that a text could inject. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "frame-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const PAGE = 'index.html';

/**
 * The console's page and its files, as `npm run build` writes them: with a hash in each name, and a compressed copy of
 * each file.
 */
@ApiExcludeController()
@Controller('console')
@Public()
export class ConsolePagesController implements OnModuleInit {
  constructor(private readonly adapterHost: HttpAdapterHost) {}

  /** Not awaited: that would start Fastify before Nest has registered the handler that turns errors into problems. */
  onModuleInit(): void {
    const instance = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    const root = path.dirname(fileAbove(import.meta.dirname, `dist/apps/gateway/console/${PAGE}`));
    void instance.register(fastifyStatic, { root, serve: false, preCompressed: true });
  }

  @Get('assets/:name')
  asset(@Param('name') name: string, @Res() reply: FastifyReply): void {
    reply.header('x-content-type-options', 'nosniff');
    reply.sendFile(`assets/${name}`, { immutable: true, maxAge: '365d' });
  }

  /** The browser decides by the address which view the page shows. */
  @Get()
  page(@Res() reply: FastifyReply): void {
    reply
      .header('content-security-policy', POLICY)
      .header('referrer-policy', 'same-origin')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-cache');
    reply.sendFile(PAGE, { cacheControl: false });
  }
}
