import {
  previewRequestsOf,
  sendInHalves,
  skuPageOf,
  skuQueriesOf,
  type Preview,
  type SkuQuery,
  type UploadKind,
} from '@entrepot/product-files';
import { api } from '../../api/client.js';
import { fill } from '../../language/texts.js';
import { bodiesOf, noteOf, notesOf, refused, skuOf, type Group } from '../kinds/group.js';
import { messages } from '../messages.js';

/** The functions of the upload for its check. */
export interface Checking {
  /** Sends a request for each item, a few at a time. @throws the error that every item would get */
  workOn: <T>(
    items: readonly T[],
    acts: { send: (item: T) => Promise<void>; onFailed: (item: T, error: Error) => void },
  ) => Promise<void>;
  /** Aborted to stop sending requests. */
  stop: AbortSignal;
  keep: (group: Group) => void;
  refuse: (group: Group, error: Error) => void;
}

/** A check of more rows takes minutes; faults of other rows are found when they are sent. */
export const MOST_CHECKED = 5_000;

/**
 * Asks the API for the effect of sending groups, without changing anything.
 * @throws ApiProblem of a request that says nothing about its groups, which stay unchecked
 */
export async function checkGroups(
  kind: UploadKind,
  groups: readonly Group[],
  checking: Checking,
): Promise<void> {
  const most = kind.mostInBatch === 1 ? MOST_CHECKED : groups.length;
  const accepted: Group[] = [];
  const keep = kind.id === 'stock' ? (group: Group) => accepted.push(group) : checking.keep;
  await inRequests(previewRequestsOf(kind, groups.slice(0, most), bodiesOf), checking, (request) =>
    sendInHalves(
      request,
      async (part) => {
        const previews = await kind.preview(api, part.map(bodiesOf));
        for (const [index, preview] of previews.entries()) {
          const group = part[index];
          if (group && preview.faults.size > 0) checking.keep(refused(group, preview.faults));
          else if (group) keep(withPreview(group, preview));
        }
      },
      checking.refuse,
    ),
  );
  if (checking.stop.aborted) return;
  for (const group of groups.slice(most)) keep({ ...group, state: 'ready', unseen: true });
  if (kind.id === 'stock') await findUnregistered(accepted, checking);
}

/** @throws the first error of a request, once the others have ended */
async function inRequests<T>(
  items: readonly T[],
  { workOn }: Checking,
  send: (item: T) => Promise<void>,
): Promise<void> {
  const errors: Error[] = [];
  await workOn(items, { send, onFailed: (_, error) => errors.push(error) });
  for (const error of errors) throw error;
}

/** A group with its preview, and a warning for each channel in which its price would be missing. */
function withPreview(group: Group, { skus, reviews = new Map(), channels }: Preview): Group {
  const without = (channels ?? []).flatMap(({ salesChannel: channel, code, detail = '' }) =>
    code === undefined
      ? []
      : [{ code, detail: fill(messages.effects.withoutPrice, { channel, detail }) }],
  );
  return {
    ...group,
    state: 'ready',
    ...(skus && { preview: skus, deletes: skus.deleted }),
    ...(channels && { channels }),
    notes: [
      ...group.notes,
      ...notesOf(group, reviews, 'review'),
      ...notesOf(group, new Map([[0, without]]), 'warning'),
    ],
  };
}

const UNREGISTERED = {
  code: 'unknown-sku',
  detail: '',
  reason: { name: 'unknown-sku', values: {} },
} as const;

/** The service accepts stock for unregistered SKU ids (decision 4.1), which are probably misspelled. */
async function findUnregistered(groups: readonly Group[], checking: Checking): Promise<void> {
  const unsettled = Map.groupBy(groups, ({ records: [record] }) => (record ? skuOf(record) : ''));
  const settle = (skuId: string, isRegistered: boolean) => {
    for (const group of unsettled.get(skuId) ?? []) checking.keep(checked(group, isRegistered));
    unsettled.delete(skuId);
  };
  let queries: SkuQuery[] = [];
  await inRequests([[...unsettled.keys()]], checking, async (skuIds) => {
    queries = await skuQueriesOf(api, skuIds);
  });
  // Each page is a request of its own, so that a retry does not begin the list again.
  while (queries.length > 0 && unsettled.size > 0) {
    const following: SkuQuery[] = [];
    await inRequests(queries, checking, async (query) => {
      const { skuIds, next } = await skuPageOf(api, query);
      for (const skuId of skuIds) settle(skuId, true);
      if (next) following.push(next);
      else {
        const absent = query.skuId === undefined ? unsettled.keys() : [query.skuId];
        for (const skuId of absent) settle(skuId, false);
      }
    });
    queries = following;
  }
}

function checked(group: Group, isRegistered: boolean): Group {
  if (isRegistered) return { ...group, state: 'ready' };
  const notes = group.records.map((record) => noteOf(record, UNREGISTERED, 'warning'));
  return { ...group, state: 'ready', unregistered: true, notes: [...group.notes, ...notes] };
}
