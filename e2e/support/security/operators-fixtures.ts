import { eventually } from '#testing';
import type { TestStack } from '../../../tools/stack/testing/test-stack.js';
import { recordException, sendOfLaterVersion } from '../parked.js';
import { send } from './send.js';

/** The channel whose tokens are listed. */
const CHANNEL = 'ECOM';

/** The id in the path of an operators' list. */
export const OPERATORS_IDS = { id: CHANNEL };

/**
 * Two records in each list of operators that a new sandbox has none in: tokens of a channel, parked messages, exceptions.
 * @param orderIds of two orders
 */
export async function fillOperatorsLists(
  stack: TestStack,
  token: string,
  orderIds: readonly string[],
): Promise<void> {
  for (const orderId of orderIds) {
    await recordException(stack, orderId);
    await sendOfLaterVersion(stack, `LATER-${orderId}`);
    const body = { expiresIn: 3_600 };
    await send(stack.gateway, `/ops/sales-channels/${CHANNEL}/tokens`, { token, body });
  }
  await eventually(async () => {
    const { json } = await send(stack.gateway, '/ops/parked-messages', { token });
    expect(json.messages).toHaveLength(orderIds.length);
  });
}
