import type { IncomingMessage } from 'node:http';
import { Transform, type Readable } from 'node:stream';
import { KIB, Refusal, tooLarge } from '#edge';

/**
 * Bodies up to this length are buffered before they are forwarded: most are that short, and a slow sender then occupies
 * no connection to a service.
 */
export const SHORT_BODY_BYTES = 64 * KIB;

/** Methods whose bodies have no meaning in this API. */
const WITHOUT_BODY = new Set(['GET', 'HEAD']);

/** Whether the request has a body to forward. */
export function hasBody({ method = '', headers }: IncomingMessage): boolean {
  if (WITHOUT_BODY.has(method)) return false;
  const length = Number(headers['content-length'] ?? 0);
  return headers['transfer-encoding'] !== undefined || length > 0;
}

/**
 * The body to forward, when its first 64 KiB have arrived: in one piece when the body is complete, else as a stream.
 * Its bytes are counted, since a chunked body has no length: the stream fails with `body-too-large` beyond the limit.
 * @param limit the operation's limit, in bytes
 * @param timeoutMs maximum time to send the first 64 KiB
 * @throws Refusal `request-timeout`, `body-too-large`
 */
export async function requestBody(
  request: IncomingMessage,
  limit: number,
  timeoutMs: number,
): Promise<Buffer | Readable> {
  const { pieces, ended } = await beginningOf(request, timeoutMs);
  const [only] = pieces;
  const beginning = only && pieces.length === 1 ? only : Buffer.concat(pieces);
  if (beginning.length > limit) throw tooLarge(limit);
  if (ended) return beginning;
  const body = limited(limit);
  body.write(beginning);
  return request.pipe(body);
}

/** The refusal of a body that is sent too slowly or incompletely. */
export function tooSlow(): Refusal {
  return new Refusal('request-timeout', 'The body of the request did not arrive in time.');
}

interface Beginning {
  pieces: Buffer[];
  ended: boolean;
}

/** Reads to the end, or beyond the size of a short body; then pauses the request. */
function beginningOf(request: IncomingMessage, timeoutMs: number): Promise<Beginning> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  const { promise, resolve, reject } = Promise.withResolvers<Beginning>();
  const stop = (): void => {
    clearTimeout(timeout);
    request.off('data', keep).off('end', end).off('error', refuse).pause();
  };
  const refuse = (): void => {
    stop();
    reject(tooSlow());
  };
  const keep = (piece: Buffer): void => {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes <= SHORT_BODY_BYTES) return;
    stop();
    resolve({ pieces, ended: false });
  };
  const end = (): void => {
    stop();
    resolve({ pieces, ended: true });
  };
  const timeout = setTimeout(refuse, timeoutMs);
  request.on('data', keep).once('end', end).once('error', refuse);
  return promise;
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
