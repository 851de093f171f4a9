import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EntrepotError, type Entrepot } from '@entrepot/client';
import type { Terminal } from '../../terminal/terminal.js';
import { prices, type CommandKind } from '../command-kinds.js';
import { openState } from '../state/state-file.js';
import type { UploadState } from '../state/upload-state.js';
import { RateGate } from './rate-gate.js';
import type { Run } from './run.js';
import { sendAll } from './send.js';

const TOO_LARGE = new EntrepotError('POST /x', {
  status: 413,
  code: 'body-too-large',
  detail: 'The body may have at most 64 bytes.',
  errors: [],
});

describe('sending an upload with many batches in a request', () => {
  let folder: string;
  let state: UploadState;

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'send-'));
    const identity = {
      sha256: 'abc',
      command: 'prices set',
      unit: 'prices',
      url: 'http://one',
      clientId: 'ACME',
    };
    state = await openState(path.join(folder, 'prices.csv'), identity, {});
    state.set('id', 'upload');
    for (const [line, skuId] of ['A', 'B', 'C', 'D', 'E'].entries()) {
      const record = { line, raw: skuId, body: { skuId, salePrice: line + 1 }, faults: [] };
      state.add(record, { key: skuId, skuId, batch: skuId });
    }
    state.finishImport(1);
  });

  afterEach(() => {
    state.close();
    rmSync(folder, { recursive: true });
  });

  const run = (kind: CommandKind): Run => ({
    kind,
    client: {} as Entrepot,
    state,
    gate: new RateGate(1),
    terminal: {
      isInteractive: false,
      note: () => undefined,
      draw: () => undefined,
    } as unknown as Terminal,
    concurrency: 2,
    signal: new AbortController().signal,
  });

  /** Sends two rows a request, and records the requests. @param answer throws, or refuses SKUs */
  function sending(answer: (skuIds: string[]) => readonly string[]) {
    const requests: { skuIds: string[]; key: string }[] = [];
    const kind: CommandKind = {
      ...prices,
      mostInRequest: 2,
      async send(_api, bodies, { idempotencyKey }) {
        const skuIds = (bodies as { skuId: string }[]).map(({ skuId }) => skuId);
        requests.push({ skuIds, key: idempotencyKey });
        const refused = answer(skuIds);
        return skuIds.map((skuId) =>
          refused.includes(skuId)
            ? { isRefused: true, isPending: false, faults: [{ code: 'no', detail: 'No.' }] }
            : { isPending: false, faults: [] },
        );
      },
    };
    return { kind, requests, sent: () => requests.map(({ skuIds }) => skuIds.join('')) };
  }

  const faults = () => [...state.faults()].map(({ sku, code }) => [sku, code]);

  it('stores the result of each record, without refusing others', async () => {
    const { kind, sent } = sending(() => ['B', 'E']);
    await sendAll(run(kind));
    expect(sent()).toEqual(['AB', 'CD', 'E']);
    expect(faults()).toEqual([
      ['B', 'no'],
      ['E', 'no'],
    ]);
    expect(state.totals()).toMatchObject({ sent: 3, refused: 2, sentRecords: 3, faulty: 2 });
    expect([...state.rejects()]).toEqual(['B', 'E']);
  });

  it('sends each half of a request that is refused as a whole, down to the record at fault', async () => {
    const { kind, sent } = sending((skuIds) => {
      if (skuIds.includes('C')) throw TOO_LARGE;
      return [];
    });
    await sendAll({ ...run(kind), concurrency: 1 });
    expect(sent()).toEqual(['AB', 'CD', 'C', 'D', 'E']);
    expect(faults()).toEqual([['C', 'body-too-large']]);
    expect(state.totals()).toMatchObject({ sent: 4, refused: 1 });
  });

  it('sends a request again with its idempotency key, and another one with another key', async () => {
    const outage = new EntrepotError('POST /x', {
      status: 503,
      code: 'away',
      detail: '',
      errors: [],
    });
    const first = sending((skuIds) => {
      if (skuIds.includes('C')) throw outage;
      return [];
    });
    await expect(sendAll({ ...run(first.kind), concurrency: 1 })).rejects.toBe(outage);
    const second = sending(() => []);
    await sendAll(run(second.kind));
    expect(second.sent()).toEqual(['CD', 'E']);
    expect(second.requests[0]?.key).toBe(first.requests[1]?.key);
    const keys = [...first.requests, ...second.requests].map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
    for (const key of keys) expect(key).toMatch(/^upload-[\w-]{43}$/);
  });
});
