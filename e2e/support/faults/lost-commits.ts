import type { TcpProxy } from '#testing';
import { eventually } from '#testing';
import type { Playing } from './fault-rig.js';

/** Where a write is found whose COMMIT came through; orders keeps an `Idempotency-Key`, catalog takes none. */
const COMMITTED = {
  orders: 'SELECT FROM orders.orders WHERE sales_channel_order_id = $1',
  catalog: 'SELECT FROM catalog.sku WHERE product_id = $1',
};

/**
 * Lets the COMMIT of a write through to Postgres, keeps its answer back and cuts all connections, to orders and catalog
 * in turn. The write must be acknowledged all the same, by its first answer.
 * @param wire from the services to Postgres
 * @returns how often
 */
export async function loseAnswersToCommits(
  { rig, lane, weather }: Playing,
  wire: TcpProxy,
  times: number,
): Promise<number> {
  for (let time = 0; time < times; time += 1) {
    const name = time % 2 === 0 ? 'orders' : 'catalog';
    const id = `${lane.name}-commit${time}`;
    holdAnswerToCommit(wire, id);
    const written = name === 'orders' ? lane.order(id) : lane.upsert(id);
    await eventually(
      async () => expect((await rig.store.query(COMMITTED[name], [id])).rows).not.toEqual([]),
      { timeoutMs: 60_000, waitingFor: `${id} to be committed` },
    );
    wire.reset();
    wire.mend();
    await written;
    // The readers of the lists lose their connections as well, and are refused truly.
    const writes = [...weather.refusals, ...weather.unanswered].filter((line) => !isRead(line));
    expect(writes).toEqual([]);
  }
  return times;
}

/** @param line of the weather: when, method and path */
function isRead(line: string): boolean {
  return /(^| )GET \//.test(line);
}

/** The event of the write leaves with its COMMIT and names it. */
function holdAnswerToCommit(wire: TcpProxy, id: string): void {
  wire.inspect((request) => {
    if (request.includes('COMMIT') && request.includes(id)) {
      wire.inspect((next) => next);
      wire.block('answers');
    }
    return request;
  });
}
