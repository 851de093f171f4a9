import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, bodyOf } from '../../api/client.js';
import { mayCall, useSession } from '../../api/session.js';
import { Button } from '../../design/button.js';
import type { FormField, FormValues } from '../../design/forms/form-field.js';
import { FormDialog } from '../../design/forms/form-dialog.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Sku, SkuStatus } from '../sku-row.js';
import { statusText } from '../status.js';

const { operator: texts } = messages;

type Act = 'pass' | 'deny' | 'again';

/** What each act sets, and from which statuses (decision 3.5). */
const ACTS: Readonly<Record<Act, { status: SettableStatus; from: readonly SkuStatus[] }>> = {
  pass: {
    status: 'READY_FOR_SALES_CHANNEL',
    from: ['LOCALIZATION_SKIPPED', 'REVIEW_DENIED'],
  },
  deny: { status: 'REVIEW_DENIED', from: ['LOCALIZATION_SKIPPED'] },
  again: {
    status: 'PENDING_LOCALIZATION',
    from: ['LOCALIZATION_SKIPPED', 'REVIEW_DENIED', 'DENIED_REGULATORY', 'READY_FOR_SALES_CHANNEL'],
  },
};

type SettableStatus = 'READY_FOR_SALES_CHANNEL' | 'REVIEW_DENIED' | 'PENDING_LOCALIZATION';

const REASON: readonly FormField[] = [
  { name: 'code', label: texts.code, hint: texts.codeHint, maxLength: 64 },
  { name: 'detail', label: texts.detail, hint: texts.detailHint, maxLength: 512 },
];

/** What an operator may do about the localization of a SKU. */
export function OperatorActs({ sku }: { sku: Sku }) {
  const session = useSession();
  const queries = useQueryClient();
  const [act, setAct] = useState<Act>();
  const [done, setDone] = useState('');
  if (!mayCall(session, 'setLocalization')) return undefined;
  const { merchantId, skuId, localizationStatus } = sku;
  const possible = (Object.keys(ACTS) as Act[]).filter((one) =>
    ACTS[one].from.includes(localizationStatus),
  );
  return (
    <section className="actions" aria-label={messages.sku.acts}>
      {possible.map((one) => (
        <Button key={one} onClick={() => setAct(one)}>
          {texts.acts[one]}
        </Button>
      ))}
      <output className="actions-done">{done}</output>
      {act && (
        <FormDialog
          title={texts.acts[act]}
          explained={texts.explained[act]}
          fields={act === 'deny' ? REASON : []}
          sendText={texts.acts[act]}
          send={(values) => setLocalization(sku, ACTS[act].status, values)}
          onDone={(after) => {
            setAct(undefined);
            const status = statusText(after.localizationStatus);
            setDone(fill(messages.sku.saved, { id: skuId, status }));
            void queries.invalidateQueries({ queryKey: ['sku', merchantId, skuId] });
            void queries.invalidateQueries({ queryKey: ['skus'] });
            void queries.invalidateQueries({ queryKey: ['sku-counts'] });
          }}
          onClose={() => setAct(undefined)}
        />
      )}
    </section>
  );
}

function setLocalization(
  { merchantId, skuId }: Sku,
  status: SettableStatus,
  { code = '', detail = '' }: FormValues,
) {
  const reasons = status === 'REVIEW_DENIED' && { messages: [{ code, detail }] };
  return bodyOf(
    api.POST('/ops/skus/{merchantId}/{skuId}/localization', {
      params: { path: { merchantId, skuId } },
      body: { status, ...reasons },
    }),
  );
}
