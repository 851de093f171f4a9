import type { Session } from '../api/session.js';
import { fill } from '../language/texts.js';
import type { RawSubject } from '../raw/subject.js';
import { pageQuery } from './list/use-skus.js';
import { messages } from './messages.js';
import { filtersOf } from './search.js';
import type { SkuSearch } from './search.js';
import { keyOf, placeOf } from './sku-row.js';
import type { Sku } from './sku-row.js';

const { raw: texts } = messages;

/** A list of SKUs for the raw drawer. */
export function listSubject({ kind }: Session, search: SkuSearch): RawSubject {
  return {
    what: texts.list,
    path: pathOf(kind),
    query: { ...pageQuery(filtersOf(search)), view: 'summary' },
  };
}

/** A SKU of which the page has a row. @param key its merchant and its id */
export function rowSubject({ kind }: Session, key: string): RawSubject | undefined {
  const place = placeOf(key);
  return place && subjectOf(kind, place);
}

/** A SKU that the page has. */
export function skuSubject({ kind }: Session, sku: Sku): RawSubject {
  return { ...subjectOf(kind, sku), value: sku };
}

/** No operation answers one SKU alone, so the list does, by its id. */
function subjectOf(
  kind: Session['kind'],
  place: { merchantId: string; skuId: string },
): RawSubject {
  const { merchantId, skuId } = place;
  const root = `/ext/merchant/skus/${encodeURIComponent(skuId)}`;
  return {
    what: fill(texts.sku, { id: skuId }),
    path: pathOf(kind),
    query: { text: skuId, ...(kind === 'operator' && { merchantId }) },
    ...(kind === 'merchant' && { others: [`${root}/status`, `${root}/localizations`] }),
    events: {
      streams: ['catalog.sku'],
      key: keyOf(place),
      logged: { merchantId, subject: `${merchantId}:${skuId}` },
    },
  };
}

function pathOf(kind: Session['kind']): string {
  return kind === 'operator' ? '/ops/skus' : '/ext/merchant/skus';
}
