import { fault, type Fault } from '@entrepot/product-files';
import { portionsOf } from '../../api/sending/portions.js';
import { errorOfRow, type RowResult } from '../../bulk/act.js';
import { memberOf, type Group } from './group.js';
import type { Checking, UploadKind } from './kind.js';

/** The common functions of kinds whose lines are sent or refused individually, many in each request (decision 5.12). */
export const ROWS = {
  needsKnownColumns: true,
  groupOf: ({ line }) => String(line),
  mostInGroup: 1,
  // A batch may have 500 rows; with this number it takes less than a second.
  mostInRequest: 200,
} as const satisfies Partial<UploadKind>;

/** A check of more lines takes minutes; faults of other lines are found when they are sent. */
export const MOST_CHECKED = 5_000;

/**
 * Asks the API which of the first lines it would refuse, without changing anything.
 * @param ask returns the results of groups, in order
 * @param onAccepted gets each group that the API accepts, and each group beyond {@link MOST_CHECKED} without a result
 * @throws ApiProblem for all lines of a request, which stay unchecked
 */
export async function checkRows<R extends RowResult>(
  groups: readonly Group[],
  { workOn, refuse, stop }: Checking,
  ask: (groups: readonly Group[]) => Promise<readonly R[]>,
  onAccepted: (group: Group, result?: R) => void,
): Promise<void> {
  const errors: Error[] = [];
  await workOn(portionsOf(groups.slice(0, MOST_CHECKED), ROWS.mostInRequest), {
    send: async (portion) => {
      for (const [at, result] of (await ask(portion)).entries()) {
        const group = portion[at];
        const error = errorOfRow(result);
        if (group && error) refuse(group, error);
        else if (group) onAccepted(group, result);
      }
    },
    onFailed: (_, error) => errors.push(error),
  });
  for (const error of errors) throw error;
  if (stop.aborted) return;
  for (const group of groups.slice(MOST_CHECKED)) onAccepted({ ...group, unseen: true });
}

/** Creates the key of a record from members of its body. */
export function keyBy(skuId: string, ...others: readonly unknown[]): string {
  return skuId === '' ? '' : JSON.stringify([skuId, ...others]);
}

/** In JSON there are no columns, so a record without its SKU is found here. */
export function skuFaults(body: object): Fault[] {
  return memberOf({ body }, 'skuId') === ''
    ? [fault('required', 'skuId', 'is required', 'required')]
    : [];
}

/** The bodies of groups with one record each. */
export function bodiesOf<B>(groups: readonly Group[]): B[] {
  return groups.flatMap(({ records }) => records.map(({ body }) => body as B));
}
