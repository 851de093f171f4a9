import { setTimeout as delay } from 'node:timers/promises';
import type { Clock, SoldOrder } from './bench.js';
import type { Fault, Outcome } from './outcome.js';
import { LISTING_STEPS } from './steps/listing-steps.js';
import { orderSteps } from './steps/order-steps.js';
import type { Check, Step } from './steps/step.js';

export interface CheckedStep extends Outcome {
  step: string;
  /** Requests of the channel that Entrepot refused during a step that was not right, the newest last. */
  refused?: string[];
}

export interface Progress {
  begin?: (step: string) => void;
  show?: (result: CheckedStep) => void;
}

function allSteps(): Step[] {
  return [...LISTING_STEPS, ...orderSteps(), SOLD_ONCE];
}

/**
 * Runs the steps in order, and continues after a fault.
 * @throws CliError when Entrepot does not do its part
 */
export async function runCheck(
  check: Check,
  { begin, show }: Progress = {},
): Promise<CheckedStep[]> {
  const results: CheckedStep[] = [];
  for (const { name, take } of allSteps()) {
    begin?.(name);
    const since = new Date(check.clock.now());
    const outcome = await take(check);
    const refused = outcome.faults.length > 0 ? await refusedIn(check, since) : [];
    const result = { step: name, ...outcome, ...(refused.length > 0 && { refused }) };
    results.push(result);
    show?.(result);
  }
  return results;
}

async function refusedIn({ bench }: Check, since: Date): Promise<string[]> {
  const refused = await bench.refusedSince(since);
  const texts = refused.map(({ request, status, code }) => `${request}: ${status} ${code}`);
  return [...new Set(texts)].slice(-3);
}

/** Late reactions, for example after a restart of the connector, are found at the end. */
const SOLD_ONCE: Step = {
  name: 'sold-once',
  async take({ bench, shop, sales }) {
    if (!shop.canOrder)
      return { outcome: 'not-checked', faults: [], note: 'needs --order-command' };
    const faults = doubled(await bench.orders(), sales);
    if (faults.length > 0) return { outcome: 'wrong', faults };
    if (sales.size === 0) return { outcome: 'not-checked', faults, note: 'the shop sold no order' };
    return { outcome: 'right', faults };
  },
};

function doubled(orders: readonly SoldOrder[], sales: ReadonlySet<string>): Fault[] {
  return orders
    .filter(({ salesChannelOrderId }) => !sales.has(salesChannelOrderId))
    .map(({ salesChannelOrderId }) => ({
      code: 'doubled-order',
      detail: `the shop did not sell order ${salesChannelOrderId}`,
    }));
}

export function realClock(signal: AbortSignal): Clock {
  return {
    now: () => Date.now(),
    pause: (ms) => delay(ms, undefined, { signal }),
  };
}
