import { PriceLocalized, PriceQueued, TaxRulesChanged } from '#contracts';
import type { TermDocument } from '#terms';
import { compiledDocuments } from '#terms/migrations';
import {
  committedEvents,
  eventually,
  publishSandboxTerms,
  startTestService,
  type TestService,
} from '#testing';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrations } from '../../migrations/index.js';
import { readConfig } from '../../src/config.js';
import { PricingModule } from '../../src/pricing.module.js';
import { pricingProblems } from '../../src/problems.js';

interface Row {
  [column: string]: unknown;
  price_id?: string;
}

/** Rows of the tables of pricing, as written by the release with compiled terms. */
const BEFORE = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'release-before.json'), 'utf8'),
) as Record<string, Row[]>;

/** An installation in use, before the migration that creates the table of terms. */
class InstallationInUse1767311999999 implements MigrationInterface {
  name = 'InstallationInUse1767311999999';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, rows] of Object.entries(BEFORE)) {
      const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].join(', ');
      await runner.query(
        `INSERT INTO ${table} (${columns})
         SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
        [JSON.stringify(rows)],
      );
    }
  }

  async down(): Promise<void> {}
}

/**
 * The members of a price that the merchant and the channel see, without the breakdown, which now has more details of
 * each tax.
 */
const amountsOf = ({ version: _v, request: _r, localization_timestamp: _t, ...row }: Row) => row;

describe('an installation that is updated from a release with compiled terms (decision 9.8)', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService({
      name: 'pricing',
      module: (config) => PricingModule.with(config),
      readConfig,
      problems: pricingProblems,
      migrations: [...migrations, InstallationInUse1767311999999],
    });
  });

  afterAll(() => service.stop());

  const kept = () =>
    service.store.sql('SELECT key, version::int, document FROM term ORDER BY key COLLATE "C"');
  const records = async () => {
    const rows = await service.store.sql<{ record: Row }>(
      'SELECT to_jsonb(price_record) AS record FROM price_record ORDER BY price_id',
    );
    return rows.map(({ record }) => record);
  };
  const before = () => BEFORE['price_record']!;

  it('has the terms that were a part of the code, before an event contains them', async () => {
    const documents = [...compiledDocuments()].toSorted(([a], [b]) => (a < b ? -1 : 1));
    expect(await kept()).toEqual(
      documents.map(([key, document]) => ({ key, version: 0, document })),
    );
  });

  it('re-evaluates and queues no price, neither after the update nor when taxes publishes its terms', async () => {
    const published = await publishSandboxTerms(service.publisher);
    await eventually(async () => {
      const versions = (await kept()).map(({ version }) => version);
      expect(versions).toEqual(Array.from({ length: published }, () => 1));
    });
    expect(await service.store.sql('SELECT FROM requeue_job')).toEqual([]);
    expect(await committedEvents(service.store, PriceQueued)).toEqual([]);
    expect((await records()).map(amountsOf)).toEqual(before().map(amountsOf));
  });

  it('computes the same prices again, to the cent', async () => {
    for (const row of BEFORE['price_request']!.filter(({ state }) => state === 'localized')) {
      const { sku_id, kind, sales_channel: salesChannel, sale_price, list_price } = row;
      const { country } = BEFORE['sales_channel']!.find(
        (one) => one.sales_channel === salesChannel,
      )!;
      await service.fetch(`/ext/prices/${String(kind)}/${String(sku_id)}`, {
        token: await service.tokens.merchant(String(row.merchant_id)),
        body: {
          ...(kind === 'destination' && { salesChannel, country }),
          salePrice: sale_price,
          listPrice: list_price,
        },
      });
    }
    for (const { price_id, request } of before()) {
      await service.events.waitFor(
        PriceLocalized,
        (event) => event.priceId === price_id && event.request > Number(request),
      );
    }
    const again = (await records()).filter(({ price_id }) =>
      before().some((row) => row.price_id === price_id),
    );
    expect(again.map(amountsOf)).toMatchObject(before().map(amountsOf));
  });

  it('uses the terms of an event in place of them', async () => {
    const rules = compiledDocuments().get('rules/MX') as Extract<
      TermDocument,
      { ruleSets: unknown }
    >;
    await service.publisher.publish(TaxRulesChanged, {
      subject: 'rules/MX',
      version: 2,
      ...rules,
      ruleSets: [],
    });
    await eventually(async () => {
      const [replaced] = (await kept()).filter(({ key }) => key === 'rules/MX');
      expect(replaced).toMatchObject({ version: 2, document: { ruleSets: [] } });
    });
  });
});
