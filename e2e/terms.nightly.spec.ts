import { EntrepotError } from '#client';
import { eventually } from '#testing';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import type { ApiClient } from '../tools/demo/api-client.js';
import { startTestStack, type TestStack } from '../tools/stack/testing/test-stack.js';
import { SeededRandom } from './support/faults/clients/seeded-random.js';
import { seeds } from './support/faults/fault-rig.js';
import { HeldConsumer } from './support/faults/injection/held-consumer.js';
import { eventIn } from './support/faults/oracle/published-events.js';
import { RawKafka } from './support/faults/raw-kafka.js';
import { Merchant, type Json } from './support/merchant.js';

const ROUNDS = 12;
const SETTLED = { timeoutMs: 120_000 };
/** The destination of each channel, its time zone, and the initial rules of its sandbox. */
const PLACES = [
  ['BR', 'America/Sao_Paulo', 'BR-2026-05-12-1'],
  ['MX', 'America/Mexico_City', 'MX-2025-08-15-1'],
  ['CL', 'America/Santiago', 'CL-2025-10-25-1'],
] as const;
const VICTIMS = ['taxes', 'pricing', 'orders'] as const;

/** An operator that loads, corrects and ends the rules of a destination, and records the rules in force. */
class Operator {
  /** The rules in force, by destination. */
  readonly inForce = new Map<string, string>(
    PLACES.map(([destination, , rules]) => [destination, rules]),
  );
  private loads = 0;
  private acts = 0;

  constructor(private readonly api: ApiClient) {}

  async act(random: SeededRandom): Promise<void> {
    const place = PLACES[this.acts % PLACES.length]!;
    this.acts += 1;
    const [destination, timeZone, first] = place;
    const isLoaded = this.inForce.get(destination) !== first;
    if (isLoaded && random.below(3) === 0) await this.withdraw(place);
    else await this.load(destination, timeZone);
  }

  /** Each rate is different, so that every price changes. */
  private async load(destination: string, timeZone: string): Promise<void> {
    this.loads += 1;
    const tax = { name: 'tax', kind: 'tax', base: ['goods'], collectedBy: 'seller' };
    const rate = (0.01 * this.loads).toFixed(2);
    const { id } = await this.send('/ops/tax-rules', {
      destination,
      timeZone,
      validFrom: dayIn(timeZone),
      source: ['invented'],
      cases: [
        {
          limit: { of: ['goods'], currency: 'USD', per: 'consignment' },
          brackets: [{ upTo: null, taxes: [{ ...tax, rate }] }],
        },
      ],
      correction: { reason: 'a test' },
    });
    this.inForce.set(destination, id);
  }

  /** Uses the day before the first rules, so that the previous ones are in force again. */
  private async withdraw([destination, , first]: (typeof PLACES)[number]): Promise<void> {
    const id = this.inForce.get(destination)!;
    const begins = Date.parse(id.slice(3, 13));
    const validUntil = new Date(begins - 24 * 3_600_000).toISOString().slice(0, 10);
    await this.send(`/ops/tax-rules/${id}/end`, { validUntil, reason: 'a test' });
    this.inForce.set(destination, first);
  }

  /** Retries until an answer arrives; a repeated request changes nothing. */
  private async send(path: string, body: object): Promise<{ id: string }> {
    for (const until = Date.now() + SETTLED.timeoutMs; ; await delay(200)) {
      try {
        return (await this.api.send<{ id: string }>('POST', path, body)).body;
      } catch (error) {
        const isAway = error instanceof EntrepotError && [0, 502, 503, 504].includes(error.status);
        if (!isAway || Date.now() > until) throw error;
      }
    }
  }
}

