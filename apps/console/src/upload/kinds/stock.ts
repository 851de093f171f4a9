import type { Schemas } from '@entrepot/client';
import { STOCK_COLUMNS } from '@entrepot/product-files';
import { api, bodyOf } from '../../api/client.js';
import { errorOfRow } from '../../bulk/act.js';
import { messages } from '../file/messages.js';
import { memberOf, noteOf, type Group } from './group.js';
import type { Checking, UploadKind } from './kind.js';
import { bodiesOf, checkRows, keyBy, ROWS, skuFaults } from './rows.js';

const PATH = '/ext/merchant/skus';
/** The maximum page size of the API. */
const PAGE_SIZE = 200;

/** Quantities of SKUs in warehouses. */
export const stock: UploadKind = {
  ...ROWS,
  id: 'stock',
  columns: STOCK_COLUMNS,
  keyOf: (record) => {
    const { warehouseId, inventoryType } = record.body as Partial<Schemas['InventoryDto']>;
    return keyBy(memberOf(record, 'skuId'), warehouseId, inventoryType);
  },
  faults: skuFaults,
  check: async (groups, checking) => {
    const accepted: Group[] = [];
    await checkRows(groups, checking, dryRunOf, (group) => accepted.push(group));
    if (!checking.stop.aborted) await findUnregistered(accepted, checking);
  },
  stepsOf: (groups) => [[...groups]],
  send: async (groups) => {
    const body = bodiesOf<Schemas['InventoryDto']>(groups);
    const { results } = await bodyOf(api.POST('/ext/inventories/batch', { body }));
    return results.map(errorOfRow);
  },
};

async function dryRunOf(groups: readonly Group[]) {
  const body = bodiesOf<Schemas['InventoryDto']>(groups);
  const params = { query: { dryRun: true } };
  return (await bodyOf(api.POST('/ext/inventories/batch', { params, body }))).results;
}

/** The service accepts stock for unregistered SKU ids (decision 4.1), which are probably misspelled. */
async function findUnregistered(groups: readonly Group[], checking: Checking): Promise<void> {
  const bySku = Map.groupBy(groups, skuOf);
  const total = await countSkus(checking);
  const isFewer = Math.ceil(total / PAGE_SIZE) < bySku.size;
  await (isFewer ? findInList(bySku, checking) : findOneByOne(bySku, checking));
}

async function countSkus({ workOn }: Checking): Promise<number> {
  let count = 0;
  await workOn([PATH], {
    send: async () => {
      ({ total: count } = await bodyOf(api.GET('/ext/merchant/skus/counts')));
    },
    onFailed: fail,
  });
  return count;
}

/** The groups stay unchecked, so that the check can be repeated. */
function fail(_: unknown, error: Error): void {
  throw error;
}

type BySku = ReadonlyMap<string, readonly Group[]>;

/** Reads the list of SKUs, which needs fewer requests than reading each SKU in the file. */
async function findInList(bySku: BySku, { workOn, keep, stop }: Checking): Promise<void> {
  const left = new Map(bySku);
  let nextPageToken: string | undefined;
  await workOn([PATH], {
    send: async () => {
      do {
        const page = await readPage({ ...(nextPageToken !== undefined && { nextPageToken }) });
        for (const { skuId } of page.skus) {
          for (const group of left.get(skuId) ?? []) keep(checked(group, true));
          left.delete(skuId);
        }
        ({ nextPageToken } = page);
      } while (nextPageToken !== undefined && left.size > 0 && !stop.aborted);
      if (nextPageToken !== undefined && left.size > 0) return;
      for (const group of [...left.values()].flat()) keep(checked(group, false));
    },
    onFailed: fail,
  });
}

async function findOneByOne(bySku: BySku, { workOn, keep }: Checking): Promise<void> {
  const errors: Error[] = [];
  await workOn([...bySku], {
    send: async ([skuId, groups]) => {
      const { skus } = await readPage({ skuId });
      for (const group of groups) keep(checked(group, skus.length > 0));
    },
    onFailed: (_, error) => errors.push(error),
  });
  for (const error of errors) fail(undefined, error);
}

function readPage(query: { skuId?: string; nextPageToken?: string }) {
  return bodyOf(
    api.GET(PATH, { params: { query: { ...query, view: 'summary', pageSize: PAGE_SIZE } } }),
  );
}

function skuOf({ records: [record] }: Group): string {
  return record ? memberOf(record, 'skuId') : '';
}

const UNREGISTERED = { code: 'unknown-sku', detail: messages.unregistered };

function checked(group: Group, isRegistered: boolean): Group {
  if (isRegistered) return { ...group, state: 'ready' };
  const notes = group.records.map((record) => noteOf(record, UNREGISTERED, 'warning'));
  return { ...group, state: 'ready', unregistered: true, notes: [...group.notes, ...notes] };
}
