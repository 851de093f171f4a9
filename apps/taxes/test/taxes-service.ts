import { runOnce } from '#messaging';
import { startTestService, type TestService } from '#testing';
import { migrations } from '../migrations/index.js';
import { readConfig } from '../src/config.js';
import { taxesProblems } from '../src/problems.js';
import { SEED_TERMS, seedSandbox } from '../src/sandbox-seed.js';
import { seedTerms } from '../src/terms/seed-terms.js';
import { TaxesModule } from '../src/taxes.module.js';

export function startTaxes(
  env: Record<string, string> = {},
  rates: 'seeded' | 'none' = 'seeded',
): Promise<TestService> {
  return startTestService({
    name: 'taxes',
    module: (config) => TaxesModule.with(config),
    readConfig,
    problems: taxesProblems,
    migrations,
    env,
    ...(rates === 'seeded' ? { prepare: (store) => seedSandbox(store.url, store.schema) } : {}),
  });
}

export type Line = [unitPrice: number, quantity: number];

export function cart(state: string, freight: number, lines: Line[], simulationDate?: string) {
  return {
    items: lines.map(([unitPriceWithDiscount, quantity], index) => ({
      id: `line-${index + 1}`,
      skuId: `SKU-${index + 1}`,
      quantity,
      unitPriceWithDiscount,
    })),
    freight,
    country: 'BR',
    state,
    simulationDate,
  };
}

/**
 * Days after 2026-05-12 share one law, so each vector's rate gets a separate day. The latest is loaded first: answers
 * for a day do not change later, and before a pair's first rate there was no answer.
 */
const VECTOR_RATES: [day: string, rate: number][] = [
  ['2026-11-20', 5.51],
  ['2026-06-03', 5.5],
  ['2026-06-02', 5.4321],
  ['2026-06-01', 5],
  ['2026-05-11', 5.5],
  ['2026-05-10', 5.51],
];

/** The service with the rate of each vector on its day, and a channel's requests. */
export async function startTaxesWithVectorRates() {
  const taxes = await startTaxes({}, 'none');
  const { url: databaseUrl, schema } = taxes.store;
  await runOnce({ databaseUrl, schema, service: 'taxes' }, (transactor) =>
    transactor.run('background', (unitOfWork) => seedTerms(unitOfWork, SEED_TERMS)),
  );
  const token = await taxes.tokens.operator();
  for (const [validFrom, rate] of VECTOR_RATES) {
    const body = { base: 'USD', quote: 'BRL', rate, validFrom, source: 'vectors' };
    const answer = await taxes.fetch('/ops/fx-rates', { token, body });
    expect(answer.status).toBe(201);
  }
  const channel = await taxes.tokens.channel('ECOM');
  return {
    taxes,
    simulate: (body: unknown) => taxes.fetch('/ext/taxes', { token: channel, body }),
  };
}
