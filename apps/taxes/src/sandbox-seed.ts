import { runOnce } from '#messaging';
import { loadFxRate } from './fx-rates/load-fx-rate.js';

const RATES = [
  ['BRL', '5.50'],
  ['MXN', '18.50'],
  ['CLP', '950'],
  ['EUR', '0.92'],
] as const;

/** With the oldest of the tax rules, so that every past day they cover can be simulated. */
const VALID_FROM = new Date('2024-08-01T00:00:00.000Z');

/**
 * Loads the sandbox's exchange rates, units per US dollar. Running it again changes nothing and publishes nothing.
 * @param databaseUrl the service's own role
 */
export async function seedSandbox(databaseUrl: string, schema: string): Promise<void> {
  await runOnce({ databaseUrl, schema, service: 'taxes' }, async (transactor) => {
    for (const [quote, rate] of RATES) {
      const seed = { quote, rate, validFrom: VALID_FROM, source: 'sandbox', loadedBy: 'sandbox' };
      await transactor.run('background', (uow) => loadFxRate(uow, seed));
    }
  });
}
