import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below it an answer fits into a packet or two either way. */
const THRESHOLD_BYTES = 1_024;

/** What is compressed on the event loop: 0.2 ms at most. Larger answers go to the threads of zlib. */
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

/** 256 KiB: the figures are those of its default of 4 MiB, which each answer under way would hold. */
const BROTLI_WINDOW_BITS = 18;

const COMPRESSED_TYPES =
  /^(?:application\/(?:[\w.-]+\+)?(?:json|yaml)|text\/(?:plain|html|css|javascript|yaml))(?:;|$)/;

/**
 * Compresses answers for callers who accept it (decision 1.16). An answer whose type is not among those above, that has
 * a `Content-Encoding` already or that a handler writes itself goes out as it is.
 *
 * Awaited before the first route: routes that are there already would not be compressed.
 */
export async function compressAnswers(instance: FastifyInstance): Promise<void> {
  instance.addHook('onRequest', (request, _reply, done) => {
    // What a browser sends unasked may be an attacker's request: with a text of the attacker's next to a secret the
    // compressed length gives the secret away (BREACH). The proxy forwards the headers that are left.
    if (request.headers.cookie !== undefined) delete request.headers['accept-encoding'];
    done();
  });
  await instance.register(compress, {
    encodings: ['br', 'gzip', 'identity'],
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
