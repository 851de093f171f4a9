import { createRequire } from 'node:module';
import fc from 'fast-check';
import { murmur2, partitionOf } from './partition.js';

const require = createRequire(import.meta.url);
const reference = require('kafkajs/src/producer/partitioners/default/murmur2') as (
  key: Buffer,
) => number;

describe('partitionOf', () => {
  // Values of org.apache.kafka.common.utils.UtilsTest.
  it.each([
    ['21', -973932308],
    ['foobar', -790332482],
    ['a-little-bit-long-string', -985981536],
    ['a-little-bit-longer-string', -1486304829],
    ['lkjh234lh9fiuh90y23oiuhsafujhadof229phr9h19h89h8', -58897971],
    ['abc', 479470107],
  ])('hashes %s as Kafka’s own clients do', (key, hash) => {
    expect(murmur2(Buffer.from(key))).toBe(hash);
  });

  it('agrees with kafkajs on any key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 64 }), (key, count) => {
        expect(murmur2(Buffer.from(key))).toBe(reference(Buffer.from(key)));
        expect(partitionOf(key, count)).toBeGreaterThanOrEqual(0);
        expect(partitionOf(key, count)).toBeLessThan(count);
      }),
    );
  });
});
