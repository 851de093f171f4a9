import { MerchantChanged } from '#contracts';
import { aSkuBody } from '../a-sku.js';
import { MerchantClient, useCatalog } from '../catalog-service.js';
import { OperatorClient, aChannel, aMerchant, errorsOf } from '../operator-client.js';

describe('merchants (decisions 2.4, 2.8)', () => {
  const catalog = useCatalog();
  const operator = new OperatorClient(catalog);

  const eventsOf = (subject: string) =>
    catalog.events.all(MerchantChanged).filter((event) => event.subject === subject);

  describe('a merchant', () => {
    it('is created with its first warehouse, read, listed, published and audited', async () => {
      const created = await operator.put(
        'merchants/NOVA',
        aMerchant({ country: 'USA', connectedChannels: ['SHOP', 'ECOM', 'SHOP'] }),
      );
      const nova = {
        merchantId: 'NOVA',
        name: 'Nova',
        country: 'US',
        currency: 'USD',
        autoLocalization: true,
        connectedChannels: ['ECOM', 'SHOP'],
        active: true,
        version: 1,
      };
      expect([created.status, created.body]).toEqual([201, nova]);
      expect((await operator.get('merchants/NOVA')).body).toEqual(nova);
      const { merchants } = (await operator.get('merchants')).body;
      expect(merchants.map(({ merchantId }: { merchantId: string }) => merchantId)).toEqual(
        expect.arrayContaining(['ACME', 'GLOBEX', 'MANUAL', 'NOVA']),
      );
      expect(merchants).toContainEqual(nova);
      const { warehouses } = (await operator.get('merchants/NOVA/warehouses')).body;
      expect(warehouses).toEqual([
        { warehouseId: 1, name: 'Main', country: 'US', returns: false },
        { warehouseId: 1000, name: 'Returns Brazil', country: 'BR', returns: true },
        { warehouseId: 1001, name: 'Returns Mexico', country: 'MX', returns: true },
        { warehouseId: 1002, name: 'Returns Chile', country: 'CL', returns: true },
      ]);
      expect(
        await catalog.events.waitFor(MerchantChanged, ({ merchantId }) => merchantId === 'NOVA'),
      ).toMatchObject({ ...nova, subject: 'merchant/NOVA' });
      expect(await operator.audit('merchant.created')).toEqual([
        { who: 'OPS', details: { merchantId: 'NOVA', after: nova } },
      ]);
    });

    it('is replaced, and repeating the request changes nothing', async () => {
      await operator.put('merchants/TWICE', aMerchant());
      const changed = await operator.put(
        'merchants/TWICE',
        aMerchant({ name: 'Twice', country: 'DE', active: false }),
      );
      expect(changed).toMatchObject({ status: 200, body: { version: 2, active: false } });
      // If left out, `active` does not change.
      const again = await operator.put(
        'merchants/TWICE',
        aMerchant({ name: 'Twice', country: 'DE' }),
      );
      expect([again.status, again.body]).toEqual([200, changed.body]);
      expect(await operator.audit('merchant.changed')).toMatchObject([
        { details: { merchantId: 'TWICE', before: { version: 1 }, after: { version: 2 } } },
      ]);
      // Warehouse 1 is in the merchant's country (decision 4.2).
      const { warehouses } = (await operator.get('merchants/TWICE/warehouses')).body;
      expect(warehouses[0]).toMatchObject({ warehouseId: 1, country: 'DE' });
      await operator.put('merchants/TWICE', aMerchant({ name: 'Thrice', country: 'DE' }));
      await catalog.events.waitFor(
        MerchantChanged,
        ({ merchantId, name }) => merchantId === 'TWICE' && name === 'Thrice',
      );
      expect(eventsOf('merchant/TWICE').map(({ version }) => version)).toEqual([1, 2, 3]);
    });

    it('applies parallel changes one after the other, each with its version', async () => {
      await operator.put('merchants/RACE', aMerchant());
      const names = Array.from({ length: 20 }, (_, index) => `Race ${index}`);
      const answers = await Promise.all(
        names.map((name) => operator.put('merchants/RACE', aMerchant({ name }))),
      );
      const versions = answers.map(({ body }) => body.version).toSorted((a, b) => a - b);
      expect(versions).toEqual(names.map((_, index) => index + 2));
      await catalog.events.waitFor(
        MerchantChanged,
        ({ merchantId, version }) => merchantId === 'RACE' && version === 21,
      );
      expect(eventsOf('merchant/RACE').map(({ version }) => version)).toEqual(
        Array.from({ length: 21 }, (_, index) => index + 1),
      );
    });

    it('is created once by parallel requests', async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => operator.put('merchants/ONCE', aMerchant())),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        ...Array.from({ length: 7 }, () => 200),
        201,
      ]);
      expect(answers.every(({ body }) => body.version === 1)).toBe(true);
    });

    it('keeps its country and currency once it has SKUs', async () => {
      await operator.put('merchants/FIXED', aMerchant());
      const merchant = new MerchantClient(catalog, 'FIXED');
      expect((await merchant.upsert([aSkuBody()])).status).toBe(200);
      const refused = await operator.put(
        'merchants/FIXED',
        aMerchant({ country: 'DE', currency: 'EUR', name: 'Other' }),
      );
      expect([refused.status, refused.body.code]).toEqual([409, 'merchant-in-use']);
      expect(errorsOf(refused)).toEqual(['/country merchant-in-use', '/currency merchant-in-use']);
      expect((await operator.get('merchants/FIXED')).body).toMatchObject({
        name: 'Nova',
        version: 1,
      });
      const renamed = await operator.put('merchants/FIXED', aMerchant({ name: 'Other' }));
      expect(renamed).toMatchObject({ status: 200, body: { version: 2 } });
    });

    it('is refused with every fault at once (decision 1.2)', async () => {
      const bad = {
        name: '',
        country: 'XX',
        currency: 'usd',
        connectedChannels: ['ECOM', 'low'],
        active: 1,
      };
      const answer = await operator.put('merchants/BAD', bad);
      expect([answer.status, answer.body.code]).toEqual([400, 'validation-failed']);
      expect(errorsOf(answer).toSorted()).toEqual([
        '/active type',
        '/autoLocalization required',
        '/connectedChannels/1 format',
        '/country not-allowed',
        '/currency not-allowed',
        '/name required',
      ]);
      const unknown = await operator.put(
        'merchants/BAD',
        aMerchant({ connectedChannels: ['ECOM', 'NONE'] }),
      );
      expect([unknown.status, unknown.body.code]).toEqual([422, 'unknown-sales-channel']);
      expect(errorsOf(unknown)).toEqual(['/connectedChannels/1 unknown-sales-channel']);
      for (const id of ['a', 'acme', 'A', 'A'.repeat(17), 'A%2FB']) {
        const { status, body } = await operator.put(`merchants/${id}`, aMerchant());
        expect([id, status, body.parameter]).toEqual([id, 400, 'merchantId']);
      }
      expect((await operator.get('merchants/BAD')).status).toBe(404);
      expect((await operator.get('merchants/BAD/warehouses')).status).toBe(404);
      expect((await operator.get('merchants?page=1')).status).toBe(400);
    });

    it('has additional warehouses that can change, unlike the fixed ones (decision 4.2)', async () => {
      await operator.put('merchants/STORE', aMerchant());
      const path = 'merchants/STORE/warehouses';
      const west = { warehouseId: 2, name: 'West', country: 'US', returns: false };
      const put = () => operator.put(`${path}/2`, { name: 'West', country: 'US' });
      expect(await put()).toMatchObject({ status: 201, body: west });
      expect(await put()).toMatchObject({ status: 200, body: west });
      const moved = await operator.put(`${path}/2`, { name: 'West', country: 'CA' });
      expect(moved).toMatchObject({ status: 200, body: { ...west, country: 'CA' } });
      expect((await operator.get(path)).body.warehouses[1]).toEqual({ ...west, country: 'CA' });
      expect(await operator.audit('warehouse.created')).toHaveLength(1);
      expect(await operator.audit('warehouse.changed')).toHaveLength(1);
      for (const fixed of [1, 1000, 1002]) {
        const refused = await operator.put(`${path}/${fixed}`, { name: 'X', country: 'US' });
        expect([refused.status, refused.body.code]).toEqual([409, 'fixed-warehouse']);
      }
      for (const bad of ['0', '-1', 'x', '2147483648', '1.5']) {
        const refused = await operator.put(`${path}/${bad}`, { name: 'X', country: 'US' });
        expect([bad, refused.status]).toEqual([bad, 400]);
      }
      expect(errorsOf(await operator.put(`${path}/3`, { name: '' }))).toEqual([
        '/name required',
        '/country required',
      ]);
      const absent = await operator.put('merchants/ABSENT/warehouses/2', {
        name: 'X',
        country: 'US',
      });
      expect(absent.status).toBe(404);
      const client = new MerchantClient(catalog, 'STORE');
      const stock = { skuId: 'S', quantity: 3, warehouseId: 2, inventoryType: 'AVAILABLE' };
      expect(await client.inventory(stock)).toMatchObject({
        status: 200,
        body: { warehouseName: 'West', warehouseCountry: 'CA' },
      });
    });
  });

  it('permits only operators on all of its endpoints (decision 2.2)', async () => {
    const requests: [string, string, unknown?][] = [
      ['GET', 'merchants'],
      ['GET', 'merchants/ACME'],
      ['PUT', 'merchants/ACME', aMerchant()],
      ['GET', 'merchants/ACME/warehouses'],
      ['PUT', 'merchants/ACME/warehouses/2', { name: 'X', country: 'US' }],
      ['GET', 'sales-channels'],
      ['GET', 'sales-channels/ECOM'],
      ['PUT', 'sales-channels/ECOM', aChannel()],
      ['POST', 'skus/ACME/x/localization', { status: 'PENDING_LOCALIZATION' }],
      ['POST', 'skus/republish', {}],
      ['GET', 'skus/republish/x'],
    ];
    const { tokens } = catalog;
    const otherTokens = [tokens.merchant('ACME'), tokens.partner('P'), tokens.channel('ECOM')];
    for (const [method, path, body] of requests) {
      for (const token of await Promise.all(otherTokens)) {
        const answer = await catalog.fetch(`/ops/${path}`, { method, token, body });
        expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'wrong-client-kind']);
      }
      expect((await catalog.fetch(`/ops/${path}`, { method, body })).status).toBe(401);
    }
  });
});
