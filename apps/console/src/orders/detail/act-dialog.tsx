import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Dialog } from '../../design/dialog.js';
import { Problem } from '../../design/problem.js';
import { ORDERS } from '../source.js';
import { rowOf } from '../order-row.js';
import { messages } from '../messages.js';
import type { Order, OrderAction } from '../order-row.js';
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

/** Asks for what an action needs and does it: one act for each opening, however often it is sent. */
export function ActDialog({ order, act, onClose, onDone }: Props) {
  const queries = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [input, setInput] = useState<ActInput>({ reason: '', reasonCode: 'other', items: [] });
  const [fault, setFault] = useState<string>();
  const { action } = act;
  const sending = useMutation({
    mutationFn: () => act.send(order.orderId, input, idempotencyKey),
    onSuccess: (after) => {
      queries.setQueryData(['order', order.orderId], after);
      ORDERS.feed.apply(queries, { rows: [rowOf(after)], incomplete: false });
      void queries.invalidateQueries({ queryKey: ['audit', order.orderId] });
      onDone(after);
    },
  });

  const submit = (): void => {
    const missing = missingIn(input, act.form);
    setFault(missing);
    if (missing === undefined && !sending.isPending) sending.mutate();
  };
  return (
    <Dialog title={actions[action]} onClose={onClose}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p>{explained[action]}</p>
        {(act.form === 'reason' || act.form === 'optional-reason') && (
          <ReasonFields input={input} onChange={setInput} fault={fault} />
        )}
        {act.form === 'items' && (
          <ReturnFields order={order} input={input} onChange={setInput} fault={fault} />
        )}
        {sending.error && <Problem error={sending.error} />}
        <div className="form-foot">
          <Button onClick={onClose}>{texts.back}</Button>
          <Button
            type="submit"
            look={DANGEROUS.includes(action) ? 'danger' : 'primary'}
            disabled={sending.isPending}
          >
            {actions[action]}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function missingIn({ reason, items }: ActInput, form: string): string | undefined {
  if (form === 'reason' && reason.trim() === '') return texts.reasonNeeded;
  if (form === 'items' && items.length === 0) return texts.unitsNeeded;
  return undefined;
}
