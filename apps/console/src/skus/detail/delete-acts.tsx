import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../api/client.js';
import { Act } from '../../settings/parts/act.js';
import { showChanged } from '../source.js';
import { messages } from '../messages.js';
import { deleteSku } from '../requests.js';
import type { Sku } from '../sku-row.js';

const { remove: texts } = messages;

/** Deletes a SKU, or its product with all of its SKUs, after the person types its id; then the list of SKUs opens. */
export function DeleteActs({ sku: { skuId, productId } }: { sku: Sku }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const act = {
    look: 'danger',
    area: 'skus',
    onDone: () => {
      showChanged(queries, [], true);
      void navigate({ to: '/skus' });
    },
  } as const;
  return (
    <>
      <Act
        {...act}
        operation="deleteSku"
        texts={{ ...texts.sku, send: texts.send }}
        values={{ id: skuId }}
        confirm={skuId}
        send={() => deleteSku(skuId)}
      />
      <Act
        {...act}
        operation="deleteProduct"
        texts={{ ...texts.product, send: texts.send }}
        values={{ id: productId }}
        confirm={productId}
        send={() => call('deleteProduct', { path: { productId } })}
      />
    </>
  );
}
