/**
 * The position of a SKU in the queue, and its neighbours.
 * @param keys the queue, the oldest first
 * @param wanted the key from the address; without it, the oldest SKU is used. A SKU that has left the queue is still
 * shown
 */
export function neighbours(keys: readonly string[], wanted: string | undefined) {
  const current = wanted ?? keys[0];
  const index = current === undefined ? -1 : keys.indexOf(current);
  return {
    current,
    index,
    previous: index > 0 ? keys[index - 1] : undefined,
    next: keys[index + 1],
  };
}
