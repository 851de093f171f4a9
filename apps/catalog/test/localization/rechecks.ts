import { BackgroundWork } from '#messaging';
import { RecheckRegulations } from '../../src/localization/recheck-regulations.js';
import { ReviewSkus } from '../../src/localization/review-skus.js';
import { aSkuBody } from '../a-sku.js';
import { MerchantClient, publishPrice, useCatalogWithDatabase } from '../catalog-service.js';
import { OperatorClient } from '../operator-client.js';

export const DAY_MS = 86_400_000;

/** The first instant of the day with this distance in days from today, UTC. */
export const midnight = (days: number) =>
  new Date((Math.floor(Date.now() / DAY_MS) + days) * DAY_MS);
export const day = (days: number) => midnight(days).toISOString().slice(0, 10);

/** A catalog, with functions that change the laws of its destinations. */
export function useRechecks() {
  const catalog = useCatalogWithDatabase();
  const acme = new MerchantClient(catalog, 'ACME');
  const operator = new OperatorClient(catalog);
  let recheck: RecheckRegulations;

  const anotherProcess = () =>
    new RecheckRegulations(
      new BackgroundWork(catalog.database, { config: { ROLE: 'api' } }),
      catalog.database,
      catalog.transactor,
      new ReviewSkus(),
    );

  beforeAll(async () => {
    recheck = anotherProcess();
  });

  /** Rechecks all SKUs that are due at a moment. */
  const recheckAt = async (now = new Date(), by = recheck) => {
    let more = true;
    while (more) more = await by.recheckNext(now);
  };
  /** Simulates that an hour has passed. */
  const again = async () => {
    await catalog.store.sql(
      'UPDATE restriction_recheck SET due_at = clock_timestamp() WHERE due_at IS NOT NULL',
    );
    await recheckAt();
  };
  const law = async (choices: object) => {
    const body = { destination: 'MX', hsPrefix: '6109', kind: 'prohibited', goods: 'shirts' };
    const dated = { validFrom: day(0), source: 'a new law', ...choices };
    const added = await operator.post('trade-restrictions', { ...body, ...dated });
    expect(added.status).toBe(201);
    return added.body.id as string;
  };
  /** Removes the restriction as if it had never existed. */
  const lift = async (id: string) => {
    const correction = { reason: 'There is no such law.' };
    const body = { validUntil: '1969-12-31', reason: 'a mistake', correction };
    expect((await operator.post(`trade-restrictions/${id}/end`, body)).status).toBe(200);
  };
  /** By then, the restrictions of other tests have no portions left. */
  const onlyDue = (hsPrefix: string) =>
    catalog.store.sql(
      `UPDATE restriction_recheck c SET due_at = NULL FROM trade_restriction r
        WHERE r.restriction_id = c.restriction_id AND r.hs_prefix <> $1`,
      [hsPrefix],
    );
  /** Simulates that the SKUs of a big merchant were localized for MX. */
  const sellReady = async (merchantId: string, hscode: string) => {
    await catalog.store.sql(`INSERT INTO connection VALUES ($1, 'MELI')`, [merchantId]);
    await catalog.store.sql(
      `UPDATE sku SET localization_status = 'READY_FOR_SALES_CHANNEL', content = content || $2::jsonb
        WHERE merchant_id = $1`,
      [merchantId, { hscode, globalSaleChannelData: { active: true } }],
    );
  };
  const approved = async (skuId: string) => {
    await acme.upsert([aSkuBody({ skuId, productId: skuId })]);
    await acme.untilStatus(skuId, 'READY_FOR_SALES_CHANNEL');
    for (const channel of ['MELI', 'SHOP']) {
      await publishPrice(catalog, skuId, channel);
      await acme.untilEntry(skuId, channel, { status: 'SALES_CHANNEL_APPROVED' });
    }
  };
  const statusIn = async (skuId: string, salesChannel: string) => {
    const { channels } = (await acme.status(skuId)).body;
    return channels.find(
      (candidate: { salesChannel: string }) => candidate.salesChannel === salesChannel,
    ).status;
  };
  const localizations = async (skuId: string) =>
    (await acme.get(`/ext/merchant/skus/${skuId}/localizations`)).body.localizations;

  return {
    catalog,
    recheckNext: (now?: Date) => recheck.recheckNext(now),
    acme,
    operator,
    anotherProcess,
    recheckAt,
    again,
    law,
    lift,
    onlyDue,
    sellReady,
    approved,
    statusIn,
    localizations,
  };
}
