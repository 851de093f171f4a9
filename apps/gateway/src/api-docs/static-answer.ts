import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** May be kept for five minutes, then asked for again by its tag. */
const CACHE = 'public, max-age=300';

/** Something that stays as it is for as long as the process runs. */
export class StaticAnswer {
  private readonly body: Buffer;
  private readonly etag: string;

  constructor(
    private readonly type: string,
    content: string | Buffer,
  ) {
    this.body = Buffer.from(content as string);
    // Weak: the same content goes out compressed or not.
    this.etag = `W/"${createHash('sha256').update(this.body).digest('base64url')}"`;
  }

  /** 304 where the caller has it already. */
  async send({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply
      .header('etag', this.etag)
      .header('cache-control', CACHE)
      .header('vary', 'accept-encoding')
      .header('x-content-type-options', 'nosniff');
    if (names(headers['if-none-match'], this.etag)) await reply.code(304).send();
    else await reply.type(this.type).send(this.body);
  }
}

/** Weak comparison (RFC 9110, 13.1.2). */
function names(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false;
  const tags = given.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag.replace(/^W\//, ''));
}
