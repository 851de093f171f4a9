import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { mayCall, useSession } from '../../api/session.js';
import { Button } from '../../design/button.js';
import { FormDialog } from '../../design/forms/form-dialog.js';
import { fill } from '../../language/texts.js';
import { showChanged } from '../source.js';
import { messages } from '../messages.js';
import { deleteProduct, deleteSku } from '../requests.js';
import type { Sku } from '../sku-row.js';

type What = 'sku' | 'product';

/** Deletes a SKU, or its product with all of its SKUs, after the person types its id; then the list of SKUs opens. */
export function DeleteActs({ sku }: { sku: Sku }) {
  const session = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [what, setWhat] = useState<What>();
  const acts = {
    sku: { operation: 'deleteSku', id: sku.skuId, send: deleteSku },
    product: { operation: 'deleteProduct', id: sku.productId, send: deleteProduct },
  } as const;
  const act = what && acts[what];
  return (
    <>
      {(['sku', 'product'] as const).map(
        (one) =>
          mayCall(session, acts[one].operation) && (
            <Button key={one} look="danger" onClick={() => setWhat(one)}>
              {messages.remove[one].open}
            </Button>
          ),
      )}
      {what && act && (
        <FormDialog
          title={fill(messages.remove[what].title, { id: act.id })}
          explained={messages.remove[what].explained}
          fields={[]}
          sendText={messages.remove.send}
          confirm={act.id}
          send={() => act.send(act.id)}
          onDone={() => {
            showChanged(queries, [], true);
            void navigate({ to: '/skus' });
          }}
          onClose={() => setWhat(undefined)}
        />
      )}
    </>
  );
}
