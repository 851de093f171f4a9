import { ApiProblem } from '../api/problem.js';
import { rateGate } from '../api/client.js';
import { errorOfRow, oneByOne, type BulkAct } from './act.js';
import { BulkRun } from './bulk-run.js';

interface Row {
  id: string;
}

const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `R-${index}` }));
const problem = (status: number, title: string, retryAfter?: string) =>
  new ApiProblem(status, { code: 'test', title }, retryAfter);

/** @param pages of records as a list reads them */
function runOf(act: Pick<BulkAct<Row>, 'portion' | 'send'>, pages: readonly (readonly Row[])[]) {
  let ended = 0;
  const run = new BulkRun<Row>({
    act: { title: 'Hold', explained: '', operationId: 'holdOrder', fields: [], ...act },
    values: { reason: 'test' },
    nameOf: ({ id }) => id,
    linkTo: ({ id }) => id,
    read: async function* read() {
      yield* pages;
    },
    onEnd: () => void (ended += 1),
  });
  return { run, endings: () => ended };
}

describe('an action on many records', () => {
  beforeAll(() => {
    // The browser functions that let a tab ask before it closes.
    Object.assign(globalThis, { addEventListener: jest.fn(), removeEventListener: jest.fn() });
  });

  it('sends portions of all pages in their order, each record once', async () => {
    const sent: string[][] = [];
    const send: BulkAct<Row>['send'] = async (items, values) => {
      expect(values).toEqual({ reason: 'test' });
      sent.push(items.map(({ row }) => row.id));
      return [];
    };
    const rows = rowsOf(7);
    const { run, endings } = runOf({ portion: 3, send }, [rows.slice(0, 5), rows.slice(5)]);
    await run.start();
    expect(sent).toEqual([['R-0', 'R-1', 'R-2'], ['R-3', 'R-4', 'R-5'], ['R-6']]);
    expect(run.get()).toMatchObject({ phase: 'ended', total: 7, done: 7, failures: [] });
    expect(endings()).toBe(1);
  });

  it('names each failed record, and retries only failed records with the same keys', async () => {
    const keys = new Map<string, string[]>();
    let isFixed = false;
    const act = oneByOne<Row>(async ({ id }, _, key) => {
      keys.set(id, [...(keys.get(id) ?? []), key]);
      if (id === 'R-1' && !isFixed) throw problem(409, 'The order is shipped.');
    });
    const { run } = runOf(act, [rowsOf(3)]);
    await run.start();
    expect(run.get()).toMatchObject({ done: 2, failures: [{ name: 'R-1' }] });
    expect(run.results().filter(({ error }) => error)).toMatchObject([
      { name: 'R-1', error: { title: 'The order is shipped.' } },
    ]);
    isFixed = true;
    await run.retry();
    expect(run.get()).toMatchObject({ done: 3, failures: [] });
    expect([...keys.values()].map((all) => all.length)).toEqual([1, 2, 1]);
    expect(new Set(keys.get('R-1')).size).toBe(1);
  });

  it('gives the rows of a batch their own errors', async () => {
    const results = [
      { status: 200 },
      { status: 409, code: 'localization-step', detail: 'It cannot follow.' },
    ];
    const { run } = runOf({ portion: 2, send: async () => results.map(errorOfRow) }, [rowsOf(2)]);
    await run.start();
    expect(run.results()).toMatchObject([
      { name: 'R-0', sent: true },
      { name: 'R-1', sent: true, error: { code: 'localization-step', title: 'It cannot follow.' } },
    ]);
  });

  it('repeats a request whose answer was lost with the same records', async () => {
    const sent: string[][] = [];
    const send: BulkAct<Row>['send'] = async (items) => {
      sent.push(items.map(({ row }) => row.id));
      if (sent.length === 2) throw problem(500, 'The answer was lost.');
      return sent.length === 1 ? [problem(409, 'The order is shipped.')] : [];
    };
    const { run } = runOf({ portion: 2, send }, [rowsOf(5)]);
    await run.start();
    await run.retry();
    expect(sent).toEqual([['R-0', 'R-1'], ['R-2', 'R-3'], ['R-4'], ['R-0'], ['R-2', 'R-3']]);
    expect(run.get()).toMatchObject({ done: 5, failures: [] });
  });

  it('stops without losing a record, and sends the remaining records on retry', async () => {
    const sent: string[] = [];
    const act = oneByOne<Row>(async ({ id }) => {
      sent.push(id);
      if (sent.length === 4) run.stop();
    });
    const { run } = runOf(act, [rowsOf(20)]);
    await run.start();
    const { total, done } = run.get();
    expect([total, done]).toEqual([20, sent.length]);
    expect(done).toBeLessThan(10);
    expect(run.results().filter((result) => !result.sent)).toHaveLength(20 - done);
    await run.retry();
    expect(sent.toSorted()).toEqual(
      rowsOf(20)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('waits as long as a 429 says, and ends with an error that would repeat', async () => {
    const hold = jest.spyOn(rateGate, 'hold').mockReturnValue();
    let tries = 0;
    const limited = oneByOne<Row>(async () => {
      tries += 1;
      if (tries === 1) throw problem(429, 'Too many requests', '7');
    });
    const { run } = runOf(limited, [rowsOf(1)]);
    await run.start();
    expect(hold).toHaveBeenCalledWith(7_000);
    expect(run.get()).toMatchObject({ done: 1, failures: [] });
    hold.mockRestore();
    const refused = problem(403, 'This is not allowed.');
    const { run: forbidden } = runOf(
      oneByOne<Row>(() => Promise.reject(refused)),
      [rowsOf(9)],
    );
    await forbidden.start();
    expect(forbidden.get()).toMatchObject({ phase: 'ended', done: 0, error: refused });
  });
});
