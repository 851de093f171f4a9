import type { IncomingMessage } from 'node:http';
import { Transform, type Readable } from 'node:stream';
import { KIB, Refusal, tooLarge } from '#platform';

/**
 * Up to this length a body is buffered first: most are that short, and a slow sender then holds no connection to a
 * service.
 */
export const SHORT_BODY_BYTES = 64 * KIB;

/** Methods whose bodies have no meaning in this API. */
const WITHOUT_BODY = new Set(['GET', 'HEAD']);

/** Has the request a body to forward? */
export function hasBody({ method = '', headers }: IncomingMessage): boolean {
  if (WITHOUT_BODY.has(method)) return false;
  const length = Number(headers['content-length'] ?? 0);
  return headers['transfer-encoding'] !== undefined || length > 0;
}

/**
 * The body to forward: buffered when it is short, else streamed. Node's parser enforces a given Content-Length;
 * without one (chunked) the bytes are counted, and the stream fails with `body-too-large` when they exceed the limit.
 * @param limit of the operation, in bytes; a given Content-Length is within it
 * @param timeoutMs maximum time to send a short body
 * @throws Refusal `request-timeout`
 */
export function requestBody(
  request: IncomingMessage,
  limit: number,
  timeoutMs: number,
): Readable | Promise<Buffer> {
  if (request.headers['transfer-encoding'] !== undefined) return request.pipe(limited(limit));
  const length = Number(request.headers['content-length']);
  return length > SHORT_BODY_BYTES ? request : inOnePiece(request, timeoutMs);
}

/** The refusal of a body that is sent too slowly, or is cut off. */
export function tooSlow(): Refusal {
  return new Refusal('request-timeout', 'The body of the request did not arrive in time.');
}

function inOnePiece(request: IncomingMessage, timeoutMs: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const refuse = (): void => reject(tooSlow());
    const timeout = setTimeout(refuse, timeoutMs);
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.once('error', () => {
      clearTimeout(timeout);
      refuse();
    });
    request.once('end', () => {
      clearTimeout(timeout);
      resolve(pieces[0] && pieces.length === 1 ? pieces[0] : Buffer.concat(pieces));
    });
  });
}

function limited(limit: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > limit) done(tooLarge(limit));
      else done(null, chunk);
    },
  });
}
