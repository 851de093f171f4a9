const SEED = 0x9747b28c;
const M = 0x5bd1e995;

/**
 * The partition that Kafka's own clients choose for a key (murmur2, sign bit cleared). It is computed here, not in the
 * client library, so that the relay knows which rows an answer covers.
 * @param key the message key, UTF-8
 * @param partitions the number of partitions of the topic; at least 1
 */
export function partitionOf(key: string, partitions: number): number {
  return (murmur2(Buffer.from(key)) & 0x7fffffff) % partitions;
}

/** MurmurHash2, 32 bits, as in org.apache.kafka.common.utils.Utils; the result is a signed integer. */
export function murmur2(data: Buffer): number {
  const whole = data.length & ~3;
  let hash = SEED ^ data.length;
  for (let at = 0; at < whole; at += 4) {
    let word = Math.imul(data.readInt32LE(at), M);
    word ^= word >>> 24;
    hash = Math.imul(hash, M) ^ Math.imul(word, M);
  }
  for (let at = data.length - 1; at >= whole; at -= 1) hash ^= data.readUInt8(at) << ((at & 3) * 8);
  if (whole < data.length) hash = Math.imul(hash, M);
  hash = Math.imul(hash ^ (hash >>> 13), M);
  return hash ^ (hash >>> 15);
}
