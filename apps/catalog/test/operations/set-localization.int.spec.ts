import { SkuLocalizationChanged } from '#contracts';
import { aSkuBody, type SkuChoices } from '../a-sku.js';
import { MerchantClient, useCatalog } from '../catalog-service.js';
import { OperatorClient, errorsOf } from '../operator-client.js';

describe('setting the localization of a SKU (decision 3.5)', () => {
  const catalog = useCatalog();
  const operator = new OperatorClient(catalog);
  const manual = new MerchantClient(catalog, 'MANUAL');

  const READY = 'READY_FOR_SALES_CHANNEL';
  const localize = (skuId: string, body: object, merchantId = 'MANUAL') =>
    operator.post(`skus/${merchantId}/${encodeURIComponent(skuId)}/localization`, body);
  const skipped = async (skuId: string, choices: SkuChoices = {}) => {
    await manual.upsert([aSkuBody({ skuId, productId: skuId, ...choices })]);
    await manual.untilStatus(skuId, 'LOCALIZATION_SKIPPED');
  };
  const pt = { name: 'Camiseta', description: 'Camiseta de lã merino.', color: 'azul' };

  it('makes a skipped SKU ready, with the given texts and translations of the others', async () => {
    await skipped('A/1', { color: 'Blue' });
    const answer = await localize('A/1', { status: READY, localized: { 'pt-br': pt } });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      merchantId: 'MANUAL',
      skuId: 'A/1',
      localizationStatus: READY,
      localizationMessages: [],
      localized: {
        'pt-BR': { ...pt, source: 'operator' },
        'es-MX': { color: 'Azul', source: 'glossary' },
        'es-CL': { color: 'Azul', source: 'glossary' },
      },
    });
    const { channels } = (await manual.status('A/1')).body;
    expect(channels.map((channel: { salesChannel: string }) => channel.salesChannel)).toEqual([
      'ECOM',
      'MELI',
      'SHOP',
    ]);
    const event = await catalog.events.waitFor(
      SkuLocalizationChanged,
      ({ skuId, status }) => skuId === 'A/1' && status === READY,
    );
    expect(event).toMatchObject({
      previousStatus: 'LOCALIZATION_SKIPPED',
      localized: { 'pt-BR': pt },
    });
    const [{ who, details } = { who: '', details: {} }] =
      await operator.audit('sku.localization-set');
    expect(who).toBe('OPS');
    expect(details).toMatchObject({
      skuId: 'A/1',
      previousStatus: 'LOCALIZATION_SKIPPED',
      status: READY,
    });
  });

  it('shows the texts that a SKU would have in a dry run, and changes nothing (decision 3.22)', async () => {
    await skipped('DRY', { color: 'Blue' });
    const before = await manual.judged('DRY');
    const path = 'skus/MANUAL/DRY/localization?dryRun=true';
    const { status, body } = await operator.post(path, {
      status: READY,
      localized: { 'pt-BR': pt },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      localizationStatus: 'LOCALIZATION_SKIPPED',
      localized: {
        'pt-BR': { ...pt, source: 'operator' },
        'es-MX': { color: 'Azul', source: 'glossary' },
      },
    });
    expect((await manual.status('DRY')).body).toEqual(before);
    const faulty = await operator.post(path, {
      status: READY,
      localized: { 'pt-BR': { ...pt, name: '' } },
    });
    expect(errorsOf(faulty)).toEqual(['/localized/pt-BR/name required']);
  });

  it('replaces the texts of a ready SKU, and repeating the request changes nothing', async () => {
    await skipped('TEXTS');
    await localize('TEXTS', { status: READY });
    const { history } = await manual.untilEntry('TEXTS', 'ECOM', { status: READY });
    const other = { status: READY, localized: { 'pt-BR': pt } };
    expect((await localize('TEXTS', other)).body.localized['pt-BR']).toMatchObject(pt);
    const version = async () =>
      (await catalog.store.sql(`SELECT version FROM sku WHERE sku_id = 'TEXTS'`))[0]?.version;
    const before = [await version(), (await operator.audit('sku.localization-set')).length];
    expect((await localize('TEXTS', other)).status).toBe(200);
    expect((await localize('TEXTS', { status: READY })).status).toBe(200);
    const after = [await version(), (await operator.audit('sku.localization-set')).length];
    expect(after).toEqual(before);
    expect((await manual.untilEntry('TEXTS', 'ECOM', { status: READY })).history).toEqual(history);
  });

  it('refuses a SKU with reasons that the merchant sees, and restarts its localization', async () => {
    await skipped('REFUSED');
    const messages = [{ code: 'counterfeit', detail: 'the brand has not licensed this' }];
    const answer = await localize('REFUSED', { status: 'REVIEW_DENIED', messages });
    expect(answer.body).toMatchObject({
      localizationStatus: 'REVIEW_DENIED',
      localizationMessages: messages,
    });
    expect((await manual.status('REFUSED')).body.localizationMessages).toEqual(messages);
    const again = await localize('REFUSED', { status: 'PENDING_LOCALIZATION' });
    expect(again.body.localizationStatus).toBe('LOCALIZATION_SKIPPED');
    const acme = new MerchantClient(catalog, 'ACME');
    await acme.upsert([aSkuBody({ skuId: 'POOR', productId: 'POOR', name: 'AB' })]);
    await acme.untilStatus('POOR', 'REVIEW_DENIED');
    expect((await localize('POOR', { status: READY }, 'ACME')).status).toBe(200);
    await acme.untilEntry('POOR', 'SHOP', { status: READY });
    const restarted = await localize('POOR', { status: 'PENDING_LOCALIZATION' }, 'ACME');
    expect(restarted.body.localizationStatus).toBe('REVIEW_DENIED');
  });

  it('is refused for an impossible step, against the law, and for an unknown SKU', async () => {
    await skipped('STEPS');
    await localize('STEPS', { status: READY });
    const step = await localize('STEPS', {
      status: 'REVIEW_DENIED',
      messages: [{ code: 'late', detail: 'too late' }],
    });
    expect([step.status, step.body.code]).toEqual([409, 'localization-step']);
    await skipped('GUN', { hscode: '9302.00' });
    const gun = await localize('GUN', { status: READY });
    expect([gun.status, gun.body.code]).toEqual([422, 'prohibited']);
    expect((await localize('NONE', { status: READY })).status).toBe(404);
    expect((await localize('STEPS', { status: READY }, 'ACME')).status).toBe(404);
    expect((await localize('STEPS', { status: READY }, 'ABSENT')).status).toBe(404);
  });

  it('is refused with every fault at once (decision 1.2)', async () => {
    await skipped('FAULTS');
    const bad = await localize('FAULTS', {
      status: 'LOCALIZATION_SKIPPED',
      localized: {
        'pt-BR': { name: '', color: 3 },
        'a/b~c': pt,
        'es-MX': 'text',
        'pt-br': pt,
      },
      messages: [{ code: 'Not A Code' }],
    });
    expect([bad.status, bad.body.code]).toEqual([400, 'validation-failed']);
    expect(errorsOf(bad).toSorted()).toEqual([
      '/localized/a~1b~0c format',
      '/localized/es-MX type',
      '/localized/pt-BR/color type',
      '/localized/pt-BR/description required',
      '/localized/pt-BR/name required',
      '/localized/pt-br duplicate',
      '/messages/0/code format',
      '/messages/0/detail required',
      '/status not-allowed',
    ]);
    const list = await localize('FAULTS', { status: READY, localized: [pt] });
    expect(errorsOf(list)).toEqual(['/localized type']);
    const locales = await localize('FAULTS', {
      status: READY,
      localized: { 'fr-FR': pt, 'de-DE': pt },
    });
    expect([locales.status, locales.body.code]).toEqual([422, 'unknown-locale']);
    expect(errorsOf(locales)).toEqual([
      '/localized/fr-FR unknown-locale',
      '/localized/de-DE unknown-locale',
    ]);
    const members = await localize('FAULTS', { status: 'REVIEW_DENIED', localized: {} });
    expect([members.status, members.body.code]).toEqual([422, 'localization-members']);
    expect(errorsOf(members)).toEqual(['/localized not-allowed', '/messages required']);
    const large = { name: 'x', description: '\u0001'.repeat(20_000) };
    const localized = { 'pt-BR': large, 'es-MX': large, 'es-CL': large };
    expect((await localize('FAULTS', { status: READY, localized })).status).toBe(200);
  });
});
