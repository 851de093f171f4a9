import { eventually } from '#testing';
import type { TestStack } from '../../../tools/stack/testing/test-stack.js';
import type { Json } from '../merchant.js';
import { parkInOutbox, sendOfLaterVersion, understandLaterVersion } from '../parked.js';
import type { ExampleCalls } from './example-calls.js';

/** Parks messages and rows of the outbox of catalog, and calls the operations by which operators replay or drop them. */
export async function callParked(calls: ExampleCalls, stack: TestStack): Promise<void> {
  for (const skuId of ['LATER-1', 'LATER-2']) await sendOfLaterVersion(stack, skuId);
  const [toReplay, toDrop] = await eventually(async () => {
    const { messages } = await calls.call('operator', 'listParkedMessages');
    expect(messages).toHaveLength(2);
    return messages.map(({ id }: Json) => ({ messageId: id }));
  });
  const { messages: all } = await calls.call('operator', 'listAllParkedMessages');
  expect(all).toMatchObject([{ service: 'catalog' }, { service: 'catalog' }]);
  for (const id of ['countParkedMessages', 'countAllParkedMessages']) {
    await calls.call('operator', id);
  }
  await calls.call('operator', 'readParkedMessage', { params: toReplay });
  await calls.call('operator', 'replayParkedMessages');
  await understandLaterVersion(stack);
  await calls.call('operator', 'replayParkedMessage', { params: toReplay });
  await calls.call('operator', 'dropParkedMessages');
  await calls.call('operator', 'dropParkedMessage', { params: toDrop });

  for (const key of ['ACME:one', 'ACME:other']) await parkInOutbox(stack, key);
  const { rows } = await calls.call('operator', 'listParkedOutbox');
  const [toPublish, toLose] = rows.map(({ id }: Json) => ({ rowId: id }));
  await calls.call('operator', 'readParkedOutboxRow', { params: toPublish });
  await calls.call('operator', 'replayParkedOutbox', { params: toPublish });
  await calls.call('operator', 'dropParkedOutboxRow', { params: toLose });
  await calls.call('operator', 'dropParkedOutboxRows');
}
