import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { Refusal } from '#platform';

/** Decision 1.6. */
const BODY_LIMIT = 4 * 1024 * 1024;

/** Nothing here gives a body of theirs a meaning. */
const WITHOUT_BODY = new Set(['GET', 'HEAD']);

/**
 * The body to forward, as it arrives. A length that is said is kept to by Node's parser; without one (chunked) the
 * bytes are counted on the way, and the stream fails with `body-too-large` once they are too many.
 *
 * @returns null where there is none
 * @throws Refusal `body-too-large` when the length said is over the limit
 */
export function requestBody(request: IncomingMessage): Readable | null {
  if (WITHOUT_BODY.has(request.method ?? '')) return null;
  if (request.headers['transfer-encoding'] !== undefined) return request.pipe(limited());
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > BODY_LIMIT) throw tooLarge();
  return length === 0 ? null : request;
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
