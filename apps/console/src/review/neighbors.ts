/**
 * The position of a SKU in the queue, and its neighbors.
 * @param keys the queue, the oldest first
 * @param requestedKey the key from the address; without it, the oldest SKU is used. A SKU that has left the queue is still
 * shown
 */
export function neighbors(keys: readonly string[], requestedKey: string | undefined) {
  const current = requestedKey ?? keys[0];
  const index = current === undefined ? -1 : keys.indexOf(current);
  return {
    current,
    index,
    previous: index > 0 ? keys[index - 1] : undefined,
    next: keys[index + 1],
  };
}
