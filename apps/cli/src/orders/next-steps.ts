import type { Caller } from '../session/caller.js';
import type { Order } from './order-source.js';

type Action = Order['allowedActions'][number];

/** An action that is possible now, with its command. */
export interface NextStep {
  action: Action;
  how: string;
}

/** The options that a command needs. */
const OPTIONS: Partial<Record<Action, string>> = {
  cancel: ' --reason "…"',
  hold: ' --reason "…"',
  'operational-issue': ' --reason "…" --reason-code lost',
  'return-request': ' --reason "…"',
  'return-receive': ' --item-id … --quantity 1 --inventory-type AVAILABLE',
};

/** The actions of an order with the command for each. */
export function nextSteps(order: Order, { kind }: Pick<Caller, 'kind'>): NextStep[] {
  return order.allowedActions.map((action) => ({ action, how: howTo(action, order, kind) }));
}

function howTo(action: Action, { orderId, merchantId }: Order, kind: string | undefined): string {
  const command = `entrepot orders ${action} ${orderId}${OPTIONS[action] ?? ''}`;
  if (action === 'approve') {
    const who = kind === 'operator' ? ` --as ${merchantId}` : '';
    return `${command}${who} (sandbox only)`;
  }
  return kind === 'operator' || action === 'cancel' ? command : `an operator: ${command}`;
}
