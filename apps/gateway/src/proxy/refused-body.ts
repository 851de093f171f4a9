import type { IncomingHttpHeaders } from 'node:http';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body of a refusal by a service, for the log of requests. */
    refusedBody?: RefusedBody;
  }
}

/** The longest body that is kept; its first 100 faults have fewer bytes. */
const MAX_BYTES = 64 * 1024;

/** The body of a refusal as it was sent, so perhaps compressed. */
export class RefusedBody {
  readonly pieces: Buffer[] = [];
  bytes = 0;

  constructor(readonly encoding: string | undefined) {}

  /** A longer body is dropped: its beginning alone could not be read. */
  add(piece: Buffer): void {
    this.bytes += piece.length;
    if (this.bytes <= MAX_BYTES) this.pieces.push(piece);
    else this.pieces.length = 0;
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
