import { SalesChannelChanged } from '#contracts';
import { useCatalog } from '../catalog-service.js';
import { OperatorClient, aChannel, aMerchant, errorsOf } from '../operator-client.js';

describe('sales channels (decisions 2.4, 2.8)', () => {
  const catalog = useCatalog();
  const operator = new OperatorClient(catalog);

  const eventsOf = (subject: string) =>
    catalog.events.all(SalesChannelChanged).filter((event) => event.subject === subject);

  describe('a sales channel', () => {
    it('is created, read, listed, published and audited; its tax type follows (decision 6.6)', async () => {
      const created = await operator.put('sales-channels/TIENDA', aChannel({ locale: 'es-co' }));
      const tienda = {
        ...aChannel(),
        salesChannel: 'TIENDA',
        taxType: 'DDP',
        active: true,
        service: 'STANDARD',
        freightShownSeparately: false,
        version: 1,
      };
      expect([created.status, created.body]).toEqual([201, tienda]);
      expect((await operator.get('sales-channels/TIENDA')).body).toEqual({
        ...tienda,
        alignments: [],
      });
      const { salesChannels } = (await operator.get('sales-channels')).body;
      expect(salesChannels).toContainEqual(tienda);
      expect(salesChannels).toContainEqual(
        expect.objectContaining({ salesChannel: 'ECOM', taxType: 'DDU', feeShare: 0.16 }),
      );
      const event = await catalog.events.waitFor(
        SalesChannelChanged,
        ({ salesChannel }) => salesChannel === 'TIENDA',
      );
      expect(event).toMatchObject({
        subject: 'channel/TIENDA',
        version: 1,
        locale: 'es-CO',
        taxType: 'DDP',
        feeShare: '0.12',
        priceEnding: { step: '1000', offset: '990' },
        service: 'STANDARD',
        freightShownSeparately: false,
      });
      expect(event).not.toHaveProperty('scheme');
      expect(await operator.audit('sales-channel.created')).toMatchObject([
        { who: 'OPS', details: { salesChannel: 'TIENDA' } },
      ]);
    });

    it('changes its terms while it is used, and repeating the request changes nothing', async () => {
      await operator.put('sales-channels/TERMS', aChannel());
      await operator.put('merchants/TERMS', aMerchant({ connectedChannels: ['TERMS'] }));
      const terms = {
        feeShare: 0.2,
        taxesOnline: true,
        priceEnding: { step: 1, offset: 0.9 },
        name: 'New',
      };
      const changed = await operator.put('sales-channels/TERMS', aChannel(terms));
      expect(changed).toMatchObject({
        status: 200,
        body: { ...terms, taxType: 'DDU', version: 2 },
      });
      const again = await operator.put('sales-channels/TERMS', aChannel(terms));
      expect([again.status, again.body]).toEqual([200, changed.body]);
      const moved = await operator.put(
        'sales-channels/TERMS',
        aChannel({ ...terms, country: 'PE', currency: 'PEN', locale: 'es-PE' }),
      );
      expect([moved.status, moved.body.code]).toEqual([409, 'channel-in-use']);
      expect(errorsOf(moved)).toEqual([
        '/country channel-in-use',
        '/currency channel-in-use',
        '/locale channel-in-use',
      ]);
      // A channel that was connected once counts as used for ever: its entries and texts stay.
      await operator.put('merchants/TERMS', aMerchant());
      const parted = await operator.put(
        'sales-channels/TERMS',
        aChannel({ ...terms, locale: 'es-PE' }),
      );
      expect(parted.status).toBe(409);
      await operator.put('sales-channels/FRESH', aChannel());
      const fresh = await operator.put('sales-channels/FRESH', aChannel({ locale: 'es-PE' }));
      expect(fresh).toMatchObject({ status: 200, body: { version: 2, locale: 'es-PE' } });
      const allowed = aChannel({ ...terms, feeShare: 0.25 });
      expect((await operator.put('sales-channels/TERMS', allowed)).body.version).toBe(3);
      await catalog.events.waitFor(
        SalesChannelChanged,
        ({ salesChannel, version }) => salesChannel === 'TERMS' && version === 3,
      );
      expect(eventsOf('channel/TERMS').map(({ version }) => version)).toEqual([1, 2, 3]);
    });

    it('has the members that tax rules and tariffs use, and a member that is left out gets its default again (decision 9.7)', async () => {
      const settings = {
        service: 'EXPRESS',
        freightShownSeparately: true,
        scheme: 'registered',
        region: 'BOG',
      };
      const set = await operator.put('sales-channels/RULED', aChannel(settings));
      expect(set).toMatchObject({ status: 201, body: settings });
      const event = await catalog.events.waitFor(
        SalesChannelChanged,
        ({ salesChannel }) => salesChannel === 'RULED',
      );
      expect(event).toMatchObject(settings);
      const same = await operator.put('sales-channels/RULED', aChannel(settings));
      expect(same.body).toEqual(set.body);
      const reset = await operator.put('sales-channels/RULED', aChannel());
      expect(reset.body).toMatchObject({ service: 'STANDARD', freightShownSeparately: false });
      for (const member of ['scheme', 'region']) expect(reset.body).not.toHaveProperty(member);
    });

    it('applies parallel changes one after the other, each with its version', async () => {
      await operator.put('sales-channels/RACE', aChannel());
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          operator.put('sales-channels/RACE', aChannel({ name: `Race ${index}` })),
        ),
      );
      const versions = answers.map(({ body }) => body.version).toSorted((a, b) => a - b);
      expect(versions).toEqual(Array.from({ length: 10 }, (_, index) => index + 2));
    });

    it('is refused with every fault at once (decision 1.2)', async () => {
      const bad = {
        name: 'x'.repeat(513),
        country: 'CO',
        currency: 'XYZ',
        locale: 'not a tag',
        feeShare: 1,
        priceEnding: { step: 0, offset: -1 },
        service: 'express',
        freightShownSeparately: 'yes',
        scheme: '',
        region: 'Ontario',
      };
      const answer = await operator.put('sales-channels/BAD', bad);
      expect([answer.status, answer.body.code]).toEqual([400, 'validation-failed']);
      expect(errorsOf(answer).toSorted()).toEqual([
        '/currency not-allowed',
        '/feeShare out-of-range',
        '/freightShownSeparately type',
        '/locale format',
        '/name too-long',
        '/priceEnding/offset out-of-range',
        '/priceEnding/step out-of-range',
        '/region format',
        '/scheme too-short',
        '/service format',
        '/taxesOnline required',
      ]);
      for (const locale of ['x', 'xx_YY', 'i-klingon-x', 'en-', '12', 'x-private']) {
        const { status } = await operator.put('sales-channels/BAD', aChannel({ locale }));
        expect([locale, status]).toEqual([locale, 400]);
      }
      expect((await operator.put('sales-channels/bad', aChannel())).body.parameter).toBe(
        'salesChannel',
      );
      expect((await operator.get('sales-channels/BAD')).status).toBe(404);
    });

    it('has a price ending that its currency can show (decision 5.2)', async () => {
      const ending = (currency: string, step: number, offset: number) =>
        operator.put('sales-channels/END', aChannel({ currency, priceEnding: { step, offset } }));
      const answer = await ending('CLP', 0.5, 0.5);
      expect([answer.status, answer.body.code]).toEqual([422, 'price-ending']);
      expect(errorsOf(answer)).toEqual([
        '/priceEnding/step too-precise',
        '/priceEnding/offset too-precise',
        '/priceEnding/offset offset-not-below-step',
      ]);
      expect((await ending('MXN', 0.5, 0.49)).status).toBe(201);
    });
  });
});
