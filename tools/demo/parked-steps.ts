import { SalesChannelSkuAnswered } from '#contracts';
import { OutsideProgram } from './outside-program.js';
import { printer } from './printer.js';
import { show, showEvents, until } from './walk.js';
import type { Walk } from './walk.js';

const CHANNEL = 'SHOP';
const LATER_VERSION = '/schemas/sales-channel.sku-answered/v9';
const PARKED = '/ops/services/catalog/parked-messages';

interface ParkedMessage {
  id: string;
  reason: string;
  detail: string;
}

/**
 * A connector publishes an event of a version that catalog does not know: that message is parked, and the next one about
 * the SKU behind it. An operator gives the first up and replays the other, which then has its effect; what comes after
 * is taken again as it comes.
 */
export async function parkAndReplay(walk: Walk, skuIds: readonly string[]): Promise<void> {
  const skuId = skuIds.at(-1) ?? '';
  const connector = new OutsideProgram(walk.sandbox.kafkaBrokers);
  try {
    printer.step('A message that cannot be read: parked, and the next of its key behind it');
    await publishAnswer(connector, skuId, 'DENIED', LATER_VERSION);
    await publishAnswer(connector, skuId, 'DENIED');
    const [faulty, behind] = await showParked(walk, skuId);

    printer.step('An operator gives it up with a reason, and replays what waited behind it');
    await show<ParkedMessage>(
      walk.operator,
      { method: 'POST', path: `${PARKED}/${faulty.id}/drop`, body: { reason: 'sent too early' } },
      ({ id }) => ({ dropped: id }),
    );
    await show<{ applied: number; ignored: number }>(
      walk.operator,
      { method: 'POST', path: `${PARKED}/${behind.id}/replay` },
      (result) => result,
    );
    await showEntry(walk, skuId);
    const before = skuIds.length * CHANNEL_CHANGES;
    await showEvents(walk, { 'sku.channel-status-changed': before + 1 });

    printer.step('The next message about the SKU is taken at once');
    await publishAnswer(connector, skuId, 'APPROVED');
    await showEvents(walk, { 'sku.channel-status-changed': before + 2 });
    await showEntry(walk, skuId);
    const { messages } = await readParked(walk, skuId);
    if (messages.length > 0) throw new Error(`still parked: ${JSON.stringify(messages)}`);
  } finally {
    await connector.stop();
  }
}

/** Each SKU's entry in three channels became ready, then approved. */
const CHANNEL_CHANGES = 6;

async function publishAnswer(
  connector: OutsideProgram,
  skuId: string,
  status: 'APPROVED' | 'DENIED',
  schemaPath?: string,
): Promise<void> {
  const denied = { message: 'The brand is not registered with the channel.' };
  const answer = {
    merchantId: 'ACME',
    subject: `ACME:${skuId}`,
    skuId,
    salesChannel: CHANNEL,
    status,
    ...(status === 'DENIED' ? denied : {}),
    answeredAt: new Date().toISOString(),
  };
  await connector.publish(SalesChannelSkuAnswered, answer, schemaPath);
  const version = schemaPath?.split('/').at(-1) ?? 'v1';
  printer.note(`a connector sends ${SalesChannelSkuAnswered.type} ${version}: ${status}`);
}

async function showParked(walk: Walk, skuId: string): Promise<[ParkedMessage, ParkedMessage]> {
  const { messages } = await until(
    'both messages to be parked',
    () => readParked(walk, skuId),
    (list) => list.messages.length === 2,
  );
  const [faulty, behind] = messages;
  if (!faulty || !behind) throw new Error('nothing is parked');
  printer.request('GET', parkedOf(skuId));
  for (const { id, reason, detail } of messages) printer.answer(200, { id, reason, detail });
  return [faulty, behind];
}

async function readParked(walk: Walk, skuId: string): Promise<{ messages: ParkedMessage[] }> {
  return (await walk.operator.send<{ messages: ParkedMessage[] }>('GET', parkedOf(skuId))).body;
}

function parkedOf(skuId: string): string {
  return `${PARKED}?key=${encodeURIComponent(`ACME:${skuId}`)}`;
}

async function showEntry(walk: Walk, skuId: string): Promise<void> {
  await show<{ channels: { salesChannel: string; status: string; statusMessage?: string }[] }>(
    walk.merchant,
    { method: 'GET', path: `/ext/merchant/skus/${skuId}/status` },
    ({ channels }) =>
      channels
        .filter(({ salesChannel }) => salesChannel === CHANNEL)
        .map(({ status, statusMessage }) => ({ status, statusMessage })),
  );
}
