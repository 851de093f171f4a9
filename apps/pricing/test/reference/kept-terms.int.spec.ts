import { TaxRulesChanged } from '#contracts';
import type { TermDocument } from '#terms';
import { compiledDocuments } from '#terms/migrations';
import { eventually, startTestService, type TestService } from '#testing';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrations } from '../../migrations/index.js';
import { readConfig } from '../../src/config.js';
import { PricingModule } from '../../src/pricing.module.js';
import { pricingProblems } from '../../src/problems.js';

/** An installation that has been in use: before the table of terms, it has a merchant. */
class MerchantInUse1763683200150 implements MigrationInterface {
  name = 'MerchantInUse1763683200150';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO merchant (merchant_id, country, currency, connected_channels) VALUES ('OLD', 'US', 'USD', '{}')`,
    );
  }

  async down(): Promise<void> {}
}

describe('the terms of an installation that is updated (decision 9.8)', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService({
      name: 'pricing',
      module: (config) => PricingModule.with(config),
      readConfig,
      problems: pricingProblems,
      migrations: [...migrations, MerchantInUse1763683200150],
    });
  });

  afterAll(() => service.stop());

  const kept = () =>
    service.store.sql('SELECT key, version::int, document FROM term ORDER BY key COLLATE "C"');

  it('are those that were a part of the code, until an event replaces them', async () => {
    const documents = [...compiledDocuments()].toSorted(([a], [b]) => (a < b ? -1 : 1));
    expect(await kept()).toEqual(
      documents.map(([key, document]) => ({ key, version: 0, document })),
    );
    const rules = compiledDocuments().get('rules/MX') as Extract<
      TermDocument,
      { ruleSets: unknown }
    >;
    await service.publisher.publish(TaxRulesChanged, {
      subject: 'rules/MX',
      version: 1,
      ...rules,
      ruleSets: [],
    });
    await eventually(async () => {
      const [replaced] = (await kept()).filter(({ key }) => key === 'rules/MX');
      expect(replaced).toMatchObject({ version: 1, document: { ruleSets: [] } });
    });
  });
});
