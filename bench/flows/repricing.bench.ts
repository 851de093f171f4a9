import { Client } from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import { Entrepot } from '#client';
import { tokenOf } from '../../tools/demo/read-sandbox.js';
import { startTestStack, type TestStack } from '../../tools/stack/testing/test-stack.js';
import { copySkus } from '../load/copied-skus.js';
import { cpuBetween, readUsage } from '../measure/process-usage.js';
import { below, type Figure } from '../measure/table.js';

const SKUS = Number(process.env['BENCH_REPRICED_SKUS'] ?? 20_000);
const LIMIT_SECONDS = 60;
const LOOK_EVERY_MS = 250;
const STALLED_MS = 60_000;
const TIME_ZONE = 'America/Mexico_City';

/** Loads a rule set that changes every price in Mexico, and measures the time until the last price is published. */
export async function benchRepricing(): Promise<Figure[]> {
  const stack = await startTestStack({
    prefix: 'bench_repricing',
    overrides: { LOG_LEVEL: 'warn' },
  });
  try {
    await copySkus(stack, SKUS, 'with prices');
    const token = await tokenOf(stack.sandbox, 'OPS');
    const operator = new Entrepot({ url: stack.gateway, token });
    const before = await readUsage(stack);
    const startedAt = performance.now();
    const { id } = (await operator.call('loadTaxRules', { body: rules() as never })) as {
      id: string;
    };
    await untilPriced(stack, id);
    const took = (performance.now() - startedAt) / 1_000;
    const cpu = cpuBetween(before, await readUsage(stack));
    const used = cpu.map(([part, cpuMs]) => `${part} ${(cpuMs / 1000).toFixed(1)}`);
    console.log(`  processor seconds of ${used.join(', ')}`);
    const name = `a new rule set re-prices ${SKUS.toLocaleString('en-US')} SKUs`;
    return [below(name, took, LIMIT_SECONDS, 's')];
  } finally {
    await stack.stop();
  }
}

function rules(): object {
  return {
    destination: 'MX',
    timeZone: TIME_ZONE,
    validFrom: new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(new Date()),
    source: ['invented'],
    cases: [
      {
        limit: { of: ['goods'], currency: 'USD', per: 'consignment' },
        brackets: [
          {
            upTo: null,
            taxes: [
              { name: 'vat', kind: 'tax', rate: '0.16', base: ['goods'], collectedBy: 'seller' },
              { name: 'duty', kind: 'duty', rate: '0.05', base: ['goods'], collectedBy: 'seller' },
            ],
          },
        ],
      },
    ],
  };
}

/** Waits until every price in the channel is derived from the rules and published. @throws Error when progress stops */
async function untilPriced({ sandbox }: TestStack, rulesVersion: string): Promise<void> {
  const client = new Client({ connectionString: sandbox.databaseUrl });
  await client.connect();
  try {
    let last = 0;
    for (let movedAt = performance.now(); ; await delay(LOOK_EVERY_MS)) {
      const { rows } = await client.query<{ made: number; unpublished: number }>(PROGRESS, [
        rulesVersion,
      ]);
      const { made, unpublished } = rows[0]!;
      if (made > SKUS && unpublished === 0) return;
      if (made !== last) movedAt = performance.now();
      else if (performance.now() - movedAt > STALLED_MS)
        throw new Error(`stalled at ${made} prices`);
      last = made;
    }
  } finally {
    await client.end();
  }
}

const PROGRESS = `
  SELECT (SELECT count(*)::int FROM pricing.price_record WHERE rules_version = $1) AS made,
         (SELECT count(*)::int FROM pricing.outbox) AS unpublished`;
