import { trackingEvent } from '../builders.js';
import { Logistics } from '../logistics.js';

describe('the API of carriers (decision 7.8)', () => {
  let logistics: Logistics;

  beforeAll(async () => {
    logistics = await Logistics.start({ stepDelayMs: 0 });
  });

  afterAll(() => logistics.stop());

  const put = (carrierId: string, body: unknown) =>
    logistics.put(`/ops/carriers/${encodeURIComponent(carrierId)}`, 'OPS', body);
  const carriers = async () => (await logistics.get('/ops/carriers', 'OPS')).body.carriers;
  const audited = async () =>
    logistics.service.store.sql(
      `SELECT who, what, details FROM audit WHERE what LIKE 'carrier.%' ORDER BY at`,
    );

  it('lists the seeded carriers of a sandbox: one per merchant, and a partner’s for two', async () => {
    expect(await carriers()).toEqual([
      { carrierId: 'ACME-FC', clientId: 'ACME', merchants: ['ACME'] },
      { carrierId: 'FULFIL-1', clientId: 'FULFIL-1', merchants: ['ACME', 'GLOBEX'] },
      { carrierId: 'GLOBEX-FC', clientId: 'GLOBEX', merchants: ['GLOBEX'] },
      { carrierId: 'MANUAL-FC', clientId: 'MANUAL', merchants: ['MANUAL'] },
    ]);
  });

  it('lets an operator create and replace carriers and audits each change, but not a repeated one (2.4)', async () => {
    const carrierId = 'North/West 1';
    const first = { carrierId, clientId: 'NW', merchants: ['ACME', 'GLOBEX'] };
    const created = await put(carrierId, { clientId: 'NW', merchants: ['GLOBEX', 'ACME', 'ACME'] });
    expect([created.status, created.body]).toEqual([200, first]);
    expect((await put(carrierId, { clientId: 'NW', merchants: ['ACME', 'GLOBEX'] })).body).toEqual(
      first,
    );
    const second = { carrierId, clientId: 'NW', merchants: [] };
    expect((await put(carrierId, { clientId: 'NW', merchants: [] })).body).toEqual(second);
    expect(await carriers()).toContainEqual(second);
    const who = expect.any(String);
    expect(await audited()).toEqual([
      { who, what: 'carrier.created', details: { after: first } },
      { who, what: 'carrier.changed', details: { before: first, after: second } },
    ]);
  });

  it('changes at once which parcels a partner sees and reports', async () => {
    const { parcelId } = await logistics.readyParcel({ merchantId: 'GLOBEX' });
    const seen = async () => (await logistics.get(`/ext/parcels/${parcelId}`, 'FULFIL-1')).status;
    const report = async () => {
      const events = [trackingEvent(parcelId, 'AWAITING_PICK_UP')];
      return (await logistics.report('FULFIL-1', 'FULFIL-1', events)).status;
    };
    expect([await seen(), await report()]).toEqual([200, 202]);
    await put('FULFIL-1', { clientId: 'FULFIL-1', merchants: ['ACME'] });
    expect([await seen(), await report()]).toEqual([404, 422]);
    await put('FULFIL-1', { clientId: 'FULFIL-1', merchants: ['ACME', 'GLOBEX'] });
    expect([await seen(), await report()]).toEqual([200, 202]);
  });

  it('refuses invalid carriers with every fault, and every caller but operators', async () => {
    const { status, body } = await put('X', { merchants: ['ACME', 'acme', 7] });
    const faults = body.errors.map((e: { pointer: string; code: string }) => [e.pointer, e.code]);
    expect([status, faults]).toEqual([
      400,
      [
        ['/merchants/1', 'format'],
        ['/merchants/2', 'type'],
        ['/clientId', 'required'],
      ],
    ]);
    const long = await put('x'.repeat(129), { clientId: 'X', merchants: [] });
    expect([long.status, long.body.parameter]).toEqual([400, 'carrierId']);
    for (const client of ['ACME', 'FULFIL-1'] as const) {
      expect((await logistics.get('/ops/carriers', client)).status).toBe(403);
      const carrier = { clientId: client, merchants: ['GLOBEX'] };
      expect((await logistics.put('/ops/carriers/FULFIL-1', client, carrier)).status).toBe(403);
    }
  });
});
