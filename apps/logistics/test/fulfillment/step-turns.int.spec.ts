import { createTestStore, type TestStore } from '#testing';
import { DataSource } from 'typeorm';
import { migrations } from '../../migrations/index.js';
import { peekDueOfAllMerchants } from '../../src/fulfillment/store/order-flow.store.js';

const ADD = `
  INSERT INTO order_flow (order_id, merchant_id, release, next_step, due_at)
  SELECT $1 || '-' || n, $1, '{}', $2, now() - $3::int * interval '1 minute' + n * interval '1 second'
    FROM generate_series(1, $4::int) AS n`;

describe('the due steps of orders', () => {
  let store: TestStore;
  let source: DataSource;

  beforeAll(async () => {
    store = await createTestStore('logistics', migrations);
    source = await new DataSource({
      type: 'postgres',
      url: store.url,
      installExtensions: false,
      extra: { options: `-c search_path=${store.schema}` },
    }).initialize();
  });

  afterAll(async () => {
    await source.destroy();
    await store.drop();
  });

  it('are taken in turns between merchants, by what each has waited for longest', async () => {
    await store.sql(ADD, ['ACME', 'HANDLING', 60, 100]);
    await store.sql(ADD, ['GLOBEX', 'PACKED', 1, 1]);
    await store.sql(ADD, ['LATER', 'PACKED', -60, 1]);
    expect(await peekDueOfAllMerchants(source, 3)).toEqual([
      { step: 'HANDLING', orderIds: ['ACME-1', 'ACME-2'] },
      { step: 'PACKED', orderIds: ['GLOBEX-1'] },
    ]);
  });
});
