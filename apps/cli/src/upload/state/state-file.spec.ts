import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { InputRecord } from '@entrepot/product-files';
import { AFTER_ALL } from './deletions.js';
import { openState, type UploadIdentity } from './state-file.js';
import type { UploadState } from './upload-state.js';

const identity: UploadIdentity = {
  sha256: 'abc',
  command: 'skus upload',
  unit: 'products',
  url: 'http://one',
  clientId: 'ACME',
};

function record(line: number, faults: InputRecord['faults'] = []): InputRecord {
  return { line, raw: `row ${line}`, body: { line }, faults };
}

function nextOf(state: UploadState, after: number, until?: number) {
  return state.nextBatches(1, after, until)[0];
}

describe('the state of an upload', () => {
  let folder: string;
  let input: string;
  let state: UploadState | undefined;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'state-'));
    input = path.join(folder, 'skus.csv');
  });
  afterEach(() => {
    state?.close();
    state = undefined;
    rmSync(folder, { recursive: true });
  });

  /** Lines 2 to 6 of products P, Q, P, R, R. */
  async function begun(most = 2): Promise<UploadState> {
    state = await openState(input, identity, {});
    const products = ['P', 'Q', 'P', 'R', 'R'];
    for (const [n, batch] of products.entries()) {
      state.add(record(n + 2), { key: `S${n}`, skuId: `S${n}`, batch });
    }
    state.finishImport(most);
    return state;
  }

  function close(): void {
    state?.close();
    state = undefined;
  }

  it('groups scattered records, in the order in which products begin', async () => {
    const uploadState = await begun();
    const next = (after: number) => nextOf(uploadState, after);
    const p = next(0);
    expect(p).toMatchObject({ id: 'P', records: [{ line: 2, body: { line: 2 } }, { line: 4 }] });
    const q = next(p?.place ?? 0);
    expect(q).toMatchObject({ id: 'Q', records: [{ line: 3 }] });
    expect(next(next(q?.place ?? 0)?.place ?? 0)).toBeUndefined();
    expect(uploadState.nextBatches(2, p?.place ?? 0).map(({ id }) => id)).toEqual(['Q', 'R']);
  });

  it('rejects only the product that is too large', async () => {
    const { totals, faults } = await begun(1).then((uploadState) => ({
      totals: uploadState.totals(),
      faults: [...uploadState.faults()],
    }));
    // Prices have no products, so each record is a batch.
    expect([totals.refused, faults.length]).toEqual([0, 0]);
    close();
    rmSync(`${input}.entrepot-upload`);
    state = await openState(input, identity, {});
    for (const n of [2, 3, 4])
      state.add(record(n), { key: `L${n}`, skuId: `L${n}`, batch: 'LARGE' });
    state.add(record(5), { key: 'S', skuId: 'S', batch: 'SMALL' });
    state.finishImport(2);
    expect([...state.faults()].map(({ line, code }) => [line, code])).toEqual([
      [2, 'too-many'],
      [3, 'too-many'],
      [4, 'too-many'],
    ]);
    expect([...state.faults()][0]?.detail).toBe('the product LARGE has 3 SKUs; the maximum is 2');
    expect(nextOf(state, 0)?.id).toBe('SMALL');
  });

  it('finds duplicates, and rejects whole products', async () => {
    state = await openState(input, identity, {});
    state.add(record(2), { key: 'A', skuId: 'A', batch: 'P' });
    state.add(record(3), { key: 'A', skuId: 'A', batch: 'Q' });
    state.add(record(4), { key: 'B', skuId: 'B', batch: 'Q' });
    state.add(record(5), { key: 'C', skuId: 'C', batch: 'R' });
    state.add(record(6, [{ code: 'required', detail: 'productId is required' }]), {});
    state.finishImport(10);
    expect([...state.faults()].map(({ line, code }) => [line, code])).toEqual([
      [2, 'duplicate'],
      [3, 'duplicate'],
      [6, 'required'],
    ]);
    expect([...state.rejects()]).toEqual(['row 2', 'row 3', 'row 4', 'row 6']);
    expect(nextOf(state, 0)?.id).toBe('R');
  });

  it('sends a product after those into which its SKUs move, and none that would delete a refused line', async () => {
    state = await openState(input, identity, {});
    state.add(record(2), { key: 'A', skuId: 'A', batch: 'FROM' });
    state.add(record(3), { key: 'MOVES', skuId: 'MOVES', batch: 'TO' });
    state.add(record(4), { key: 'B', skuId: 'B', batch: 'UNSAFE' });
    state.add(record(5, [{ code: 'type', detail: 'x' }]), {
      key: 'BAD',
      skuId: 'BAD',
      batch: 'LOST',
    });
    state.finishImport(10);
    state.deletions.add('FROM', ['MOVES', 'GONE']);
    state.deletions.add('UNSAFE', ['BAD']);
    state.deletions.resolveMoves();
    expect([...state.deletions.all()]).toEqual([{ batch: 'FROM', sku: 'GONE' }]);
    const first = nextOf(state, 0);
    expect([first?.id, nextOf(state, first?.place ?? 0)?.id]).toEqual(['TO', 'FROM']);
    expect([...state.faults()].map(({ line, code }) => [line, code])).toEqual([
      [4, 'deletes-refused'],
      [5, 'type'],
    ]);
    // The dry run of a resumed upload may find something else.
    state.deletions.forget();
    state.deletions.add('FROM', ['BAD']);
    state.deletions.resolveMoves();
    expect(state.totals().refused).toBe(3);
    expect([...state.faults()][0]).toMatchObject({ line: 2, code: 'deletes-refused' });
  });

  it.each([
    ['whose product is not known', { key: 'X', skuId: 'X' }, 'required'],
    ['whose SKU is not known', { batch: 'Q' }, 'required'],
    ['that is not JSON', {}, 'not-json'],
    ['with other cells than the header', { key: 'X', skuId: 'X', batch: 'Q' }, 'cells'],
    ['in another encoding', { key: 'X', skuId: 'X', batch: 'Q' }, 'encoding'],
  ])('refuses every product that deletes while there is a line %s', async (_, ids, code) => {
    state = await openState(input, identity, {});
    state.add(record(2), { key: 'A', skuId: 'A', batch: 'DELETING' });
    state.add(record(3), { key: 'B', skuId: 'B', batch: 'WHOLE' });
    state.add(record(4, [{ code, detail: 'x' }]), ids);
    state.add(record(5), { key: 'MOVES', skuId: 'MOVES', batch: 'TO' });
    state.add(record(6), { key: 'C', skuId: 'C', batch: 'FROM' });
    state.finishImport(10);
    state.deletions.add('DELETING', ['GONE']);
    state.deletions.add('FROM', ['MOVES']);
    state.deletions.resolveMoves();
    expect([...state.deletions.all()]).toEqual([]);
    expect([...state.faults()]).toMatchObject([
      {
        line: 2,
        code: 'deletes-refused',
        detail: 'the request would delete GONE, which may be on line 4, whose ids are not known',
      },
      { line: 4, code },
    ]);
    expect(sendable(state)).toEqual(['WHOLE', 'TO', 'FROM']);
  });

  it('deletes the requested SKUs when the ids of faulty lines are known', async () => {
    state = await openState(input, identity, {});
    state.add(record(2), { key: 'A', skuId: 'A', batch: 'DELETING' });
    state.add(record(3, [{ code: 'type', detail: 'x' }]), { key: 'B', skuId: 'B', batch: 'Q' });
    state.finishImport(10);
    state.deletions.add('DELETING', ['GONE']);
    state.deletions.resolveMoves();
    expect([...state.deletions.all()]).toEqual([{ batch: 'DELETING', sku: 'GONE' }]);
  });

  it('refuses products whose SKUs would move into a refused one, also transitively', async () => {
    state = await openState(input, identity, {});
    state.add(record(2), { key: 'A', skuId: 'A', batch: 'ONE' });
    state.add(record(3), { key: 'B', skuId: 'B', batch: 'TWO' });
    state.add(record(4, [{ code: 'type', detail: 'x' }]), { key: 'C', skuId: 'C', batch: 'THREE' });
    state.finishImport(10);
    state.deletions.add('ONE', ['B']);
    state.deletions.add('TWO', ['C']);
    state.deletions.resolveMoves();
    expect(sendable(state)).toEqual([]);
  });

  it('refuses a product whose SKU was to move into one that the service has refused', async () => {
    state = await openState(input, identity, {});
    state.add(record(2), { key: 'A', skuId: 'A', batch: 'FROM' });
    state.add(record(3), { key: 'MOVES', skuId: 'MOVES', batch: 'TO' });
    state.finishImport(10);
    state.deletions.add('FROM', ['MOVES']);
    state.deletions.resolveMoves();
    const to = nextOf(state, 0, AFTER_ALL);
    expect(to?.id).toBe('TO');
    state.refuse(to!, new Map([[0, [{ code: 'type', detail: 'x' }]]]));
    state.deletions.refuseFailedMoves();
    expect(sendable(state)).toEqual([]);
  });

  it('refuses the records of SKUs, and keeps warnings apart from faults', async () => {
    state = await openState(input, identity, {});
    const warning = { code: 'decimals', detail: 'salePrice has 3 decimals' };
    state.add(record(2), { key: 'A', skuId: 'A', batch: 'A' }, [warning]);
    state.add(record(3), { key: 'B', skuId: 'B', batch: 'B' });
    state.finishImport(1);
    expect(state.skus()).toEqual(['A', 'B']);
    state.refuseSkus(['B'], 'unknown-sku', 'is unknown');
    expect(sendable(state)).toEqual(['A']);
    expect([...state.warnings()]).toEqual([{ line: 2, sku: 'A', ...warning }]);
    expect([...state.rejects()]).toEqual(['row 3']);
    expect(state.totals()).toMatchObject({ faulty: 1, warned: 1, refused: 1 });
  });

  it('sends later records after all others, whatever their order in the file', async () => {
    state = await openState(input, identity, {});
    state.add(record(2), { key: 'A', skuId: 'A', batch: 'OF-CHANNEL', isLater: true });
    state.add(record(3), { key: 'B', skuId: 'B', batch: 'OWN', isLater: false });
    state.finishImport(1);
    expect(sendable(state)).toEqual(['OWN', 'OF-CHANNEL']);
    expect(state.nextBatches(2, 0, AFTER_ALL).map(({ id }) => id)).toEqual(['OWN']);
  });

  it('keeps every unit of a line', async () => {
    state = await openState(input, identity, {});
    const raw = '\0\u0080\u00FF\uD800\uFFFE';
    state.add({ ...record(2, [{ code: 'encoding', detail: 'x' }]), raw }, {});
    state.finishImport(1);
    expect([...state.rejects()]).toEqual([raw]);
  });

  /** The products that can be sent, in order. */
  function sendable(uploadState: UploadState): string[] {
    const ids: string[] = [];
    for (let batch = nextOf(uploadState, 0); batch; batch = nextOf(uploadState, batch.place))
      ids.push(batch.id);
    return ids;
  }

  it('is resumed with the sent records and the open reviews', async () => {
    const before = await begun();
    const batch = nextOf(before, 0);
    const taken = { isPending: true, lastUpdateDate: '2026-01-01T00:00:00.002Z', faults: [] };
    before.markSent([batch!], [taken, { ...taken, lastUpdateDate: '2026-01-01T00:00:00.001Z' }]);
    close();
    state = await openState(input, identity, { resume: true });
    expect(state.totals()).toMatchObject({ batches: 3, sent: 1, sentRecords: 2, pending: 2 });
    expect(state.followFrom()).toBe('2026-01-01T00:00:00.001Z');
    expect(nextOf(state, 0)?.id).toBe('Q');
    const denied = { isPending: false, faults: [{ code: 'hscode', detail: 'bad' }] };
    expect(state.settle('S2', denied)).toBe(true);
    expect(state.settle('S2', denied)).toBe(false);
    expect([...state.faults()]).toEqual([{ line: 4, sku: 'S2', code: 'hscode', detail: 'bad' }]);
    expect([...state.rejects()]).toEqual(['row 2', 'row 4']);
  });

  it('is not lost by accident', async () => {
    const before = await begun();
    before.markSent([nextOf(before, 0)!], []);
    close();
    await expect(openState(input, identity, {})).rejects.toThrow(
      'was interrupted after 1 of 3 products.',
    );
    state = await openState(input, identity, { restart: true });
    expect(state.isImported()).toBe(false);
  });

  it.each([
    ['another content', { sha256: 'def' }, 'has changed'],
    ['another client', { clientId: 'GLOBEX' }, 'began as ACME'],
    ['another address', { url: 'http://two' }, 'at http://one'],
    ['another command', { command: 'prices set' }, 'given to skus upload'],
  ])('is not resumed with %s', async (_, other, message) => {
    await begun();
    close();
    const resumed = openState(input, { ...identity, ...other }, { resume: true });
    await expect(resumed).rejects.toThrow(message);
  });

  it('belongs to one process at a time', async () => {
    await begun();
    await expect(openState(input, identity, { resume: true })).rejects.toThrow('in use by another');
    expect(existsSync(`${input}.entrepot-upload`)).toBe(true);
  });

  it('is needed to resume', async () => {
    await expect(openState(input, identity, { resume: true })).rejects.toThrow('No upload of');
  });
});
