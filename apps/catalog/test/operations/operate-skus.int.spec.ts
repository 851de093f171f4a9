import { SkuDeleted, SkuLocalizationChanged, SkuUpserted } from '#contracts';
import { eventually, type TestService } from '#testing';
import { aSkuBody, type SkuChoices } from '../a-sku.js';
import { MerchantClient, startCatalog } from '../catalog-service.js';
import { rangeOf, scansOf } from '../generic-plan.js';
import { OperatorClient } from '../operator-client.js';
import { loadRepublishJob, nextMerchant } from '../../src/operations/store/republish.store.js';

describe('operators and SKUs', () => {
  let catalog: TestService;
  let operator: OperatorClient;
  let manual: MerchantClient;

  beforeAll(async () => {
    catalog = await startCatalog();
    operator = await OperatorClient.of(catalog);
    manual = await MerchantClient.of(catalog, 'MANUAL');
  }, 60_000);

  afterAll(() => catalog?.stop());

  const READY = 'READY_FOR_SALES_CHANNEL';
  const localize = (skuId: string, body: object, merchantId = 'MANUAL') =>
    operator.post(`skus/${merchantId}/${encodeURIComponent(skuId)}/localization`, body);
  const skipped = async (skuId: string, choices: SkuChoices = {}) => {
    await manual.upsert([aSkuBody({ skuId, productId: skuId, ...choices })]);
    await manual.untilStatus(skuId, 'LOCALIZATION_SKIPPED');
  };
  const errorsOf = ({ body }: { body: { errors?: { pointer: string; code: string }[] } }) =>
    (body.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`);

  describe('setting the localization of a SKU (decision 3.5)', () => {
    const pt = { name: 'Camiseta', description: 'Camiseta de lã merino.', color: 'azul' };

    it('makes a skipped SKU ready, with the texts given and translations of the rest', async () => {
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
      expect(channels.map((one: { salesChannel: string }) => one.salesChannel)).toEqual([
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

    it('takes other texts of what is ready, and the same again changes nothing', async () => {
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
      expect((await manual.untilEntry('TEXTS', 'ECOM', { status: READY })).history).toEqual(
        history,
      );
    });

    it('refuses with reasons that the merchant sees, and begins again', async () => {
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
      const acme = await MerchantClient.of(catalog, 'ACME');
      await acme.upsert([aSkuBody({ skuId: 'POOR', productId: 'POOR', name: 'AB' })]);
      await acme.untilStatus('POOR', 'REVIEW_DENIED');
      expect((await localize('POOR', { status: READY }, 'ACME')).status).toBe(200);
      await acme.untilEntry('POOR', 'SHOP', { status: READY });
      const restarted = await localize('POOR', { status: 'PENDING_LOCALIZATION' }, 'ACME');
      expect(restarted.body.localizationStatus).toBe('REVIEW_DENIED');
    });

    it('is refused where the lifecycle has no arrow, the law none, and for what is not there', async () => {
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
        '/localized/pt-BR/name too-short',
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

  describe('the republication of SKUs (decision 8.7)', () => {
    const untilDone = (jobId: string) =>
      eventually(
        async () => {
          const { body } = await operator.get(`skus/republish/${jobId}`);
          expect(body).toMatchObject({ jobId, state: 'done', remaining: 0 });
          return body;
        },
        { timeoutMs: 40_000, waitingFor: 'the republication' },
      );
    const versions = (merchantId?: string) =>
      catalog.store.sql<{ subject: string; version: number; live: boolean }>(
        `SELECT merchant_id || ':' || sku_id AS subject, version::int, deleted_at IS NULL AS live FROM sku
          WHERE $1::text IS NULL OR merchant_id = $1 ORDER BY 1`,
        [merchantId ?? null],
      );
    const publishedEvents = () => [
      ...catalog.events.all(SkuUpserted).filter(({ changed }) => changed.length === 0),
      ...catalog.events.all(SkuDeleted),
    ];

    it('publishes the present state of every SKU, deleted ones too, and begins nothing', async () => {
      const globex = await MerchantClient.of(catalog, 'GLOBEX');
      const body = (ids: string[], productId: string) =>
        ids.map((skuId, index) => aSkuBody({ skuId, productId, main: index === 0 }));
      const ids = Array.from({ length: 230 }, (_, index) => `G${index}`);
      await globex.upsert(body(ids, 'G'));
      await globex.upsert(body(['LEFT', 'GONE'], 'L'));
      await globex.upsert(body(['LEFT'], 'L'));
      for (const skuId of ['LEFT', 'G0', 'G229']) await globex.untilStatus(skuId, READY);
      await eventually(
        async () => {
          const rows = await catalog.store.sql(
            `SELECT FROM sku WHERE merchant_id = 'GLOBEX' AND localization_status = $1`,
            [READY],
          );
          expect(rows).toHaveLength(231);
        },
        { timeoutMs: 40_000, waitingFor: 'quiet' },
      );
      const before = await versions('GLOBEX');
      await catalog.events.waitFor(SkuDeleted, ({ skuId }) => skuId === 'GONE');
      const deletions = catalog.events.all(SkuDeleted).length;
      const { status, body: job } = await operator.post('skus/republish', { merchantId: 'GLOBEX' });
      expect(status).toBe(202);
      expect(await untilDone(job.jobId)).toMatchObject({ merchantId: 'GLOBEX', published: 232 });
      await eventually(() => expect(catalog.events.all(SkuDeleted)).toHaveLength(deletions + 1));
      await eventually(() =>
        expect(
          catalog.events.all(SkuUpserted).filter(({ changed }) => changed.length === 0),
        ).toHaveLength(231),
      );
      const last = new Map(
        publishedEvents().map(({ subject, version, eventId }) => [subject, { version, eventId }]),
      );
      for (const { subject, version } of before) {
        expect([subject, last.get(subject)?.version]).toEqual([subject, version]);
      }
      const left = catalog.events
        .all(SkuUpserted)
        .findLast(({ subject }) => subject === 'GLOBEX:LEFT');
      expect(left).toMatchObject({
        changed: [],
        localizationStatus: READY,
        channels: [
          { salesChannel: 'ECOM', status: READY },
          { salesChannel: 'MELI', status: READY },
          { salesChannel: 'SHOP', status: READY },
        ],
      });
      const all = catalog.events.everything().map(({ event }) => event.eventId);
      expect(new Set(all).size).toBe(all.length);
      // catalog's own worker reads its stream: nothing began again, and every version stands.
      await eventually(async () => {
        const [{ seen } = { seen: 0 }] = await catalog.store.sql<{ seen: number }>(
          `SELECT count(*)::int AS seen FROM subject_version v
             JOIN sku s ON v.subject = s.merchant_id || ':' || s.sku_id AND v.version = s.version
            WHERE v.consumer_group = 'catalog.localize' AND s.merchant_id = 'GLOBEX' AND s.deleted_at IS NULL`,
        );
        expect(seen).toBe(231);
      });
      expect(await versions('GLOBEX')).toEqual(before);
      expect(await operator.audit('skus.republished')).toMatchObject([
        { who: 'OPS', details: { jobId: job.jobId, merchantId: 'GLOBEX' } },
      ]);
    }, 90_000);

    it('publishes a SKU that changes meanwhile in its new state, in the order of its versions', async () => {
      const globex = await MerchantClient.of(catalog, 'GLOBEX');
      const first = await operator.post('skus/republish', {});
      const second = await operator.post('skus/republish', {});
      for (let weight = 1; weight <= 20; weight += 1) {
        await globex.upsert([aSkuBody({ skuId: 'MOVES', productId: 'MOVES', weight })]);
      }
      await untilDone(first.body.jobId);
      await untilDone(second.body.jobId);
      await globex.untilStatus('MOVES', READY);
      const expected = await versions();
      await eventually(
        () => {
          const streams = Map.groupBy(
            catalog.events.everything().filter(({ message }) => message.stream === 'catalog.sku'),
            ({ event }) => event.subject,
          );
          for (const { subject, version } of expected) {
            const seen = (streams.get(subject) ?? []).map(({ event }) => event.version ?? 0);
            expect([subject, seen.at(-1)]).toEqual([subject, version]);
            expect([subject, seen]).toEqual([subject, seen.toSorted((a, b) => a - b)]);
          }
        },
        { timeoutMs: 40_000, waitingFor: 'the last version of every SKU' },
      );
    }, 90_000);

    it('is refused for what is not there', async () => {
      const unknown = await operator.post('skus/republish', { merchantId: 'ABSENT' });
      expect([unknown.status, unknown.body.code]).toEqual([422, 'unknown-merchant']);
      expect(errorsOf(unknown)).toEqual(['/merchantId unknown-merchant']);
      const bad = await operator.post('skus/republish', { merchantId: 'no body' });
      expect([bad.status, errorsOf(bad)]).toEqual([400, ['/merchantId format']]);
      expect((await operator.get('skus/republish/x')).status).toBe(404);
      const stranger = '019aa6a0-5c00-7000-8000-000000000001';
      expect((await operator.get(`skus/republish/${stranger}`)).status).toBe(404);
    });

    it('looks for the SKUs of one merchant among those alone', async () => {
      const jobId = '019aa6a0-5c00-7000-8000-000000000001';
      const cursor = { jobId, merchantId: 'GLOBEX', afterMerchant: '', afterSku: '' };
      const next = await scansOf(catalog, (db) => nextMerchant(db, cursor), 'sku');
      const remaining = await scansOf(catalog, (db) => loadRepublishJob(db, jobId), 'sku');
      expect([...next, ...remaining].map(rangeOf)).toEqual([
        '((merchant_id = $1) AND (sku_id > $2))',
        '(ROW(merchant_id, sku_id) > ROW(j.after_merchant, j.after_sku))', // of all merchants
        '((merchant_id = j.merchant_id) AND (sku_id > j.after_sku))',
      ]);
      for (const scan of [...next, ...remaining]) expect(scan).not.toHaveProperty('Filter');
    });

    it('is not held up by parked events, and goes on after a restart', async () => {
      await catalog.store.sql(
        `INSERT INTO outbox (event_id, stream, key, type, headers, value, parked_at)
         SELECT gen_random_uuid(), 'none', 'none', 'none', '{}', '{}', now() FROM generate_series(1, 3000)`,
      );
      const { body } = await operator.post('skus/republish', {});
      await catalog.restart();
      expect(await untilDone(body.jobId)).toMatchObject({ published: expect.any(Number) });
      await catalog.store.sql(`DELETE FROM outbox WHERE stream = 'none'`);
    }, 60_000);
  });
});
