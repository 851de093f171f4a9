import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../design/button.js';
import { CloseButton, Dialog } from '../../design/dialog.js';
import { useDraft } from '../../design/drafts/use-draft.js';
import { Form } from '../../design/forms/form.js';
import { faultsOf, placeFaults } from '../../design/forms/place-faults.js';
import { ORDERS } from '../source.js';
import { rowOf, type Order, type OrderAction } from '../order-row.js';
import { messages } from '../messages.js';
import { ReasonFields, ReturnFields } from './act-fields.js';
import type { Act, ActInput } from './acts.js';

const { act: texts, actions, explained } = messages;
const DANGEROUS: readonly OrderAction[] = ['cancel', 'operational-issue'];

interface Props {
  order: Order;
  act: Act;
  onClose: () => void;
  onDone: (order: Order) => void;
}

/** Asks for the values of an action and performs it: one act for each opening, however often it is sent. */
export function ActDialog({ onClose, ...act }: Props) {
  return (
    <Dialog title={actions[act.act.action]} onClose={onClose}>
      <ActForm {...act} />
    </Dialog>
  );
}

/** The form is within the dialog, so that the dialog knows its draft. */
function ActForm({ order, act, onDone }: Omit<Props, 'onClose'>) {
  const queries = useQueryClient();
  const { action } = act;
  const draft = useDraft<ActInput>(action, { reason: '', reasonCode: 'other', items: [] });
  const { value: input, idempotencyKey } = draft;
  const [missing, setMissing] = useState<string>();
  const sending = useMutation({
    mutationFn: () => act.send(order.orderId, input, idempotencyKey),
    onSuccess: (after) => {
      draft.clear();
      queries.setQueryData(['order', order.orderId], after);
      ORDERS.feed.apply(queries, { rows: [rowOf(after)], incomplete: false });
      void queries.invalidateQueries({ queryKey: ['audit', order.orderId] });
      onDone(after);
    },
  });
  const faults = placeFaults(faultsOf(sending.error), FIELDS);
  const fault = missing ?? faults.byField['reason'] ?? faults.byField['items'];

  const submit = (): void => {
    const missingField = missingIn(input, act.form);
    setMissing(missingField);
    if (missingField === undefined && !sending.isPending) sending.mutate();
  };
  return (
    <Form draft={draft} onSubmit={submit} error={sending.error} faults={faults}>
      <p>{explained[action]}</p>
      {(act.form === 'reason' || act.form === 'optional-reason') && (
        <ReasonFields input={input} onChange={draft.set} fault={fault} />
      )}
      {act.form === 'items' && (
        <ReturnFields order={order} input={input} onChange={draft.set} fault={fault} />
      )}
      <div className="form-foot">
        <CloseButton>{texts.back}</CloseButton>
        <Button
          type="submit"
          look={DANGEROUS.includes(action) ? 'danger' : 'primary'}
          disabled={sending.isPending}
        >
          {actions[action]}
        </Button>
      </div>
    </Form>
  );
}

const FIELDS = [
  { name: 'reason', label: texts.reason },
  { name: 'items', label: texts.returned },
];

function missingIn({ reason, items }: ActInput, form: string): string | undefined {
  if (form === 'reason' && reason.trim() === '') return texts.reasonNeeded;
  if (form === 'items' && items.length === 0) return texts.unitsNeeded;
  return undefined;
}
