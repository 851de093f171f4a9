import { createHash } from 'node:crypto';
import { escapeHtml, Public, Refusal, Text } from '#edge';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';

const STYLE = 'html,body,img{width:100%;height:100%;margin:0}img{object-fit:contain}';

/** Allows one image over HTTPS and nothing else: no script, no other request, and no embedding by another site. */
const POLICY = [
  "default-src 'none'",
  'img-src https:',
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ');

class ImageQuery {
  @Text({ min: 1, max: 2_048, doc: 'Address of the image.' })
  url!: string;
}

/**
 * A document with one image of a merchant, for a frame of the console (decision 3.21). The page itself, which has the
 * session, therefore loads nothing from other origins, and the frame contains no data that an image could leak.
 */
@ApiExcludeController()
@Controller('console/image')
@Public()
export class ImageFrameController {
  /** @throws Refusal `not-found` outside of a frame of the console, `invalid-parameter` for another address */
  @Get()
  frame(
    @Query() { url }: ImageQuery,
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    const isFramed = headers['sec-fetch-dest'] === 'iframe';
    if (!isFramed || headers['sec-fetch-site'] !== 'same-origin') {
      throw new Refusal('not-found', 'The console alone shows this document, in a frame.');
    }
    const source = escapeHtml(addressOf(url));
    void reply
      .header('content-security-policy', POLICY)
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><img src="${source}" alt="">`,
      );
  }
}

function addressOf(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol === 'https:' && url.username === '' && url.password === '') return url.href;
  const detail = 'The address of an image begins with https:// and has no credentials.';
  throw new Refusal('invalid-parameter', detail, { parameter: 'url' });
}
