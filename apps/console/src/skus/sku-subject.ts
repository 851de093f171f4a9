import { readerOf, type Session } from '../api/session.js';
import { fill } from '../language/texts.js';
import type { Reader } from '../live/changes.js';
import type { RawSubject } from '../raw/subject.js';
import { messages } from './messages.js';
import { LIST } from './requests.js';
import { keyOf, placeOf, type Sku } from './sku-row.js';

const { raw: texts } = messages;

/** The subject of a SKU in a row. @param key its merchant and its id */
export function rowSubject(reader: Reader, key: string): RawSubject | undefined {
  const place = placeOf(key);
  return place && subjectOf(reader, place);
}

/** The subject of a SKU that the page has loaded. */
export function skuSubject({ kind }: Session, sku: Sku): RawSubject {
  return { ...subjectOf(readerOf({ kind }), sku), value: sku };
}

/** No operation returns a single SKU to a merchant, so the list is read by its id. */
function subjectOf(reader: Reader, place: { merchantId: string; skuId: string }): RawSubject {
  const { merchantId, skuId } = place;
  const root = rootOf(reader, place);
  return {
    what: fill(texts.sku, { id: skuId }),
    path: LIST.api.paths[reader],
    query: { skuId, ...(reader === 'operator' && { merchantId }) },
    otherPaths: [`${root}/status`, `${root}/localizations`],
    events: {
      streams: ['catalog.sku'],
      key: keyOf(place),
      logged: { merchantId, subject: `${merchantId}:${skuId}` },
    },
  };
}

function rootOf(
  reader: Reader,
  { merchantId, skuId }: { merchantId: string; skuId: string },
): string {
  const id = encodeURIComponent(skuId);
  return `${LIST.api.paths[reader]}${reader === 'operator' ? `/${merchantId}` : ''}/${id}`;
}
