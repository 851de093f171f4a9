import { FreightTariffChanged, TaxRulesChanged, type EventContract } from '#contracts';
import { committedEvents, eventually, startTestService, type TestService } from '#testing';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrations } from '../../migrations/index.js';
import { readConfig } from '../../src/config.js';
import { taxesProblems } from '../../src/problems.js';
import { seedSandbox } from '../../src/sandbox-seed.js';
import { TaxesModule } from '../../src/taxes.module.js';
import { startTaxes } from '../taxes-service.js';

/** An installation in use: it has an exchange rate before the tables of terms exist. */
class RatesInUse1763683200200 implements MigrationInterface {
  name = 'RatesInUse1763683200200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO fx_rate (quote, rate, valid_from, source, loaded_by) VALUES ('BRL', 5.5, '2026-01-01', 's', 'OPS')`,
    );
  }

  async down(): Promise<void> {}
}

const KEYS = ['rules/BR', 'rules/CL', 'rules/MX'];
const TARIFFS = ['tariff/*-BR-STANDARD', 'tariff/*-CL-STANDARD', 'tariff/*-MX-STANDARD'];

describe('the terms that were a part of the code (decision 9.8)', () => {
  const start = (own: readonly (typeof migrations)[number][], seeds: number) =>
    startTestService({
      name: 'taxes',
      module: (config) => TaxesModule.with(config),
      readConfig,
      problems: taxesProblems,
      migrations: [...own],
      prepare: async (store) => {
        for (let n = 0; n < seeds; n += 1) await seedSandbox(store.url, store.schema);
      },
    });
  const statesOf = async (taxes: TestService) => {
    const contracts: EventContract[] = [TaxRulesChanged, FreightTariffChanged] as never;
    const events = await Promise.all(contracts.map((one) => committedEvents(taxes.store, one)));
    return events
      .flat()
      .map(({ eventId: _id, occurredAt: _at, ...event }) => event)
      .toSorted((a, b) => (a.subject < b.subject ? -1 : 1));
  };

  it('are loaded and published once by the seed of a sandbox, and by the migration of an installation in use', async () => {
    const sandbox = await start(migrations, 2);
    const inUse = await start([...migrations, RatesInUse1763683200200], 1);
    try {
      const seeded = await statesOf(sandbox);
      expect(seeded.map(({ subject }) => subject)).toEqual([...KEYS, ...TARIFFS]);
      await eventually(async () => {
        const migrated = await statesOf(inUse);
        expect(migrated).toEqual(seeded);
      });
      const token = await inUse.tokens.operator();
      const { body } = await inUse.fetch('/ops/tax-rules?destination=BR&inForceOn=2026-05-12', {
        token,
      });
      expect(body.terms).toMatchObject([{ id: 'BR-2026-05-12-1', loadedBy: 'migration' }]);
    } finally {
      await Promise.all([sandbox.stop(), inUse.stop()]);
    }
  });

  it('are not loaded into a new installation', async () => {
    const taxes = await startTaxes({}, 'none');
    try {
      expect(await taxes.store.sql('SELECT FROM terms')).toEqual([]);
      expect(await taxes.store.sql('SELECT FROM terms_subject')).toEqual([]);
    } finally {
      await taxes.stop();
    }
  });
});
