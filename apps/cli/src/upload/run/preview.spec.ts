import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EntrepotError, type Entrepot } from '@entrepot/client';
import type { Terminal } from '../../terminal/terminal.js';
import { skus, type CommandKind } from '../command-kinds.js';
import { openState } from '../state/state-file.js';
import type { UploadState } from '../state/upload-state.js';
import { previewAll } from './preview.js';
import { Progress } from './progress.js';
import { RateGate } from './rate-gate.js';
import type { Run } from './run.js';

/** Records when it is passed. */
class Gate extends RateGate {
  constructor(private readonly log: string[]) {
    super(1);
  }

  override async pass(): Promise<void> {
    this.log.push('gate');
  }
}

describe('the dry run of products', () => {
  let folder: string;
  let state: UploadState;

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'preview-'));
    const identity = {
      sha256: 'abc',
      command: 'skus upload',
      unit: 'products',
      url: 'http://one',
      clientId: 'ACME',
    };
    state = await openState(path.join(folder, 'skus.csv'), identity, {});
    for (const [line, skuId] of ['A', 'B', 'C'].entries()) {
      state.add(
        { line, raw: skuId, body: { skuId }, faults: [] },
        { key: skuId, skuId, batch: skuId },
      );
    }
    state.finishImport(1);
  });

  afterEach(() => {
    state.close();
    rmSync(folder, { recursive: true });
    jest.restoreAllMocks();
  });

  it('waits before each half of a refused request, and counts a product that is refused alone', async () => {
    const log: string[] = [];
    const kind: CommandKind = {
      ...skus,
      async preview(_api, batches) {
        const skuIds = batches.flat().map((body) => (body as { skuId: string }).skuId);
        log.push(skuIds.join(''));
        if (skuIds.includes('B')) {
          const problem = { status: 422, code: 'no', detail: 'No.', errors: [] };
          throw new EntrepotError('POST /x', problem);
        }
        const nothing = { created: 0, updated: 0, unchanged: 1, deleted: [] };
        return batches.map(() => ({ faults: new Map(), skus: nothing }));
      },
    };
    const advance = jest.spyOn(Progress.prototype, 'advance');
    const run: Run = {
      kind,
      client: {} as Entrepot,
      state,
      gate: new Gate(log),
      terminal: { isInteractive: false, draw: () => undefined } as unknown as Terminal,
      concurrency: 1,
      signal: new AbortController().signal,
    };
    const { totals } = await previewAll(run, false);
    const requests = log.filter((entry) => entry !== 'gate');
    expect(requests).toEqual(['ABC', 'AB', 'A', 'B', 'C']);
    for (const request of requests) expect(log[log.indexOf(request) - 1]).toBe('gate');
    expect(advance.mock.calls.reduce((sum, [by = 1]) => sum + by, 0)).toBe(3);
    expect([totals.unchanged, state.totals().refused]).toEqual([2, 1]);
  });
});
