import { aSkuBody } from '../a-sku.js';
import { MerchantClient, useCatalog } from '../catalog-service.js';
import { OperatorClient } from '../operator-client.js';

describe('setting the localization of several SKUs (decision 3.18)', () => {
  const catalog = useCatalog();
  const operator = new OperatorClient(catalog);
  const manual = new MerchantClient(catalog, 'MANUAL');
  const acme = new MerchantClient(catalog, 'ACME');

  const READY = 'READY_FOR_SALES_CHANNEL';
  const AGAIN = 'PENDING_LOCALIZATION';
  const messages = [{ code: 'counterfeit', detail: 'The brand has not licensed this.' }];
  const pt = { name: 'Camiseta', description: 'Camiseta de lã merino.' };
  const row = (merchantId: string, skuId: string, body: object) => ({ merchantId, skuId, ...body });
  const localize = (rows: unknown) => operator.post('skus/localizations', rows);
  const skip = async (...skuIds: string[]) => {
    for (const skuId of skuIds) await manual.upsert([aSkuBody({ skuId, productId: skuId })]);
    for (const skuId of skuIds) await manual.untilStatus(skuId, 'LOCALIZATION_SKIPPED');
  };
  const auditOf = async (...skuIds: string[]) =>
    (await operator.audit('sku.localization-set'))
      .map(({ who, details: { skuId, status, previousStatus } }) => [
        who,
        skuId,
        previousStatus,
        status,
      ])
      .filter(([, skuId]) => skuIds.includes(skuId as string));
  const versions = () =>
    catalog.store.sql('SELECT sku_id, version, localization_status FROM sku ORDER BY sku_id');

  it('processes each row independently, and audits each change', async () => {
    await skip('TEXTS', 'MADE', 'DENIED');
    await acme.upsert([aSkuBody({ skuId: 'POOR', productId: 'POOR', name: 'AB' })]);
    await acme.untilStatus('POOR', 'REVIEW_DENIED');
    const answer = await localize([
      row('MANUAL', 'TEXTS', { status: READY, localized: { 'pt-BR': pt } }),
      row('ACME', 'POOR', { status: AGAIN }),
      row('ACME', 'DENIED', { status: 'REVIEW_DENIED', messages }),
      row('MANUAL', 'TEXTS/2', { status: 'REVIEW_DENIED' }),
      row('MANUAL', 'MADE', { status: READY }),
      row('MANUAL', 'MADE', { status: AGAIN }),
      row('MANUAL', 'DENIED', { status: 'REVIEW_DENIED', messages }),
      row('ACME', 'POOR\u0000', { status: 'LOST' }),
    ]);
    expect([answer.status, answer.body.accepted, answer.body.refused]).toEqual([200, 4, 4]);
    const results = answer.body.results.map((result: Record<string, unknown>) => [
      result.index,
      result.status,
      result.skuId,
      result.localizationStatus ?? result.code,
    ]);
    expect(results).toEqual([
      [0, 200, 'TEXTS', READY],
      [1, 200, 'POOR', 'REVIEW_DENIED'],
      [2, 404, 'DENIED', 'not-found'],
      [3, 422, 'TEXTS/2', 'localization-members'],
      [4, 200, 'MADE', READY],
      [5, 400, 'MADE', 'validation-failed'],
      [6, 200, 'DENIED', 'REVIEW_DENIED'],
      [7, 400, undefined, 'validation-failed'],
    ]);
    expect(answer.body.results[3].errors).toMatchObject([{ pointer: '/3/messages' }]);
    expect(answer.body.results[5].errors).toMatchObject([{ code: 'duplicate' }]);
    expect(await auditOf('TEXTS', 'POOR', 'DENIED', 'MADE')).toEqual(
      expect.arrayContaining([
        ['OPS', 'TEXTS', 'LOCALIZATION_SKIPPED', READY],
        ['OPS', 'POOR', 'REVIEW_DENIED', AGAIN],
        ['OPS', 'MADE', 'LOCALIZATION_SKIPPED', READY],
        ['OPS', 'DENIED', 'LOCALIZATION_SKIPPED', 'REVIEW_DENIED'],
      ]),
    );
    expect((await manual.status('DENIED')).body.localizationMessages).toEqual(messages);
    const texts = await catalog.store.sql(
      `SELECT sku_id, source FROM sku_text WHERE locale = 'pt-BR' AND sku_id IN ('TEXTS', 'MADE') ORDER BY sku_id`,
    );
    expect(texts).toEqual([
      { sku_id: 'MADE', source: 'glossary' },
      { sku_id: 'TEXTS', source: 'operator' },
    ]);
  });

  it('changes nothing when the request is repeated', async () => {
    await skip('AGAIN-1', 'AGAIN-2');
    const rows = [
      row('MANUAL', 'AGAIN-1', { status: READY, localized: { 'pt-BR': pt } }),
      row('MANUAL', 'AGAIN-2', { status: 'REVIEW_DENIED', messages }),
    ];
    expect((await localize(rows)).body.accepted).toBe(2);
    await manual.untilEntry('AGAIN-1', 'ECOM', { status: READY });
    const before = await versions();
    const repeated = await localize(rows);
    expect(repeated.body).toMatchObject({ accepted: 2, refused: 0 });
    expect(await versions()).toEqual(before);
    expect(await auditOf('AGAIN-1', 'AGAIN-2')).toHaveLength(2);
  });

  it('does not restart a localization that is in progress', async () => {
    await skip('UNDER-WAY');
    await catalog.store.sql(
      `UPDATE sku SET localization_status = 'IN_TRANSLATION' WHERE sku_id = 'UNDER-WAY'`,
    );
    const before = await versions();
    const { body } = await localize([row('MANUAL', 'UNDER-WAY', { status: AGAIN })]);
    expect(body.results).toMatchObject([{ status: 200, localizationStatus: 'IN_TRANSLATION' }]);
    expect(await versions()).toEqual(before);
  });

  it('refuses a body that is not a list of 1 to 500 rows, and callers that are not operators', async () => {
    const many = Array.from({ length: 501 }, (_, index) =>
      row('MANUAL', `S-${index}`, { status: AGAIN }),
    );
    for (const body of [[], many, { status: AGAIN }]) {
      expect((await localize(body)).status).toBe(400);
    }
    const token = await catalog.tokens.merchant('MANUAL');
    const answer = await catalog.fetch('/ops/skus/localizations', {
      token,
      method: 'POST',
      body: [row('MANUAL', 'S', { status: AGAIN })],
    });
    expect(answer.status).toBe(403);
  });
});
