import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.js';
import { mayCall, useSession } from '../../api/session.js';
import { Button } from '../../design/button.js';
import type { FormValues } from '../../design/forms/form-field.js';
import { FormDialog } from '../../design/forms/form-dialog.js';
import { fill } from '../../language/texts.js';
import { LOCALIZATION_ACTS, REASON, reasonsOf } from '../localization-acts.js';
import type { LocalizationAct, SettableStatus } from '../localization-acts.js';
import { messages } from '../messages.js';
import type { Sku } from '../sku-row.js';
import { statusText } from '../status.js';

const { operator: texts } = messages;

export function OperatorActs({ sku }: { sku: Sku }) {
  const session = useSession();
  const queries = useQueryClient();
  const [act, setAct] = useState<LocalizationAct>();
  const [done, setDone] = useState('');
  if (!mayCall(session, 'setLocalization')) return undefined;
  const { merchantId, skuId, localizationStatus } = sku;
  const possible = (Object.keys(LOCALIZATION_ACTS) as LocalizationAct[]).filter((possibleAct) =>
    LOCALIZATION_ACTS[possibleAct].from.includes(localizationStatus),
  );
  return (
    <section className="actions" aria-label={messages.sku.acts}>
      {possible.map((possibleAct) => (
        <Button key={possibleAct} onClick={() => setAct(possibleAct)}>
          {texts.acts[possibleAct]}
        </Button>
      ))}
      <output className="actions-done">{done}</output>
      {act && (
        <FormDialog
          title={texts.acts[act]}
          explained={texts.explained[act]}
          fields={act === 'deny' ? REASON : []}
          sendText={texts.acts[act]}
          send={(values) => setLocalization(sku, LOCALIZATION_ACTS[act].status, values)}
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

function setLocalization({ merchantId, skuId }: Sku, status: SettableStatus, values: FormValues) {
  return call('setLocalization', {
    path: { merchantId, skuId },
    body: { status, ...reasonsOf(status, values) },
  });
}
