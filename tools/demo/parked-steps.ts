import { SalesChannelSkuAnswered } from '#contracts';
import { OutsideProgram } from './outside-program.js';
import { printer } from './printer.js';
import { show, showEvents, until, type DemoContext } from './demo-context.js';

const CHANNEL = 'SHOP';
const LATER_VERSION = '/schemas/sales-channel.sku-answered/v9';
const PARKED = '/ops/services/catalog/parked-messages';

interface ParkedMessage {
  id: string;
  reason: string;
  detail: string;
}

/**
 * A connector publishes an event with a schema version that catalog does not know: catalog parks the message, and the
 * next one of the SKU, which is blocked by key. An operator drops the first and replays the other, which is then
 * applied; later messages are consumed as usual.
 */
export async function parkAndReplay(
  context: DemoContext,
  skuIds: readonly string[],
): Promise<void> {
  const skuId = skuIds.at(-1) ?? '';
  const connector = new OutsideProgram(context.sandbox);
  try {
    printer.step('An unreadable message is parked, and the next message of its key with it');
    await publishAnswer(connector, skuId, 'DENIED', LATER_VERSION);
    await publishAnswer(connector, skuId, 'DENIED');
    const [faulty, behind] = await showParked(context, skuId);

    printer.step('An operator drops it with a reason, and replays the message blocked by it');
    await show<ParkedMessage>(
      context.operator,
      { method: 'POST', path: `${PARKED}/${faulty.id}/drop`, body: { reason: 'sent too early' } },
      ({ id }) => ({ dropped: id }),
    );
    await show<{ applied: number; ignored: number }>(
      context.operator,
      { method: 'POST', path: `${PARKED}/${behind.id}/replay` },
      (result) => result,
    );
    await showEntry(context, skuId);
    const before = skuIds.length * CHANNEL_CHANGES;
    await showEvents(context, { 'sku.channel-status-changed': before + 1 });

    printer.step('The next message about the SKU is consumed at once');
    await publishAnswer(connector, skuId, 'APPROVED');
    await showEvents(context, { 'sku.channel-status-changed': before + 2 });
    await showEntry(context, skuId);
    const { messages } = await readParked(context, skuId);
    if (messages.length > 0) throw new Error(`still parked: ${JSON.stringify(messages)}`);
  } finally {
    await connector.stop();
  }
}

/** Status changes per SKU: ready, then approved, in three channels. */
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

async function showParked(
  context: DemoContext,
  skuId: string,
): Promise<[ParkedMessage, ParkedMessage]> {
  const { messages } = await until(
    'both messages to be parked',
    () => readParked(context, skuId),
    (list) => list.messages.length === 2,
  );
  const [faulty, behind] = messages;
  if (!faulty || !behind) throw new Error('nothing is parked');
  printer.request('GET', parkedOf(skuId));
  for (const { id, reason, detail } of messages) printer.answer(200, { id, reason, detail });
  return [faulty, behind];
}

async function readParked(
  context: DemoContext,
  skuId: string,
): Promise<{ messages: ParkedMessage[] }> {
  return (await context.operator.send<{ messages: ParkedMessage[] }>('GET', parkedOf(skuId))).body;
}

function parkedOf(skuId: string): string {
  return `${PARKED}?key=${encodeURIComponent(`ACME:${skuId}`)}`;
}

async function showEntry(context: DemoContext, skuId: string): Promise<void> {
  await show<{ channels: { salesChannel: string; status: string; statusMessage?: string }[] }>(
    context.merchant,
    { method: 'GET', path: `/ext/merchant/skus/${skuId}/status` },
    ({ channels }) =>
      channels
        .filter(({ salesChannel }) => salesChannel === CHANNEL)
        .map(({ status, statusMessage }) => ({ status, statusMessage })),
  );
}
