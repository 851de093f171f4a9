import { startTestService, type TestService } from '#testing';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrations } from '../../migrations/index.js';
import { readConfig } from '../../src/config.js';
import { OrdersModule } from '../../src/orders.module.js';
import { ordersProblems } from '../../src/problems.js';
import { orderBody } from '../builders.js';
import { SECRETS } from '../document-links.js';

/** The data that the release with compiled terms stores for the worked example. */
const ROWS = [
  `INSERT INTO merchant VALUES ('ACME', 'US', 'USD', '{MELI}')`,
  `INSERT INTO sales_channel VALUES ('MELI', 'MX', 'MXN', 'DDP', 0.18, true)`,
  `INSERT INTO fx_rate (quote, rate, valid_from) VALUES ('MXN', 18.50, '2024-08-01')`,
  `INSERT INTO sku (merchant_id, sku_id, id, product_id, name, ean, hscode, weight, height, width, length)
   VALUES ('ACME', 'TEE', 'ACME-TEE', 'TEE', 'Camiseta', '4006381333931', '6109.10', 0.4, 10, 15, 20)`,
  `INSERT INTO sku_channel VALUES ('ACME', 'MELI', 'TEE', 'MELI-TEE', 'SALES_CHANNEL_APPROVED', true, true)`,
];

/** An installation that is in use until the migration creates the table of terms. */
class InstallationInUse1767311999999 implements MigrationInterface {
  name = 'InstallationInUse1767311999999';

  async up(runner: QueryRunner): Promise<void> {
    for (const row of ROWS) await runner.query(row);
  }

  async down(): Promise<void> {}
}

describe('an installation that is updated from a release with compiled terms (decision 9.8)', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService({
      name: 'orders',
      module: (config) => OrdersModule.with(config),
      readConfig,
      problems: ordersProblems,
      migrations: [...migrations, InstallationInUse1767311999999],
      env: { ...SECRETS },
    });
  });

  afterAll(() => service.stop());

  it('accepts orders with the same amounts as before, also while taxes has published no terms', async () => {
    const token = await service.tokens.merchant('ACME');
    const { status, body } = await service.fetch('/orders', { token, body: orderBody('2000-1') });
    expect([status, body.detail]).toEqual([201, undefined]);
    expect(body.totals).toMatchObject({ taxes: 260.94, fees: 424.29, netInboundValue: 1110.67 });
    expect(body.totalsForeignCurrency.netOutboundValue).toBe(60.04);
  });
});
