import { randomBytes } from 'node:crypto';
import type { KafkaMessage } from 'kafkajs';
import { toReceived } from './received.js';

function keyOf(key: Buffer | string | null): string | null {
  const message = { key: typeof key === 'string' ? Buffer.from(key) : key, offset: '0' };
  return toReceived('catalog.sku', 0, message as KafkaMessage).key;
}

describe('the key of a message', () => {
  it('is unchanged up to 1 KiB', () => {
    expect(keyOf('ACME')).toBe('ACME');
    expect(keyOf('é'.repeat(512))).toBe('é'.repeat(512));
    expect(keyOf(null)).toBeNull();
  });

  it('is shortened above 1 KiB, to equal texts for equal keys and different texts for different keys', () => {
    const start = 'x'.repeat(300);
    const long = start + randomBytes(4000).toString('base64');
    expect(keyOf(long)).toMatch(/^x{200}#[0-9a-f]{64}$/);
    expect(keyOf(long)).toBe(keyOf(long));
    expect(keyOf(`${long}!`)).not.toBe(keyOf(long));
    expect(keyOf('é'.repeat(513))).toHaveLength(200 + 1 + 64);
  });

  it('differs for different bytes that are not UTF-8', () => {
    expect(keyOf(Buffer.alloc(2000, 0xfe))).not.toBe(keyOf(Buffer.alloc(2000, 0xff)));
  });

  it('is stored and read by Postgres unchanged, because a key is not cut within a character', () => {
    const cut = keyOf('x' + '😀'.repeat(600)) ?? '';
    expect(Buffer.from(cut).toString()).toBe(cut);
  });
});

describe('the headers of a message', () => {
  it('are kept if they have a value, with names and values that Postgres can store', () => {
    const headers = { ce_type: Buffer.from('a\u0000'), 'na\u0000me': Buffer.from('b'), none: null };
    const message = { key: null, offset: '0', headers } as unknown as KafkaMessage;
    expect(toReceived('catalog.sku', 0, message).headers).toEqual({
      ce_type: 'a\uFFFD',
      'na\uFFFDme': 'b',
    });
  });
});
