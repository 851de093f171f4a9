import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import { completeUntil, type Transactor, type UnitOfWork } from '../src/index.js';
import { MessagingRig } from './messaging-rig.js';

const MERCHANTS = ['ACME', 'GLOBEX'] as const;
const RECORDS = 12;
const WRITERS = 8;
const PAGE = 5;

/** One transaction of a writer. */
interface Write {
  merchant: (typeof MERCHANTS)[number];
  ids: number[];
  /** Whether its rows are stamped afterwards, or written together with their stamp. */
  way: 'touch' | 'whenStamped';
  /** Before it locks, while it holds its rows, and while it holds the clock. */
  thinkMs: [number, number, number];
  end: 'commit' | 'roll back' | 'lose the connection';
}

const thinking = fc.tuple(fc.nat(4), fc.nat(4), fc.nat(2));

const write: fc.Arbitrary<Write> = fc.record({
  merchant: fc.constantFrom(...MERCHANTS),
  ids: fc.uniqueArray(fc.nat(RECORDS - 1), { minLength: 1, maxLength: 3 }),
  way: fc.constantFrom('touch', 'whenStamped'),
  thinkMs: thinking,
  end: fc.oneof(
    { weight: 8, arbitrary: fc.constant('commit' as const) },
    { weight: 2, arbitrary: fc.constant('roll back' as const) },
    { weight: 1, arbitrary: fc.constant('lose the connection' as const) },
  ),
});

const writers = fc.array(fc.array(write, { minLength: 15, maxLength: 15 }), {
  minLength: WRITERS,
  maxLength: WRITERS,
});

/** The table of a list, with a value that counts the writes of a record. */
const LISTED = {
  list: 'listed',
  stampRows: `UPDATE listed l SET last_update_date = t.stamp
    FROM jsonb_to_recordset($1) AS t (merchant_id text, id int, stamp timestamptz)
   WHERE l.merchant_id = t.merchant_id AND l.id = t.id`,
};

const RAISE = `UPDATE listed SET value = value + 1 WHERE merchant_id = $1 AND id = ANY($2)`;
const RAISE_STAMPED = `
  UPDATE listed SET value = value + 1, last_update_date = $3 WHERE merchant_id = $1 AND id = ANY($2)`;
const LOCK = `SELECT FROM listed WHERE merchant_id = $1 AND id = ANY($2) ORDER BY id FOR UPDATE`;

