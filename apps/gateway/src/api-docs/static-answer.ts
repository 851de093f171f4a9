import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Caches may store it for five minutes and then revalidate it by its tag. */
const CACHE = 'public, max-age=300';

/** A response that stays the same for the lifetime of the process. */
export class StaticAnswer {
  private readonly body: Buffer;
  private readonly etag: string;

  constructor(
    private readonly type: string,
    content: string | Buffer,
  ) {
    this.body = Buffer.from(content as string);
    // Weak, since the content may be sent compressed or not.
    this.etag = `W/"${createHash('sha256').update(this.body).digest('base64url')}"`;
  }

  /** Answers 304 when the caller has the current version. */
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
