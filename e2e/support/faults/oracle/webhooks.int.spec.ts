import { createHmac } from 'node:crypto';
import type { Json } from '../../merchant.js';
import type { Seller } from '../clients/seller.js';
import type { ReadRecord } from '../raw-kafka.js';
import { emptyVerdict, type Verdict } from './verdict.js';
import { WebhookOracle } from './webhooks.js';

const secret = `whsec_${Buffer.from('a secret of a test').toString('base64')}`;

const envelope = (id: string, subject = 'S') => ({
  specversion: '1.0',
  id,
  type: 'sku.upserted',
  subject,
  dataref: `https://api.example.com/ext/events/${id}`,
});

/** The headers of Standard Webhooks. */
function signed(body: string, id: string, key: string): Record<string, string> {
  const seconds = String(Math.floor(Date.now() / 1_000));
  const bytes = Buffer.from(key.slice('whsec_'.length), 'base64');
  const hmac = createHmac('sha256', bytes).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${hmac}` };
}

/** A log in the form of the API, and an endpoint. */
class Merchant {
  readonly log = [envelope('old')];
  oracle!: WebhookOracle;

  async start(): Promise<void> {
    const client = {
      send: async () => ({ secret }),
      get: async (path: string) => ({
        events: this.log.slice(Number(new URLSearchParams(path.split('?')[1]).get('after'))),
        after: String(this.log.length),
        more: false,
      }),
    };
    this.oracle = await WebhookOracle.start({ merchantId: 'ACME', client } as unknown as Seller);
  }

  async send(id: string, subject?: string, key = secret): Promise<void> {
    const body = JSON.stringify(envelope(id, subject));
    const { url } = this.oracle.receiver;
    await fetch(url, { method: 'POST', body, headers: { ...signed(body, id, key) } });
  }

  async judge(records: readonly ReadRecord[] = []): Promise<Verdict> {
    const verdict = emptyVerdict();
    await this.oracle.judge(records, 1, verdict);
    return verdict;
  }
}

describe('the oracle’s check of webhooks', () => {
  let merchant: Merchant;

  beforeEach(async () => {
    merchant = new Merchant();
    await merchant.start();
    merchant.log.push(envelope('1'), envelope('2'), envelope('3', 'T'));
  });

  afterEach(() => merchant.oracle.stop());

  it('The check finds nothing if all events came once and in order per subject', async () => {
    for (const [id, subject] of [['3', 'T'], ['1'], ['2']])
      await merchant.send(id as string, subject);
    expect(await merchant.judge()).toEqual(emptyVerdict());
  });

  it('The check finds an event that never came, including the first one after the endpoint was created', async () => {
    await merchant.send('2');
    await merchant.send('3', 'T');
    expect(await merchant.judge()).toEqual({
      ...emptyVerdict(),
      missed: ['webhook sku.upserted 1 about S'],
    });
  });

  it('The check finds an event of the streams that is not in the log', async () => {
    for (const id of ['1', '2']) await merchant.send(id);
    await merchant.send('3', 'T');
    const event = { eventId: '4', merchantId: 'ACME', subject: 'S', version: 1 };
    const record = {
      stream: 'catalog.sku',
      value: Buffer.from(JSON.stringify(event)),
      headers: { ce_type: 'sku.upserted' },
    } as unknown as ReadRecord;
    expect((await merchant.judge([record])).lost).toEqual(['sku.upserted 4 from the log of ACME']);
  });

  it('The check finds an event that came after a later one of its subject', async () => {
    for (const id of ['2', '1']) await merchant.send(id);
    await merchant.send('3', 'T');
    expect(await merchant.judge()).toEqual({
      ...emptyVerdict(),
      reordered: ['webhook sku.upserted 1 came after a later one about S'],
    });
  });

  it('The check finds an event that is repeated soon after its answer, but not again in the next round', async () => {
    for (const id of ['1', '1', '2']) await merchant.send(id);
    await merchant.send('3', 'T');
    expect((await merchant.judge()).duplicated).toEqual(['webhook 1 soon after a good answer']);
    merchant.oracle.endRound();
    expect(await merchant.judge()).toEqual(emptyVerdict());
  });

  it('The check allows repeats after a minute of as many events as a killed sender had in flight', async () => {
    const { now } = performance;
    const again = async () => {
      performance.now = () => now.call(performance) + 60_000;
      await merchant.send('1');
      performance.now = now;
    };
    for (const id of ['1', '2']) await merchant.send(id);
    await merchant.send('3', 'T');
    const { receiver } = merchant.oracle;
    await again();
    expect(await merchant.judge()).toEqual(emptyVerdict());
    receiver.delivered.push(...Array<Json>(32).fill(envelope('2')));
    expect((await merchant.judge()).duplicated).toEqual(['33 webhooks of ACME']);
  });

  it('The check finds a delivery that is not signed with the secret of its endpoint', async () => {
    for (const id of ['1', '2']) await merchant.send(id);
    await merchant.send('3', 'T', `whsec_${Buffer.from('another').toString('base64')}`);
    const { wrong, missed } = await merchant.judge();
    expect(wrong[0]).toContain('no signature matches');
    expect(missed).toHaveLength(1);
  });
});
