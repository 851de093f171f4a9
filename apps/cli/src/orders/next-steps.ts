import type { Caller } from '../session/caller.js';
import type { Order } from './order-source.js';

type Action = Order['allowedActions'][number];

/** An action that is possible now, and how it is done. */
export interface NextStep {
  action: Action;
  how: string;
}

/** What the API takes for an action that has no command. */
const OPERATIONS: Record<Exclude<Action, 'cancel' | 'approve'>, string> = {
  hold: '{"reason": "…"}',
  release: '',
  'operational-issue': '{"reason": "…", "reasonCode": "lost"}',
  'return-request': '{"reason": "…"}',
  'return-approve': '',
  'return-receive': '{"items": [{"itemId": "…", "quantity": 1, "inventoryType": "AVAILABLE"}]}',
};

/** The actions of an order with the command for each, or the operation where there is none. */
export function nextSteps(order: Order, { kind }: Pick<Caller, 'kind'>): NextStep[] {
  return order.allowedActions.map((action) => ({ action, how: howTo(action, order, kind) }));
}

function howTo(action: Action, { orderId, merchantId }: Order, kind: string | undefined): string {
  if (action === 'cancel') {
    const who = kind === 'operator' ? ` --as ${merchantId}` : '';
    return `entrepot orders cancel ${orderId} --reason "…"${who}`;
  }
  if (action === 'approve') return `its channel; in a sandbox POST /orders/${orderId}/approve`;
  const operation = `POST /ops/orders/${orderId}/${action} ${OPERATIONS[action]}`.trimEnd();
  return kind === 'operator' ? operation : `an operator: ${operation}`;
}
