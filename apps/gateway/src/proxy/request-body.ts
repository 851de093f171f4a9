import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { Refusal } from '#platform';

/** Decision 1.6. */
const BODY_LIMIT = 4 * 1024 * 1024;

/**
 * Up to this length a body is read to its end first: most are, they fit into one packet or a few, and a caller who is
 * slow to send one holds no connection to a service meanwhile.
 */
const SHORT = 64 * 1024;

/** Nothing here gives a body of theirs a meaning. */
const WITHOUT_BODY = new Set(['GET', 'HEAD']);

/**
 * The body to forward: in one piece when it is short, else as it arrives. A length that is said is kept to by Node's
 * parser; without one (chunked) the bytes are counted on the way, and the stream fails with `body-too-large` once they
 * are too many.
 *
 * @param timeoutMs how long a caller may take to send a short one
 * @returns null where there is none
 * @throws Refusal `body-too-large` when the length said is over the limit; `request-timeout`
 */
export function requestBody(
  request: IncomingMessage,
  timeoutMs: number,
): Readable | null | Promise<Buffer> {
  if (WITHOUT_BODY.has(request.method ?? '')) return null;
  if (request.headers['transfer-encoding'] !== undefined) return request.pipe(limited());
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > BODY_LIMIT) throw tooLarge();
  if (length === 0) return null;
  return length > SHORT ? request : inOnePiece(request, timeoutMs);
}

/** The refusal of a body that comes too slowly, or breaks off. */
export function tooSlow(): Refusal {
  return new Refusal('request-timeout', 'The body of the request did not arrive in time.');
}

function inOnePiece(request: IncomingMessage, timeoutMs: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const refuse = (): void => reject(tooSlow());
    const patience = setTimeout(refuse, timeoutMs);
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.once('error', () => {
      clearTimeout(patience);
      refuse();
    });
    request.once('end', () => {
      clearTimeout(patience);
      resolve(pieces[0] && pieces.length === 1 ? pieces[0] : Buffer.concat(pieces));
    });
  });
}

function limited(): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > BODY_LIMIT) done(tooLarge());
      else done(null, chunk);
    },
  });
}

function tooLarge(): Refusal {
  return new Refusal('body-too-large', `The body may have ${BODY_LIMIT} bytes.`);
}
