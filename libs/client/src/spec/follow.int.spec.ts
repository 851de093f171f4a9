import { Entrepot } from '../index.js';
import { scriptedServer, type GivenAnswer, type ScriptedServer } from './scripted-server.js';

interface Listed {
  id: string;
  lastUpdateDate: string;
}

/** Inventories, whose lower bound is exclusive; inventories of one change share their date. */
describe('a follower of a list', () => {
  let server: ScriptedServer;
  let records: Listed[] = [];
  let outage: GivenAnswer | undefined;
  let requestCount = 0;
  let askedFrom: string | undefined;
  let onAsked: () => void;

  const timeOf = (ms: number) => new Date(Date.UTC(2026, 0, 1) + ms).toISOString();
  const record = (id: string, ms: number) => ({ id, lastUpdateDate: timeOf(ms) });

  beforeEach(async () => {
    requestCount = 0;
    onAsked = () => undefined;
    outage = undefined;
    server = await scriptedServer(({ query }) => {
      requestCount += 1;
      askedFrom = query['lastUpdateDateFrom'];
      onAsked();
      if (outage) return outage;
      const from = query['nextPageToken'] ?? query['lastUpdateDateFrom'] ?? '';
      const later = records.filter(({ lastUpdateDate }) => lastUpdateDate > from);
      const page = later.filter(
        ({ lastUpdateDate }) => lastUpdateDate === later[0]?.lastUpdateDate,
      );
      const last = page.at(-1)?.lastUpdateDate;
      return {
        body: {
          inventories: page,
          ...(page.length < later.length && { nextPageToken: last }),
        },
      };
    });
  });

  afterEach(() => server.stop());

  function follow() {
    const client = new Entrepot({ url: server.url, token: 'mine', retries: 0 });
    const abort = new AbortController();
    const follower = client.inventories.follow({ everyMs: 1, signal: abort.signal });
    const next = async () => {
      const { value } = await follower.next();
      return `${value?.id} ${value?.lastUpdateDate.slice(17)}`;
    };
    return { next, abort, follower };
  }

  it('yields each record once, and again when the record changes', async () => {
    records = [record('A', 1), record('B', 1), record('C', 2)];
    const { next } = follow();
    expect([await next(), await next(), await next()]).toEqual([
      'A 00.001Z',
      'B 00.001Z',
      'C 00.002Z',
    ]);
    records = [record('B', 1), record('C', 2), record('D', 3), record('A', 4)];
    expect([await next(), await next()]).toEqual(['D 00.003Z', 'A 00.004Z']);
    // The next poll starts at the newest record, less the overlap, and does not read everything again.
    expect(askedFrom).toBe(timeOf(2 - 1));
  });

  it('continues after an outage of any length, and misses nothing', async () => {
    records = [record('A', 1)];
    const { next } = follow();
    await next();
    outage = { status: 503 };
    const before = requestCount;
    const changed = next();
    await new Promise<void>((resolve) => {
      onAsked = () => {
        if (requestCount > before + 20) resolve();
      };
    });
    records.push(record('B', 2));
    outage = undefined;
    expect(await changed).toBe('B 00.002Z');
  });

  it('throws when the service refuses the request, and ends when the signal aborts', async () => {
    outage = { status: 403, body: { code: 'wrong-client-kind', detail: 'no' } };
    await expect(follow().next()).rejects.toMatchObject({ code: 'wrong-client-kind' });
    outage = { status: 503 };
    const { abort, follower } = follow();
    const waiting = follower.next();
    abort.abort();
    expect(await waiting).toEqual({ done: true, value: undefined });
  });
});
