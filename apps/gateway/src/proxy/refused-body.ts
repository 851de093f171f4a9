import type { IncomingHttpHeaders } from 'node:http';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body of the refusal, by a service or by the gateway, for the log of requests. */
    refusedBody?: RefusedBody;
  }
}

/** The longest body that is stored; the first 100 faults take fewer bytes. */
const MAX_BYTES = 64 * 1024;

/** The body of a refusal as sent, possibly compressed. */
export class RefusedBody {
  readonly pieces: Buffer[] = [];
  private isTooLong = false;

  constructor(readonly encoding: string | undefined) {}

  /** The size of the stored part. */
  get bytes(): number {
    return this.pieces.reduce((sum, { length }) => sum + length, 0);
  }

  /** A longer body is dropped, because its beginning alone cannot be parsed. */
  add(piece: Buffer): void {
    this.isTooLong ||= this.bytes + piece.length > MAX_BYTES;
    if (this.isTooLong) this.pieces.length = 0;
    else this.pieces.push(piece);
  }
}

/** @returns undefined unless the answer is a refusal in JSON */
export function refusedBodyOf(
  status: number,
  headers: Pick<IncomingHttpHeaders, 'content-type' | 'content-encoding'>,
): RefusedBody | undefined {
  const { 'content-type': type = '', 'content-encoding': encoding } = headers;
  const isJson = /^application\/(problem\+)?json\b/.test(type);
  return status >= 400 && isJson ? new RefusedBody(encoding) : undefined;
}
