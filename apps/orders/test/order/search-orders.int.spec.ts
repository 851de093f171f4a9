import { Orders } from '../orders.js';
import { sellOfGlobex } from '../operations/sell-of-globex.js';

type Listed = { orderId: string };

describe('the search for orders by parts (decision 6.16)', () => {
  let orders: Orders;
  let silva: string;
  let peña: string;
  let globex: string;

  const buyer = (members: object) => ({ customer: { ...orders.body().customer, ...members } });

  beforeAll(async () => {
    orders = await Orders.start();
    await sellOfGlobex(orders);
    silva = await orders.place(
      buyer({
        firstName: 'João Antônio',
        lastName: 'da Silva',
        email: 'joao.silva@example.test',
        document: '123.456.789-09',
      }),
    );
    peña = await orders.place(
      buyer({ firstName: 'LUCÍA', lastName: 'Peña Straße', document: '98765432100' }),
    );
    const { body } = await orders.post(
      '/orders',
      orders.body(buyer({ lastName: 'Silva' })),
      'GLOBEX',
    );
    globex = body.orderId;
  });

  afterAll(() => orders.stop());

  const query = (text: string, filters?: Record<string, string>) =>
    new URLSearchParams({ text, fulfillmentWarehouseType: 'MERCHANT', ...filters });
  const search = async (
    path: string,
    token: string,
    text: string,
    filters?: Record<string, string>,
  ): Promise<string[]> => {
    const address = `${path}?${query(text, filters)}`;
    const { status, body } = await orders.service.fetch(address, { token });
    expect([text, status]).toEqual([text, 200]);
    return body.orders.map(({ orderId }: Listed) => orderId);
  };
  const mine = async (text: string) =>
    search('/ext/orders', await orders.service.tokens.merchant('ACME'), text);
  const ofAll = async (text: string, filters?: Record<string, string>) =>
    search('/ops/orders', await orders.service.tokens.operator(), text, filters);

  it('finds the buyer by parts of name, email and document, without regard to case and accents', async () => {
    const expected: [string, string[]][] = [
      ['joao', [silva]],
      ['JOÃO silva', [silva]],
      ['silva joao', [silva]],
      ['da Silva', [silva]],
      ['silva@example', [silva]],
      ['12345678', [silva]],
      ['123.456', [silva]],
      ['987.654.321-00', [peña]],
      ['lucia', [peña]],
      ['peña', [peña]],
      ['strasse', [peña]],
      [peña.slice(6).toLowerCase(), [peña]],
      ['joao lucia', []],
      ['100%', []],
      ['si_va', []],
      ['da', []],
    ];
    for (const [text, ids] of expected) expect([text, await mine(text)]).toEqual([text, ids]);
  });

  it('counts the orders that it finds', async () => {
    const token = await orders.service.tokens.merchant('ACME');
    const { body } = await orders.service.fetch(`/ext/orders/counts?${query('joao')}`, { token });
    expect(body.total).toBe(1);
  });

  it('shows a merchant only its own orders, and operators those of all merchants', async () => {
    expect(await mine('silva')).toEqual([silva]);
    expect(await ofAll('silva')).toEqual([silva, globex]);
  });

  it('does not find an erased buyer', async () => {
    await orders.cancel(silva);
    await orders.operate(silva, 'erase-personal-data');
    for (const text of ['joao', 'silva@example', '12345678']) expect(await mine(text)).toEqual([]);
    expect(await mine(silva.slice(6))).toEqual([silva]);
    const keys = await orders.service.store.sql<{ key: string }>(
      'SELECT key FROM order_search WHERE order_id = $1',
      [silva],
    );
    expect(keys[0]?.key).not.toMatch(/joao|silva|123/);
  });

  it('audits an operator’s search once for each choice of filters, with the orders and without the text (decision 1.21)', async () => {
    for (const text of ['lucia', 'lucia', 'ab']) await ofAll(text);
    for (const order of ['asc', 'desc']) await ofAll('lucia', { salesChannel: 'MELI', order });
    await mine('lucia');
    const rows = await orders.service.store.sql(
      `SELECT who, what, details FROM audit WHERE details::text LIKE '%' || $1 || '%' AND what = 'order.searched'`,
      [peña],
    );
    const row = { who: 'OPS', what: 'order.searched', details: { orders: [{ orderId: peña }] } };
    expect(rows).toEqual([row, row]);
    const texts = await orders.service.store.sql(
      `SELECT FROM audit WHERE details::text ~* 'lucia'`,
    );
    expect(texts).toEqual([]);
  });
});
