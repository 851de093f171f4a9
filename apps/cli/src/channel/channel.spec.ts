import { FakeApi, type FakeRequest } from '../spec/fake-api.js';

const listing = (skuId: string, more: object = {}) => ({
  merchantId: 'ACME',
  skuId,
  listingVersion: 1042,
  action: 'publish',
  price: { sale: 1795.9, currency: 'MXN' },
  quantity: 12,
  status: 'READY_FOR_SALES_CHANNEL',
  name: 'Camiseta',
  ...more,
});

describe('the listings of a channel', () => {
  const api = new FakeApi();
  beforeAll(() => api.start());
  afterAll(() => api.stop());
  beforeEach(() => void api.requests.splice(0));

  it('are read from the cursor on, page after page, and end with the next cursor', async () => {
    const gone = { action: 'withdraw', reason: 'not-priced', price: undefined, name: undefined };
    api.answers['GET /channel/listings'] = ({ query }: FakeRequest) =>
      query['after'] === 'A'
        ? { listings: [listing('S-1')], after: 'B', more: true }
        : {
            listings: [listing('S-2', { ...gone, quantity: null, status: undefined })],
            after: 'C',
            more: false,
          };
    const words = ['channel', 'listings', '--after', 'A'];
    expect(await api.runCommand('sales-channel', words, { columns: 80 })).toEqual({
      code: 0,
      out: [
        'SKU  MERCHANT  VERSION  ACTION                     PRICE  QUANTITY  NAME',
        'S-1  ACME         1042  publish               1795.9 MXN        12  Camiseta',
        'S-2  ACME         1042  withdraw: not-priced                   any',
      ],
      notes: [
        'Not shown at 80 columns: STATUS. -o wide shows them.',
        'Continue with: entrepot channel listings --after C',
      ],
    });
    expect(api.requests.map(({ query }) => query)).toEqual([
      { after: 'A', pageSize: '200' },
      { after: 'B', pageSize: '200' },
    ]);
    const limited = await api.runCommand('sales-channel', [...words, '--limit', '1', '--json']);
    expect(limited.out.map((line) => JSON.parse(line) as object)).toEqual([listing('S-1')]);
    expect(limited.notes).toEqual(['Continue with: entrepot channel listings --after B']);
  });

  it.each([
    ['listings', ['listings', '--follow'], [listing('S-1')], 'publish   ACME S-1'],
    [
      'orders',
      ['orders', 'follow', '--status', 'shipped'],
      [
        {
          lastUpdateDate: '2026-11-26T10:00:00.000Z',
          salesChannelOrderId: '1001',
          merchantId: 'ACME',
          status: 'SHIPPED',
          value: 9.5,
          currency: 'MXN',
          parcels: [{ trackingNumber: 'EN1' }],
        },
      ],
      '2026-11-26 10:00:00  ACME 1001  SHIPPED           9.5 MXN  tracking EN1',
    ],
  ])('are followed until Ctrl-C, which prints the cursor: %s', async (list, words, rows, line) => {
    const interrupted = new AbortController();
    api.answers[`GET /channel/${list}`] = ({ query }: FakeRequest) => {
      if (query['after'] === 'B') interrupted.abort();
      const isNew = query['after'] === 'A';
      return { [list]: isNew ? rows : [], after: 'B', more: false };
    };
    const all = ['channel', ...words, '--after', 'A', '--url', api.url];
    const { signal } = interrupted;
    const { code, out, notes } = await api.runCommand('sales-channel', all, { signal });
    expect([code, out]).toEqual([0, [expect.stringMatching(`^${line}`)]]);
    expect(notes).toEqual([
      'waiting for changes; Ctrl-C ends',
      `Continue with: entrepot channel ${words.slice(0, 2).join(' ')} --url ${api.url} --after B`,
    ]);
    expect(api.requests[0]?.query).toMatchObject({ after: 'A', wait: '20' });
  });

  it('are not for a merchant', async () => {
    const refused = await api.runCommand('merchant', ['channel', 'listings']);
    expect(refused).toMatchObject({ code: 3, out: [] });
    expect(refused.notes[0]).toContain(
      'channel listings is for a client of the kind sales-channel',
    );
    expect(api.requests).toEqual([]);
  });
});

