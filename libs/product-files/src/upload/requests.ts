import type { UploadKind } from '../kinds/kind.js';
import { isRefusal, type Refusal } from '../kinds/refusals.js';

/** The maximum size of a request for previews, below the limit of the API. */
const MOST_BYTES = 2 * 1024 * 1024;

/** Divides batches into requests for their previews, in their order. @param bodiesOf returns the records of a batch */
export function previewRequestsOf<B>(
  { mostPreviewed }: Pick<UploadKind, 'mostPreviewed'>,
  batches: readonly B[],
  bodiesOf: (batch: B) => readonly object[],
): B[][] {
  const requests: B[][] = [];
  let records = 0;
  let bytes = 0;
  for (const batch of batches) {
    const bodies = bodiesOf(batch);
    const size = JSON.stringify(bodies).length;
    const last = requests.at(-1);
    if (last && records + bodies.length <= mostPreviewed && bytes + size <= MOST_BYTES) {
      last.push(batch);
    } else {
      requests.push([batch]);
      records = 0;
      bytes = 0;
    }
    records += bodies.length;
    bytes += size;
  }
  return requests;
}

/**
 * Sends batches in one request. One of them can be the reason why the request is refused, so each half is sent again.
 * @param onRefused gets a batch that is refused alone
 * @throws other failures, after which some of the batches may have been sent
 */
export async function sendInHalves<B>(
  batches: readonly B[],
  send: (batches: readonly B[]) => Promise<void>,
  onRefused: (batch: B, refusal: Error & Refusal) => void,
): Promise<void> {
  try {
    await send(batches);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const [first] = batches;
    if (first !== undefined && batches.length === 1) return onRefused(first, error);
    const middle = Math.ceil(batches.length / 2);
    await sendInHalves(batches.slice(0, middle), send, onRefused);
    await sendInHalves(batches.slice(middle), send, onRefused);
  }
}
