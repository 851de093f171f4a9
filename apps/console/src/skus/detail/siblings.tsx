import { Link } from '@tanstack/react-router';
import { Badge } from '../../design/badge.js';
import { messages } from '../messages.js';
import { Part } from '../parts/part.js';
import { useList } from '../../lists/use-list.js';
import type { Sku } from '../sku-row.js';
import { SKUS } from '../source.js';
import { statusText, toneOf } from '../status.js';

const { sku: texts } = messages;

/** The other SKUs of the product, on which some reasons depend. */
export function Siblings({ sku: { merchantId, productId, skuId } }: { sku: Sku }) {
  const { data } = useList(SKUS, { merchant: merchantId, text: productId });
  const others = data?.pages
    .flatMap(({ rows }) => rows)
    .filter((one) => one.productId === productId && one.skuId !== skuId);
  return (
    <Part title={texts.siblings}>
      {others?.length === 0 && <p className="quiet">{texts.alone}</p>}
      <ul className="links">
        {others?.map((one) => (
          <li key={one.skuId} className="row">
            <Link
              to="/skus/$merchantId/$skuId"
              params={{ merchantId, skuId: one.skuId }}
              className="id"
            >
              {one.skuId}
            </Link>
            <Badge tone={toneOf(one.localizationStatus)}>
              {statusText(one.localizationStatus)}
            </Badge>
          </li>
        ))}
      </ul>
    </Part>
  );
}
