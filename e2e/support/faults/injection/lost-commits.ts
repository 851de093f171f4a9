import { eventually, type TcpProxy } from '#testing';
import type { FaultContext } from '../fault-rig.js';

/** Finds a committed write by id; orders stores an `Idempotency-Key`, catalog has none. */
const COMMITTED = {
  orders: 'SELECT FROM orders.orders WHERE sales_channel_order_id = $1',
  catalog: 'SELECT FROM catalog.sku WHERE product_id = $1',
};

/**
 * Forwards the COMMIT of a write to Postgres, blocks the answer and cuts all connections, alternating between orders
 * and catalog. The write must still be acknowledged by its first answer.
 * @param wire from the services to Postgres
 * @returns the number of lost answers
 */
export async function loseAnswersToCommits(
  { rig, loadClient, failures }: FaultContext,
  wire: TcpProxy,
  times: number,
): Promise<number> {
  for (let time = 0; time < times; time += 1) {
    const name = time % 2 === 0 ? 'orders' : 'catalog';
    const id = `${loadClient.name}-commit${time}`;
    holdAnswerToCommit(wire, id);
    const written = name === 'orders' ? loadClient.order(id) : loadClient.upsert(id);
    await eventually(
      async () => expect((await rig.store.query(COMMITTED[name], [id])).rows).not.toEqual([]),
      { timeoutMs: 60_000, waitingFor: `${id} to be committed` },
    );
    wire.reset();
    wire.restore();
    await written;
    // The list followers lose their connections as well, so rejected reads are correct.
    const writes = [...failures.refusals, ...failures.unanswered].filter((line) => !isRead(line));
    expect(writes).toEqual([]);
  }
  return times;
}

/** @param line time, method and path of a failed request */
function isRead(line: string): boolean {
  return /(^| )GET \//.test(line);
}

/** Blocks the answer to the packet that contains both the COMMIT and the event with the id of the write. */
function holdAnswerToCommit(wire: TcpProxy, id: string): void {
  wire.inspect((request) => {
    if (request.includes('COMMIT') && request.includes(id)) {
      wire.inspect((next) => next);
      wire.block('answers');
    }
    return request;
  });
}
