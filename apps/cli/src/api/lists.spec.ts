import { FakeApi, type FakeRequest } from '../spec/fake-api.js';
import { MAX_REVERSED } from './list-records.js';
import { SPECS } from './specs/index.js';

const order = (orderId: string, more: object = {}) => ({
  orderId,
  merchantId: 'ACME',
  salesChannel: 'MELI',
  salesChannelOrderId: `channel-${orderId}`,
  status: 'OPERATIONAL_ISSUE',
  creationDate: '2026-11-25T10:00:00.000Z',
  lastUpdateDate: '2026-11-26T10:00:00.000Z',
  totals: { orderValue: 12.5 },
  currency: 'MXN',
  ...more,
});

describe('a list', () => {
  const api = new FakeApi();
  beforeAll(() => api.start());
  afterAll(() => api.stop());
  beforeEach(() => void api.requests.splice(0));

  const queries = () => api.requests.map(({ query }) => query);

  it('has every page, the newest record first unless --order says otherwise, with the filters of the API', async () => {
    api.answers['GET /ext/orders'] = ({ query }: FakeRequest) =>
      query['nextPageToken'] === undefined
        ? { orders: [order('A-2')], nextPageToken: 'next' }
        : { orders: [order('A-1')] };
    const words = ['orders', 'list', '--status', 'on_hold,CREATED', '--status', 'PACKED'];
    const dates = ['--updated-from', '2026-11-20', '--updated-until', '2026-11-23'];
    const { out } = await api.runCommand('merchant', [...words, ...dates, '--json']);
    expect(out.map((line) => (JSON.parse(line) as { orderId: string }).orderId)).toEqual([
      'A-2',
      'A-1',
    ]);
    const first = {
      order: 'desc',
      status: 'ON_HOLD,CREATED,PACKED',
      fulfillmentWarehouseType: 'MERCHANT,RETURNS',
      lastUpdateDateFrom: '2026-11-20',
      lastUpdateDateUntil: '2026-11-23',
      pageSize: '200',
    };
    expect(queries()).toEqual([first, { ...first, nextPageToken: 'next' }]);
    await api.runCommand('merchant', ['orders', 'list', '--order', 'oldest', '--limit', '1']);
    expect(queries().at(-1)).toMatchObject({ order: 'asc', pageSize: '1', view: 'summary' });
    expect(queries()).toHaveLength(3);
  });

  it('is printed as JSON, as lines of JSON, and as CSV without formulas for spreadsheets', async () => {
    const orders = [order('=A-2'), order('A-1', { salesChannelOrderId: 'a "b", c' })];
    api.answers['GET /ext/orders'] = { orders };
    const list = async (format: string) =>
      (await api.runCommand('merchant', ['orders', 'list', '-o', format])).out.join('\n');
    expect(JSON.parse(await list('json'))).toEqual(orders);
    expect((await list('ndjson')).split('\n').map((line) => JSON.parse(line))).toEqual(orders);
    expect((await list('csv')).split('\n').map((line) => line.slice(0, 70))).toEqual([
      'orderId,status,merchantId,salesChannel,salesChannelOrderId,creationDat',
      "'=A-2,OPERATIONAL_ISSUE,ACME,MELI,channel-=A-2,2026-11-25T10:00:00.000",
      'A-1,OPERATIONAL_ISSUE,ACME,MELI,"a ""b"", c",2026-11-25T10:00:00.000Z,',
    ]);
    api.answers['GET /ext/orders'] = { orders: [] };
    expect(await list('json')).toBe('[]');
    expect(await list('csv')).toMatch(/^orderId,.*,currency$/);
    const none = await api.runCommand('merchant', ['orders', 'list']);
    expect(none).toEqual({ code: 0, out: [], notes: ['No orders match.'] });
  });

  it('drops the least important columns in a narrow terminal, and names them', async () => {
    api.answers['GET /ext/orders'] = { orders: [order('ACME-MELI-out-of-stock-1')] };
    const list = (columns: number, ...words: string[]) =>
      api.runCommand('merchant', ['orders', 'list', ...words], { columns });
    expect(await list(80)).toEqual({
      code: 0,
      out: [
        'ORDER                     STATUS             CHANNEL  LAST UPDATE (UTC)',
        'ACME-MELI-out-of-stock-1  OPERATIONAL_ISSUE  MELI     2026-11-26 10:00:00',
      ],
      notes: ['Not shown at 80 columns: CHANNEL ORDER, CREATED (UTC). -o wide shows them.'],
    });
    expect((await list(30)).out).toEqual([
      'ORDER           STATUS',
      'ACME-MELI-out-  OPERATIONAL_IS',
      'of-stock-1      SUE',
    ]);
    const wide = await list(30, '-o', 'wide');
    expect(wide.out[1]).toMatch(/ACME .* channel-ACME-MELI-out-of-stock-1 .* 12\.5 {2}MXN$/);
    expect(wide.notes).toEqual([]);
  });

  it('is read to its end, within a limit, to be printed in the opposite order', async () => {
    const exception = (id: string) => ({
      id,
      kind: 'k',
      detail: 'd',
      since: '2026-11-26T10:00:00Z',
    });
    api.answers['GET /ops/exceptions'] = ({ query }: FakeRequest) =>
      query['nextPageToken'] === undefined
        ? { exceptions: [exception('3'), exception('2')], nextPageToken: 'next' }
        : { exceptions: [exception('1')] };
    const ids = async (...words: string[]) => {
      const { out } = await api.runCommand('operator', ['exceptions', ...words, '--json']);
      return out.map((line) => (JSON.parse(line) as { id: string }).id);
    };
    expect(await ids('list')).toEqual(['3', '2', '1']);
    expect(await ids('list', '--order', 'newest')).toEqual(['3', '2', '1']);
    expect(await ids('list', '--order', 'oldest', '--limit', '2')).toEqual(['1', '2']);
    expect(await ids()).toEqual(['3', '2', '1']);
    const rows = Array.from({ length: MAX_REVERSED + 1 }, (_, index) => exception(String(index)));
    api.answers['GET /ops/exceptions'] = { exceptions: rows };
    const refused = await api.runCommand('operator', ['exceptions', 'list', '--order', 'oldest']);
    expect(refused).toMatchObject({ code: 2, out: [] });
    expect(refused.notes[0]).toContain('more than 10,000 records');
  });

  it('names its limit in the singular where it is one', async () => {
    api.answers['GET /ext/orders'] = { orders: [order('A-2'), order('A-1')] };
    const words = ['orders', 'list', '--limit', '1'];
    expect((await api.runCommand('merchant', words)).notes).toEqual(['1 record, the limit']);
  });

  it.each([
    ['clients', 'clients list', { clients: [{ clientId: 'A' }], next: 'A' }, { after: 'A' }],
    [
      'webhooks/events',
      'events list --merchant ACME --from 1d',
      { events: [{}], after: 'x', more: true },
      { after: 'x' },
    ],
  ])('of /ops/%s uses the pagination of that list', async (listName, words, page, next) => {
    const last = listName === 'clients' ? { clients: [] } : { events: [], after: 'y', more: false };
    api.answers[`GET /ops/${listName}`] = ({ query }: FakeRequest) =>
      query['after'] === undefined ? page : last;
    expect(await api.runCommand('operator', words.split(' '))).toMatchObject({ code: 0 });
    expect(queries()[1]).toMatchObject(next);
    expect(queries()[1]).not.toHaveProperty('from');
  });

  it('of all merchants shows the merchant of each record', async () => {
    const skus = [{ skuId: 'S-1', merchantId: 'ACME', localizationStatus: 'PENDING' }];
    Object.assign(api.answers, { 'GET /ops/skus': { skus }, 'GET /ext/merchant/skus': { skus } });
    const head = async (kind: string, ...words: string[]) =>
      (await api.runCommand(kind, ['skus', 'list', ...words])).out[0]?.split(/ {2,}/, 2);
    expect(await head('operator')).toEqual(['SKU', 'MERCHANT']);
    expect(await head('operator', '--merchant', 'ACME')).toEqual(['SKU', 'PRODUCT']);
    expect(await head('merchant')).toEqual(['SKU', 'PRODUCT']);
    const ofAll = SPECS.filter(({ path, operations, list }) => {
      const isOfAll = operations.some((operation) => operation.endsWith('OfAllMerchants'));
      return isOfAll && list && path !== 'summary';
    });
    for (const { path, list } of ofAll) {
      expect({ path, names: list?.columns.map(({ name }) => name) }).toEqual({
        path,
        names: expect.arrayContaining(['merchantId']),
      });
    }
  });

  it('prints the available records and fails when a service did not answer', async () => {
    const messages = [{ service: 'orders', id: '7', reason: 'later', parkedAt: '2026-11-26' }];
    api.answers['GET /ops/parked-messages'] = { messages, unavailable: ['taxes'] };
    const { code, out, notes } = await api.runCommand('operator', ['parked', 'list']);
    expect([code, out[1]]).toEqual([5, expect.stringMatching(/^orders +7 /)]);
    expect(notes).toContain('error: The list is incomplete: no answer from taxes.');
    const limited = await api.runCommand('operator', ['parked', 'list', '--limit', '1']);
    expect(limited).toMatchObject({ code: 5, out: { length: 2 } });
  });
});
