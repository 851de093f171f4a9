import { runOnce } from '#messaging';
import { SANDBOX_RULES, SANDBOX_TARIFFS } from '#terms/sandbox';
import { loadFxRate } from './fx-rates/load-fx-rate.js';
import { seedTerms } from './terms/seed-terms.js';
import type { Terms } from './terms/domain/documents.js';

const RATES = [
  ['BRL', '5.50'],
  ['MXN', '18.50'],
  ['CLP', '950'],
  ['EUR', '0.92'],
] as const;

/** The rates start with the oldest tax rules, so that every day that these cover can be simulated. */
const VALID_FROM = new Date('2024-08-01T00:00:00.000Z');

/** The sandbox's terms of BR, MX and CL (decision 9.8). */
export const SEED_TERMS: readonly Terms[] = [
  ...SANDBOX_RULES.map((document) => ({ kind: 'rules', document }) as const),
  ...SANDBOX_TARIFFS.map((document) => ({ kind: 'tariff', document }) as const),
];

/**
 * Loads the sandbox's exchange rates, units per US dollar, and its tax rules and freight tariffs. Running it again
 * changes and publishes nothing.
 * @param databaseUrl a URL with the service's own role
 */
export async function seedSandbox(databaseUrl: string, schema: string): Promise<void> {
  await runOnce({ databaseUrl, schema, service: 'taxes' }, async (transactor) => {
    for (const [quote, rate] of RATES) {
      const seed = { quote, rate, validFrom: VALID_FROM, source: 'sandbox', loadedBy: 'sandbox' };
      await transactor.run('background', (unitOfWork) => loadFxRate(unitOfWork, seed));
    }
    await transactor.run('background', (unitOfWork) => seedTerms(unitOfWork, SEED_TERMS));
  });
}