/** Decisions 1.8 and 1.14. */
describe('a list whose clock is drawn last', () => {
  let rig: MessagingRig;

  beforeAll(async () => {
    rig = await MessagingRig.start();
  });

  afterAll(() => rig?.stop());

  it('never hides a record from a reader that follows it, whatever its writers do', async () => {
    await fc.assert(
      fc.asyncProperty(writers, async (plans) => {
        await rig.store.sql('TRUNCATE listed, list_clock');
        await rig.store.sql(
          `INSERT INTO listed SELECT merchant, id, 0, '2026-11-21T10:00:00Z'
             FROM unnest('{${MERCHANTS.join(',')}}'::text[]) AS merchant, generate_series(0, ${RECORDS - 1}) AS id`,
        );
        const followers = MERCHANTS.flatMap((merchant) => [
          follow((last) => newer(merchant, last)),
          follow((last) => pageAfter(merchant, last)),
        ]);
        await Promise.all(plans.map((plan) => writeAll(rig.transactor, plan)));
        const seen = await Promise.all(followers.map((follower) => follower.end()));
        const [acme, globex] = await Promise.all(MERCHANTS.map((merchant) => valuesOf(merchant)));
        expect(seen).toEqual([acme, acme, globex, globex]);
      }),
      { numRuns: 4, endOnFailure: true },
    );
  }, 120_000);

  it('is complete for a reader across merchants up to a stamp that is drawn and not committed', async () => {
    const begun = Promise.withResolvers<Date>();
    const mayEnd = Promise.withResolvers<void>();
    const drawing = rig.transactor.run('background', async (unitOfWork) => {
      unitOfWork.whenStamped({ merchantId: 'ACME', list: LISTED.list }, async (stamp) => {
        begun.resolve(stamp);
        await mayEnd.promise;
        unitOfWork.write(RAISE_STAMPED, ['ACME', [1], stamp]);
      });
    });
    const drawn = await begun.promise;
    await rig.transactor.run('background', async (unitOfWork) => {
      unitOfWork.touch(LISTED, 'GLOBEX', { merchant_id: 'GLOBEX', id: 1 });
    });
    const until = await completeUntil(rig.dataSource);
    expect(until.getTime()).toBeLessThanOrEqual(drawn.getTime());
    mayEnd.resolve();
    await drawing;
    expect((await completeUntil(rig.dataSource)).getTime()).toBeGreaterThan(drawn.getTime());
  });

  async function writeAll(transactor: Transactor, plan: readonly Write[]): Promise<void> {
    for (const one of plan) {
      // However it ended, its writes are visible completely or not at all; the values show which.
      await transactor
        .run('background', (unitOfWork) => carryOut(unitOfWork, one))
        .catch(() => undefined);
    }
  }

  const rowsOf = (sql: string, parameters: unknown[]) =>
    rig.dataSource.query<Listed[]>(
      `SELECT id, value, last_update_date AS stamp FROM listed ${sql}`,
      parameters,
    );

  /** Reads from the last stamp that was seen. */
  const newer = (merchant: string, last: Listed | undefined) =>
    rowsOf(
      `WHERE merchant_id = $1 AND last_update_date > coalesce($2, '-infinity'::timestamptz)
        ORDER BY last_update_date, id`,
      [merchant, last?.stamp ?? null],
    );

  const pageAfter = (merchant: string, last: Listed | undefined) =>
    rowsOf(
      `WHERE merchant_id = $1 AND (last_update_date, id) > (coalesce($2, '-infinity'::timestamptz), $3)
        ORDER BY last_update_date, id LIMIT ${PAGE}`,
      [merchant, last?.stamp ?? null, last?.id ?? -1],
    );

  async function valuesOf(merchant: string): Promise<Map<number, number>> {
    const rows = await rowsOf('WHERE merchant_id = $1 ORDER BY id', [merchant]);
    return new Map(rows.map(({ id, value }) => [id, value]));
  }
});

interface Listed {
  id: number;
  value: number;
  stamp: Date;
}

async function carryOut(unitOfWork: UnitOfWork, one: Write): Promise<void> {
  const { merchant, ids, way, thinkMs, end } = one;
  await delay(thinkMs[0]);
  await unitOfWork.query(LOCK, [merchant, ids]);
  await delay(thinkMs[1]);
  if (end === 'roll back') throw new Error('rolled back');
  if (way === 'touch') {
    await unitOfWork.query(RAISE, [merchant, ids]);
    for (const id of ids) unitOfWork.touch(LISTED, merchant, { merchant_id: merchant, id });
  }
  unitOfWork.whenStamped({ merchantId: merchant, list: LISTED.list }, async (stamp) => {
    // Longer than any real use, because a process may stall here.
    await delay(thinkMs[2]);
    if (way === 'whenStamped') unitOfWork.write(RAISE_STAMPED, [merchant, ids, stamp]);
    if (end === 'lose the connection') {
      unitOfWork.write('SELECT pg_terminate_backend(pg_backend_pid()) WHERE $1', [true]);
    }
  });
}

/** Reads a list repeatedly, each time from its last position. */
function follow(read: (last: Listed | undefined) => Promise<Listed[]>) {
  const seen = new Map<number, number>();
  const ending = new AbortController();
  let last: Listed | undefined;
  const look = async (): Promise<number> => {
    const rows = await read(last);
    for (const { id, value } of rows) seen.set(id, value);
    last = rows.at(-1) ?? last;
    return rows.length;
  };
  const looking = (async () => {
    while (!ending.signal.aborted) await look();
    while ((await look()) > 0);
  })();
  return {
    /** @returns the last value seen of each record, once nothing new arrives */
    end: async (): Promise<Map<number, number>> => {
      ending.abort();
      await looking;
      return new Map([...seen].toSorted(([a], [b]) => a - b));
    },
  };
}