describe('tax rules that are loaded, corrected and ended while services are killed (decision 9.6)', () => {
  let stack: TestStack;
  let store: Pool;
  let merchant: Merchant;
  let operator: Operator;

  beforeAll(async () => {
    stack = await startTestStack({ prefix: 'terms' });
    store = new Pool({ connectionString: stack.sandbox.databaseUrl, max: 4 });
    merchant = await Merchant.logIn(stack);
    operator = new Operator(merchant.operator);
    await merchant.price(await merchant.upload('shirt'));
  }, 240_000);

  afterAll(async () => {
    await store?.end();
    await stack?.stop();
  });

  async function restarted(name: (typeof VICTIMS)[number]): Promise<void> {
    await stack.service(name).start();
    await stack.service(name).ready(120_000);
  }

  /** Taxes is killed while it answers, and the operator retries. */
  async function killTaxes(act: Promise<void>, random: SeededRandom): Promise<void> {
    await delay(random.below(60));
    await stack.service('taxes').kill('SIGKILL');
    await restarted('taxes');
    await act;
  }

  /** A consumer is killed after its inbox mark and before its commit. */
  async function killConsumer(
    name: 'pricing' | 'orders',
    act: () => Promise<void>,
    random: SeededRandom,
  ): Promise<void> {
    const taken = HeldConsumer.take(store, name, random.pick(['marked', 'written']));
    let held: HeldConsumer | undefined;
    // Waits until an event arrives while the lock is held.
    do {
      await act();
      held = await Promise.race([taken, delay(2_000, undefined)]);
    } while (!held);
    try {
      await stack.service(name).kill('SIGKILL');
    } finally {
      await held.release();
    }
    await restarted(name);
  }

  /** The newest event of each subject, without its envelope. */
  async function published(): Promise<Record<string, Json>> {
    const records = await new RawKafka(stack.sandbox.kafkaBrokers, stack.topicPrefix).readAll();
    const newest: Record<string, Json> = {};
    for (const record of records.filter(({ stream }) => stream === 'taxes.terms')) {
      const { eventId: _id, occurredAt: _at, subject, version, ...document } = eventIn(record)!;
      if (version > (newest[subject]?.version ?? 0)) newest[subject] = { version, document };
    }
    return newest;
  }

  async function storedTerms(schema: string): Promise<Record<string, Json>> {
    const { rows } = await store.query(`SELECT key, version::int, document FROM ${schema}.term`);
    return Object.fromEntries(
      rows.map(({ key, version, document }) => [key, { version, document }]),
    );
  }

  const ofPrices = async () => {
    const { rows } = await store.query(
      `SELECT DISTINCT country, rules_version
         FROM pricing.price_record
         JOIN pricing.price_request USING (price_id)
         JOIN pricing.sales_channel USING (sales_channel)
        WHERE NOT withdrawn ORDER BY country`,
    );
    return rows.map((row) => [row.country, row.rules_version]);
  };

  const count = async (what: string) =>
    (await store.query(`SELECT count(*)::int AS count FROM ${what}`)).rows[0].count;

  it.each(seeds())(
    'The rules are the same in taxes, pricing and orders, and in every price (seed %i)',
    async (seed) => {
      const random = new SeededRandom(seed);
      for (let round = 0; round < ROUNDS; round += 1) {
        const victim = random.pick(VICTIMS);
        const act = () => operator.act(random);
        if (victim === 'taxes') await killTaxes(act(), random);
        else await killConsumer(victim, act, random);
      }
      await eventually(async () => {
        const all = await published();
        expect(Object.keys(all)).toHaveLength(2 * PLACES.length);
        expect(await storedTerms('pricing')).toEqual(all);
        expect(await storedTerms('orders')).toEqual(all);
        expect(await ofPrices()).toEqual([...operator.inForce].toSorted());
        expect(await count('pricing.requeue_job WHERE finished_at IS NULL')).toBe(0);
      }, SETTLED);
      for (const name of VICTIMS) {
        expect(await count(`${name}.parked_message`)).toBe(0);
        expect(await count(`${name}.outbox`)).toBe(0);
      }
    },
    600_000,
  );
});

function dayIn(timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
}
