import type { Reader } from '../live/changes.js';
import { fill } from '../language/texts.js';
import type { RawSubject } from '../raw/subject.js';
import { keyOfId, type InventoryRow } from './inventory-row.js';
import { messages } from './messages.js';
import { LIST } from './requests.js';

const { raw: texts } = messages;

/**
 * A position for the raw drawer; no operation returns it alone, so the list with its SKU is read. @param row the row,
 * if the page has it
 */
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
    path: LIST.api.paths[kind],
    query: { skuId, ...(kind === 'operator' && { merchantId }) },
    value: row,
    events: {
      streams: ['catalog.inventory'],
      key: `${merchantId}:${skuId}`,
      logged: { merchantId, subject: id },
    },
  };
}
