import { eventually } from '#testing';
import { expectProgram } from '../../../tools/outside-programs/run-program.js';
import { tokenOf } from '../../../tools/demo/read-sandbox.js';
import { projectRoot } from '../../../tools/stack/paths.js';
import type { TestStack } from '../../../tools/stack/testing/test-stack.js';
import { recordException, sendOfLaterVersion } from '../parked.js';

/** Ids of the demo's records. */
export interface DemoData {
  orderId: string;
  skuId: string;
  parcelId: string;
  /** The form that the page Messages has in its address. */
  parked: string;
}

/** Runs the demo against a stack, and parks a message and records an exception, because the demo itself leaves none. */
export async function demoData(stack: TestStack): Promise<DemoData> {
  await expectProgram(process.execPath, ['dist/tools/demo/demo.js'], {
    cwd: projectRoot(),
    env: {
      ...process.env,
      ENTREPOT_STACK_DIR: stack.folder.root,
      TOPIC_PREFIX: stack.topicPrefix,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await sendOfLaterVersion(stack, 'TEE-RED-M');
  await sendOfLaterVersion(stack, 'TEE-RED-M');
  const token = await tokenOf(stack.sandbox, 'OPS');
  const read = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`${stack.gateway}${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return (await answer.json()) as T;
  };
  const { parcels } = await read<{ parcels: { parcelId: string; orderId: string }[] }>(
    '/ops/parcels',
  );
  const { parcelId = '', orderId = '' } = parcels[0] ?? {};
  const { items } = await read<{ items: { skuId: string }[] }>(`/ops/orders/${orderId}`);
  const skuId = items[0]?.skuId ?? '';
  await recordException(stack, orderId);
  const parked = await eventually(async () => {
    const { messages } = await read<{ messages: { service: string; id: string }[] }>(
      '/ops/parked-messages',
    );
    expect(messages).toHaveLength(2);
    return `${messages[0]?.service}.${messages[0]?.id}`;
  });
  return { orderId, skuId, parcelId, parked };
}
