import { setTimeout as delay } from 'node:timers/promises';
import type { Context, GlobalOptions } from '../terminal/context.js';
import type { TailedEvent } from '../events/tailed-event.js';
import { EntriesSeen } from '../orders/entries-seen.js';
import { detailOf, latenessOf, titleOf } from '../orders/entry-text.js';
import { nextSteps } from '../orders/next-steps.js';
import { paintedStatus } from '../orders/order-screen.js';
import type { HistoryEntry, OrderWithHistory } from '../orders/order-source.js';
import { formatOf, OF_STREAM } from '../terminal/format.js';
import { durationText } from '../terminal/moments.js';
import { assembleCast, type Cast } from './cast.js';
import { reportLate } from './late-tracking.js';
import { orderBody } from './order-body.js';
import { CHANNEL, CURRENCY, prepareProduct } from './prepare-product.js';
import { ScenarioEvents, scenarioEventLine } from './scenario-events.js';
import type { Scenario } from './scenarios.js';
import { onceKnown, until } from './until.js';

/** The age of an order whose parcel is reported late, because no report may be older than its order. */
const AGE_MS = 86_400_000;
/** The time for the last events after the last status. */
const EVENTS_LIMIT_MS = 5_000;

/**
 * Plays an example order on the sandbox through the API, and prints the order's history and events as they come.
 * @throws CliError outside of a sandbox
 */
export async function playScenario(
  scenario: Scenario,
  options: GlobalOptions,
  context: Context,
): Promise<void> {
  const isJson = formatOf(options, OF_STREAM) === 'ndjson';
  const cast = assembleCast(context);
  const skuId = await prepareProduct(cast.merchant, context.terminal, context.signal);
  const salesChannelOrderId = `${scenario.name}-${Date.now().toString(36)}`;
  const orderId = `${cast.merchantId}-${CHANNEL}-${salesChannelOrderId}`;
  const screen = new ScenarioScreen(isJson, context);
  const events = new ScenarioEvents(orderId);
  await events.start(context, (event) => screen.event(event));
  try {
    await place(cast, scenario, { salesChannelOrderId, skuId }, context);
    screen.begin(orderId, scenario);
    const order = await follow(
      cast,
      scenario,
      { orderId, salesChannelOrderId },
      { screen, context },
    );
    await lastEvents(events, order, context);
    screen.end(order);
  } finally {
    await events.stop();
  }
}

async function place(
  { merchant }: Cast,
  { name, isReportedLate }: Scenario,
  { salesChannelOrderId, skuId }: { salesChannelOrderId: string; skuId: string },
  { signal }: Context,
): Promise<void> {
  const query = { salesChannel: CHANNEL, currency: CURRENCY };
  const price = await merchant.prices.valid(skuId, query, { signal });
  const body = orderBody({
    salesChannelOrderId,
    skuId,
    scenario: isReportedLate ? undefined : name,
    listPrice: price.localizedListPriceWithTaxes,
    salePrice: price.localizedSalePriceWithTaxes,
    createdAt: new Date(isReportedLate ? Date.now() - AGE_MS : Date.now()),
  });
  await onceKnown('The order', () => merchant.orders.create(body, { signal }), signal);
}

interface Ids {
  orderId: string;
  salesChannelOrderId: string;
}

/** Approves the order, and prints its history until the scenario has ended. */
async function follow(
  cast: Cast,
  scenario: Scenario,
  { orderId, salesChannelOrderId }: Ids,
  { screen, context }: { screen: ScenarioScreen; context: Context },
): Promise<OrderWithHistory> {
  const { merchant } = cast;
  const { signal } = context;
  const read = async (): Promise<OrderWithHistory> => {
    const order = await merchant.orders.get(orderId, { signal });
    screen.history(order);
    return order;
  };
  const created = await read();
  if (created.allowedActions.includes('approve')) {
    await merchant.orders.approve(orderId, { approvalDate: new Date().toISOString() }, { signal });
  }
  if (scenario.isReportedLate) {
    await until('READY_TO_SHIP', read, ({ status }) => status === 'READY_TO_SHIP', signal);
    await reportLate(cast, salesChannelOrderId, context);
  }
  return until(`The end of ${scenario.name}`, read, scenario.hasEnded, signal);
}

async function lastEvents(
  events: ScenarioEvents,
  { statusHistory }: OrderWithHistory,
  { signal }: Context,
): Promise<void> {
  const deadline = Date.now() + EVENTS_LIMIT_MS;
  while (!events.hasShown(statusHistory) && Date.now() < deadline) {
    await delay(100, undefined, { signal });
  }
}

/** Prints a scenario: entries of the history in bright, the events under them. */
class ScenarioScreen {
  private readonly seen = new EntriesSeen(new Date(0).toISOString());

  constructor(
    private readonly isJson: boolean,
    private readonly context: Context,
  ) {}

  begin(orderId: string, { description }: Scenario): void {
    this.context.terminal.note(`${orderId}: ${description}`);
  }

  history(order: OrderWithHistory): void {
    for (const entry of this.seen.newOf(order)) this.entry(order.orderId, entry);
  }

  event(event: TailedEvent): void {
    const { terminal } = this.context;
    if (this.isJson) terminal.out(JSON.stringify({ event }));
    else terminal.out(scenarioEventLine(event, terminal));
  }

  end(order: OrderWithHistory): void {
    const { terminal } = this.context;
    if (this.isJson) {
      terminal.out(JSON.stringify({ order }));
      return;
    }
    const { orderId, status } = order;
    terminal.out(`${terminal.paint('bold', orderId)} is ${paintedStatus(status, terminal)}.`);
    const show = { action: 'show', how: `entrepot orders show ${orderId}` };
    const steps = [show, ...nextSteps(order, { kind: 'merchant' })];
    const width = Math.max(...steps.map(({ action }) => action.length));
    for (const { action, how } of steps) terminal.note(`  ${action.padEnd(width)}  ${how}`);
  }

  private entry(orderId: string, entry: HistoryEntry): void {
    const { terminal } = this.context;
    if (this.isJson) {
      terminal.out(JSON.stringify({ entry: { orderId, ...entry } }));
      return;
    }
    const late = latenessOf(entry);
    const mark =
      late === undefined ? '' : terminal.paint('yellow', `late by ${durationText(late)}`);
    const title = terminal.paint('bold', titleOf(entry));
    terminal.out([`  ${title}`, mark, detailOf(entry)].filter(Boolean).join('  '));
  }
}
