import type { Reader } from '../live/changes.js';
import { fill } from '../language/texts.js';
import type { RawSubject } from '../raw/subject.js';
import { keyOfId } from './inventory-row.js';
import type { InventoryRow } from './inventory-row.js';
import { PAGE_SIZE } from './list/use-inventories.js';
import { messages } from './messages.js';
import { inventoryQuery } from './search.js';
import type { InventorySearch } from './search.js';

const { raw: texts } = messages;

const pathOf = (kind: Reader): string =>
  kind === 'operator' ? '/ops/inventories' : '/ext/inventories';

/** A list of positions for the raw drawer. */
export function listSubject(kind: Reader, search: InventorySearch): RawSubject {
  const query = { ...inventoryQuery(search), pageSize: PAGE_SIZE };
  return { what: texts.list, path: pathOf(kind), query };
}

/** A position; no operation answers it alone, so the list of its SKU's does. @param row where the page has it */
export function positionSubject(
  kind: Reader,
  id: string,
  row?: InventoryRow,
): RawSubject | undefined {
  const key = keyOfId(id);
  if (!key) return undefined;
  const { merchantId, skuId } = key;
  return {
    what: fill(texts.position, { id }),
    path: pathOf(kind),
    query: { text: skuId, ...(kind === 'operator' && { merchantId }) },
    value: row,
    events: {
      streams: ['catalog.inventory'],
      key: `${merchantId}:${skuId}`,
      logged: { merchantId, subject: id },
    },
  };
}
