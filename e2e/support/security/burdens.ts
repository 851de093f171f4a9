import { gzipSync } from 'node:zlib';

/** A body that is cheap to send and expensive to parse without limits. */
export interface Burden {
  text: string | Buffer;
  headers?: Record<string, string>;
}

const MANY = 200_000;
const UNPACKED_BYTES = 256 * 1024 * 1024;

export function burdens(): Record<string, Burden> {
  const members = Array.from({ length: MANY / 10 }, (_, index) => `"m${index}":${index}`);
  return {
    'very many brackets': { text: '['.repeat(MANY) },
    'very many braces': { text: '{"a":'.repeat(MANY / 10) },
    'very many items': { text: `[${'0,'.repeat(MANY)}0]` },
    'very many members': { text: `{${members.join()}}` },
    'the same member very often': { text: `{${'"a":1,'.repeat(MANY / 10)}"a":1}` },
    'a number of very many digits': { text: `[1${'0'.repeat(MANY)}]` },
    'a number beyond numbers': { text: '[1e999999999]' },
    'very many escapes': { text: JSON.stringify(['\u0001'.repeat(MANY / 10)]) },
    'a text without an end': { text: `["${'\\"'.repeat(MANY)}` },
    'very much, packed': {
      text: gzipSync(Buffer.alloc(UNPACKED_BYTES, '[')),
      headers: { 'content-encoding': 'gzip' },
    },
  };
}