describe('the answers of a channel', () => {
  const api = new FakeApi();
  beforeAll(() => api.start());
  afterAll(() => api.stop());
  beforeEach(() => {
    api.requests.splice(0);
    api.answers['POST /channel/listings/answers'] = ({ body }: FakeRequest) => ({
      results: (body as Row[]).map((row, index) => resultOf(row, index)),
    });
  });

  interface Row {
    skuId: string;
    status: string;
  }

  /** By the name of the SKU. */
  function resultOf({ skuId, status }: Row, index: number): object {
    if (status === 'MAYBE') {
      const error = { pointer: `/${index}/status`, code: 'not-allowed', detail: 'must be one' };
      return { index, result: 'refused', code: 'invalid', detail: 'No.', errors: [error] };
    }
    if (skuId === 'GONE') return { index, result: 'withdrawn', reason: 'not-priced' };
    return { index, result: skuId === 'OLD' ? 'stale' : 'applied' };
  }

  it('are sent 500 at a time, and rows that changed nothing are named with the reason', async () => {
    const rows = Array.from({ length: 600 }, (_, index) => `ACME;S-${index};APPROVED;`);
    rows[1] = 'ACME;OLD;APPROVED;7';
    rows[2] = 'ACME;GONE;DENIED;';
    rows[3] = 'ACME;S-3;MAYBE;';
    rows[4] = 'ACME;S-4;APPROVED;x';
    const stdin = `\uFEFFmerchantId;skuId;status;listingVersion\r\n${rows.join('\r\n')}\r\n`;
    const words = ['channel', 'answer', '-'];
    const outcome = await api.runCommand('sales-channel', words, { stdin, columns: 60 });
    expect(outcome).toEqual({
      code: 1,
      out: [
        'LINE  SKU        CODE         REASON',
        '   3  ACME OLD   stale        the product or its price has',
        '                              changed since that version;',
        '                              read the listing again',
        '   4  ACME GONE  withdrawn    not-priced',
        '   5  ACME S-3   not-allowed  status must be one',
        '   6  ACME S-4   type         listingVersion must be a whole',
        '                              number',
      ],
      notes: ['596 rows applied · 4 not applied'],
    });
    const bodies = api.requests.map(({ body }) => body as object[]);
    expect(bodies.map((body) => body.length)).toEqual([500, 99]);
    expect(bodies[0]?.[1]).toEqual({
      merchantId: 'ACME',
      skuId: 'OLD',
      status: 'APPROVED',
      listingVersion: 7,
    });
  });

  it('are one row when given by options, with a result as JSON', async () => {
    const words = ['channel', 'answer', '--merchant', 'ACME', '--status', 'DENIED', '--json'];
    const { code, out } = await api.runCommand('sales-channel', [...words, '--sku', 'GONE']);
    expect([code, out.map((line) => JSON.parse(line) as object)]).toEqual([
      1,
      [
        {
          merchantId: 'ACME',
          skuId: 'GONE',
          result: 'withdrawn',
          reason: 'not-priced',
          faults: [],
        },
        { applied: 0, notApplied: 1 },
      ],
    ]);
    api.answers['POST /channel/listings/quantities'] = {
      results: [{ index: 0, result: 'applied' }],
    };
    const quantity = ['channel', 'quantities', '--merchant', 'ACME', '--sku', 'S', '--quantity'];
    const timeOptions = ['--at', '2026-11-26T10:00:00Z'];
    const applied = await api.runCommand('sales-channel', [...quantity, '0', ...timeOptions]);
    expect(applied).toEqual({ code: 0, out: [], notes: ['1 row applied'] });
    const appliedAt = '2026-11-26T10:00:00.000Z';
    expect(api.requests.at(-1)?.body).toEqual([
      { merchantId: 'ACME', skuId: 'S', quantity: 0, appliedAt },
    ]);
  });

  it('of rows before a failure are printed, with the number of rows without an answer', async () => {
    const rows = Array.from({ length: 501 }, (_, index) => `ACME,S-${index},APPROVED`);
    api.answers['POST /channel/listings/answers'] = ({ body }: FakeRequest) =>
      (body as Row[]).length === 1
        ? { status: 400, code: 'bad', detail: 'No.' }
        : { results: (body as Row[]).map((row, index) => resultOf(row, index)) };
    const stdin = `merchantId,skuId,status\n${rows.join('\n')}\n`;
    const failed = await api.runCommand('sales-channel', ['channel', 'answer', '-'], { stdin });
    expect(failed.code).toBe(4);
    expect(failed.notes[0]).toBe('500 rows applied · 1 without an answer');
  });

  it.each([
    [[], 'Give the rows in a file, or one by options.'],
    [['-', '--sku', 'S'], 'Give the rows in a file, or one by options.'],
    [['-', '--status', 'DENIED'], 'Give the rows in a file, or one by options.'],
    [['--status', 'DENIED', '--merchant', 'ACME'], '--sku is missing.'],
    [['--sku', 'S', '--merchant', 'ACME'], '--status is missing.'],
    [['--sku', 'S', '--status', 'DENIED'], '--merchant is missing.'],
  ])('are refused with %j', async (words, fault) => {
    const refused = await api.runCommand('sales-channel', ['channel', 'answer', ...words]);
    expect([refused.code, refused.notes[0]]).toEqual([2, `error: ${fault}`]);
    expect(api.requests).toEqual([]);
  });
});
