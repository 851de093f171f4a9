import { constants } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Shorter answers fit into one or two packets anyway. */
const THRESHOLD_BYTES = 1_024;

/** Up to this size answers are compressed on the event loop, in 0.2 ms at most; larger ones use zlib's threads. */
const INLINE_BYTES = 32 * 1_024;

/*
 * Bytes and processor time, of made-up texts, on one core (Node 24):
 *
 *             200 long SKUs      50 SKUs           50 orders
 *   as it is  3,120,358          93,305            40,556
 *   gzip 1      786,412  16 ms   21,263  0.35 ms    5,118  0.05 ms
 *   gzip 4      681,852  27 ms   19,874  0.57 ms    5,000  0.12 ms
 *   gzip 6      554,793 121 ms   19,072  0.97 ms    4,714  0.15 ms
 *   br 1        546,358   7 ms   19,691  0.21 ms    4,448  0.05 ms
 *   br 4         93,387   6 ms   18,915  0.63 ms    4,142  0.14 ms
 *   br 5         95,984  12 ms   18,412  1.31 ms    3,781  0.22 ms
 */
const GZIP_LEVEL = 1;
const BROTLI_QUALITY = 4;

/** 256 KiB; the measurements used the default of 4 MiB, which every answer in progress would allocate. */
const BROTLI_WINDOW_BITS = 18;

const COMPRESSED_TYPES =
  /^(?:application\/(?:[\w.-]+\+)?(?:json|yaml)|text\/(?:plain|html|css|javascript|yaml))(?:;|$)/;

/** In order of preference. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

export type ContentEncoding = Exclude<(typeof ENCODINGS)[number], 'identity'>;

/**
 * The encoding in which to answer (decision 1.16), for handlers that keep compressed content; undefined for none.
 * @param bytes of the content
 */
export function acceptedEncoding(
  { headers }: Pick<FastifyRequest, 'headers'>,
  type: string,
  bytes: number,
): ContentEncoding | undefined {
  if (bytes < THRESHOLD_BYTES || !COMPRESSED_TYPES.test(type)) return undefined;
  // Like the plugin below, this uses `*` only if the caller names no other encoding.
  const accepted = String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .replace(/\*|x-gzip/gu, 'gzip');
  const encoding = negotiate(accepted, [...ENCODINGS]) as (typeof ENCODINGS)[number] | null;
  return encoding === 'identity' ? undefined : (encoding ?? undefined);
}

/**
 * Compresses answers for callers that accept it (decision 1.16). An answer of another type, with a `Content-Encoding`,
 * or written directly by its handler is sent unchanged. Await it before the first route, because existing routes would
 * not be compressed.
 */
export async function compressAnswers(instance: FastifyInstance): Promise<void> {
  instance.addHook('onRequest', (request, _reply, done) => {
    // A browser may send an attacker's request: if the attacker's text is next to a secret, the compressed length
    // reveals the secret (BREACH). The proxy forwards the remaining headers.
    if (request.headers.cookie !== undefined) delete request.headers['accept-encoding'];
    done();
  });
  await instance.register(compress, {
    encodings: [...ENCODINGS],
    globalDecompression: false,
    threshold: THRESHOLD_BYTES,
    syncThreshold: INLINE_BYTES,
    customTypes: (type) => COMPRESSED_TYPES.test(type),
    zlibOptions: { level: GZIP_LEVEL },
    brotliOptions: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      },
    },
  });
}
