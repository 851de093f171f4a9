import { LoginQueue, type LoginOrigin, type Turn } from './login-queue.js';

const here = new AbortController().signal;
const BUSY = expect.objectContaining({ code: 'logins-busy' });

/** Records the order in which logins are served. */
class Logins {
  readonly turns = new LoginQueue();
  readonly begun: string[] = [];
  readonly refused: string[] = [];
  private readonly entered = new Map<string, Turn>();

  enter(origin: LoginOrigin, gone: AbortSignal = here): void {
    const turn = this.turns.enter(origin, gone);
    this.entered.set(origin.clientId, turn);
    turn.comes.then(
      () => this.begun.push(origin.clientId),
      () => this.refused.push(origin.clientId),
    );
  }

  /** Adds that many logins of unknown clients from one address. */
  flood(address: string, count: number): void {
    for (let n = 1; n <= count; n += 1) this.enter({ clientId: `${address}#${n}`, address });
  }

  async end(clientId: string): Promise<void> {
    this.entered.get(clientId)?.leave();
    await settled();
  }

  /** Ends every login, one after the other. @returns the order */
  async endAll(): Promise<string[]> {
    await settled();
    for (const clientId of this.begun) await this.end(clientId);
    return this.begun;
  }
}

/** Lets pending promise callbacks run. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the login queue', () => {
  it('checks one secret at a time', async () => {
    const logins = new Logins();
    logins.flood('a', 2);
    await settled();
    expect(logins.begun).toEqual(['a#1']);
    await logins.end('a#1');
    expect(logins.begun).toEqual(['a#1', 'a#2']);
  });

  it('displaces the newest login of the busiest address for a quiet one, which is served next but one', async () => {
    const logins = new Logins();
    logins.flood('a', 51);
    logins.flood('b', 50);
    expect(() => logins.flood('b', 1)).toThrow(BUSY);
    logins.enter({ clientId: 'ACME', address: 'c' });
    await settled();
    expect(logins.refused).toEqual(['a#51']);
    expect((await logins.endAll()).slice(0, 5)).toEqual(['a#1', 'a#2', 'b#1', 'ACME', 'a#3']);
    expect(logins.begun).toHaveLength(101);
  });

  it('refuses logins when a hundred addresses wait, except for clients that have logged in from their address before', async () => {
    const logins = new Logins();
    logins.turns.succeeded({ clientId: 'ACME', address: 'mine' });
    for (let n = 0; n <= 100; n += 1) logins.flood(`a${n}`, 1);
    for (const origin of [
      { clientId: 'ACME', address: 'elsewhere' },
      { clientId: 'GLOBEX', address: 'mine' },
    ]) {
      expect(() => logins.enter(origin)).toThrow(BUSY);
    }
    logins.enter({ clientId: 'ACME', address: 'mine' });
    const order = await logins.endAll();
    expect(order.indexOf('ACME')).toBeLessThanOrEqual(2);
    expect(order).toHaveLength(102);
  });

  it('serves logins in reserved places and others alternately', async () => {
    const logins = new Logins();
    for (const n of [1, 2, 3]) logins.turns.succeeded({ clientId: `mine#${n}`, address: 'mine' });
    logins.flood('a', 4);
    logins.flood('mine', 3);
    expect(await logins.endAll()).toEqual([
      'a#1',
      'mine#1',
      'a#2',
      'mine#2',
      'a#3',
      'mine#3',
      'a#4',
    ]);
  });

  it('queues logins beyond the reserved places among the others', async () => {
    const logins = new Logins();
    for (let n = 1; n <= 30; n += 1) {
      logins.turns.succeeded({ clientId: `mine#${n}`, address: 'mine' });
    }
    logins.flood('mine', 30);
    expect(await logins.endAll()).toHaveLength(30);
    expect(logins.refused).toEqual([]);
  });

  it('skips a login whose caller has disconnected', async () => {
    const logins = new Logins();
    const [caller, checked] = [new AbortController(), new AbortController()];
    logins.enter({ clientId: 'first', address: 'a' }, checked.signal);
    logins.enter({ clientId: 'gone', address: 'b' }, caller.signal);
    logins.enter({ clientId: 'gone before', address: 'b' }, AbortSignal.abort());
    logins.enter({ clientId: 'last', address: 'b' });
    caller.abort();
    checked.abort();
    await settled();
    expect(logins.begun).toEqual(['first']);
    expect(await logins.endAll()).toEqual(['first', 'last']);
    expect(logins.refused).toEqual(['gone before', 'gone']);
  });

  it('skips a login that ends before it is served', async () => {
    const logins = new Logins();
    logins.flood('a', 3);
    await logins.end('a#2');
    expect(await logins.endAll()).toEqual(['a#1', 'a#3']);
  });
});
