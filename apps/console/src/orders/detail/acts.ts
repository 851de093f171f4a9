import { call, type CallInput } from '../../api/client.js';
import { mayCall, type Session } from '../../api/session.js';
import type { Order, OrderAction, ReasonCode } from '../order-row.js';

export type Condition = 'AVAILABLE' | 'DAMAGED';

/** The values that a person entered for an action. */
export interface ActInput {
  reason: string;
  reasonCode: ReasonCode;
  items: { itemId: string; quantity: number; inventoryType: Condition }[];
}

/** The fields of the dialog of an action. */
export type ActForm = 'reason' | 'optional-reason' | 'items' | 'nothing';

export interface Act {
  action: OrderAction;
  /** The kind of client that performs the action; channels approve orders, so `approve` has no button. */
  kind: Session['kind'];
  operationId: string;
  form: ActForm;
  send: (orderId: string, input: ActInput, idempotencyKey: string) => Promise<Order>;
}

type Operation =
  | 'approveReturn'
  | 'cancelOrder'
  | 'cancelOrderOfMerchant'
  | 'holdOrder'
  | 'receiveReturn'
  | 'releaseOrder'
  | 'reportOperationalIssue'
  | 'requestReturn';

/** @param body the body of the request, for operations that take one */
function actOf(
  [action, kind, operationId, form]: [OrderAction, Session['kind'], Operation, ActForm],
  body?: (input: ActInput) => CallInput<Operation>['body'],
): Act {
  return {
    action,
    kind,
    operationId,
    form,
    send: (orderId, input, idempotencyKey) =>
      call(operationId, { path: { orderId }, body: body?.(input), idempotencyKey }),
  };
}

const reasonOf = ({ reason, reasonCode }: ActInput) => ({ reason, reasonCode });

/** The actions that the console offers, with their operations. */
export const ACTS: readonly Act[] = [
  actOf(['cancel', 'operator', 'cancelOrderOfMerchant', 'reason'], reasonOf),
  actOf(['cancel', 'merchant', 'cancelOrder', 'optional-reason'], ({ reason, reasonCode }) => ({
    cancelDate: new Date().toISOString(),
    reasonCode,
    cancelReason: reason || undefined,
  })),
  actOf(['hold', 'operator', 'holdOrder', 'reason'], reasonOf),
  actOf(['release', 'operator', 'releaseOrder', 'nothing']),
  actOf(['operational-issue', 'operator', 'reportOperationalIssue', 'reason'], reasonOf),
  actOf(
    ['return-request', 'operator', 'requestReturn', 'optional-reason'],
    ({ reason, reasonCode }) => ({ reasonCode, reason: reason || undefined }),
  ),
  actOf(['return-approve', 'operator', 'approveReturn', 'nothing']),
  actOf(['return-receive', 'operator', 'receiveReturn', 'items'], ({ items }) => ({ items })),
];

/** The allowed actions of an order that this session may perform, in the order of the answer. */
export function possibleActs(order: Order, session: Session): Act[] {
  return order.allowedActions.flatMap((action) =>
    ACTS.filter(
      (act) =>
        act.action === action && act.kind === session.kind && mayCall(session, act.operationId),
    ),
  );
}
