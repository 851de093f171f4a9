import { api, bodyOf } from '../../api/client.js';
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

const reasonOf = ({ reason, reasonCode }: ActInput) => ({
  reasonCode,
  ...(reason !== '' && { reason }),
});

const params = (orderId: string, idempotencyKey: string) => ({
  params: { path: { orderId }, header: { 'Idempotency-Key': idempotencyKey } },
});

/** The actions that the console offers, with their operations. */
export const ACTS: readonly Act[] = [
  {
    action: 'cancel',
    kind: 'operator',
    operationId: 'cancelOrderOfMerchant',
    form: 'reason',
    send: (orderId, { reason, reasonCode }, key) =>
      bodyOf(
        api.POST('/ops/orders/{orderId}/cancel', {
          ...params(orderId, key),
          body: { reason, reasonCode },
        }),
      ),
  },
  {
    action: 'cancel',
    kind: 'merchant',
    operationId: 'cancelOrder',
    form: 'optional-reason',
    send: (orderId, { reason, reasonCode }) =>
      bodyOf(
        api.POST('/ext/orders/{orderId}/cancel', {
          params: { path: { orderId } },
          body: {
            cancelDate: new Date().toISOString(),
            reasonCode,
            ...(reason !== '' && { cancelReason: reason }),
          },
        }),
      ),
  },
  {
    action: 'hold',
    kind: 'operator',
    operationId: 'holdOrder',
    form: 'reason',
    send: (orderId, { reason, reasonCode }, key) =>
      bodyOf(
        api.POST('/ops/orders/{orderId}/hold', {
          ...params(orderId, key),
          body: { reason, reasonCode },
        }),
      ),
  },
  {
    action: 'release',
    kind: 'operator',
    operationId: 'releaseOrder',
    form: 'nothing',
    send: (orderId, _, key) =>
      bodyOf(api.POST('/ops/orders/{orderId}/release', params(orderId, key))),
  },
  {
    action: 'operational-issue',
    kind: 'operator',
    operationId: 'reportOperationalIssue',
    form: 'reason',
    send: (orderId, { reason, reasonCode }, key) =>
      bodyOf(
        api.POST('/ops/orders/{orderId}/operational-issue', {
          ...params(orderId, key),
          body: { reason, reasonCode },
        }),
      ),
  },
  {
    action: 'return-request',
    kind: 'operator',
    operationId: 'requestReturn',
    form: 'optional-reason',
    send: (orderId, input, key) =>
      bodyOf(
        api.POST('/ops/orders/{orderId}/return-request', {
          ...params(orderId, key),
          body: reasonOf(input),
        }),
      ),
  },
  {
    action: 'return-approve',
    kind: 'operator',
    operationId: 'approveReturn',
    form: 'nothing',
    send: (orderId, _, key) =>
      bodyOf(api.POST('/ops/orders/{orderId}/return-approve', params(orderId, key))),
  },
  {
    action: 'return-receive',
    kind: 'operator',
    operationId: 'receiveReturn',
    form: 'items',
    send: (orderId, { items }, key) =>
      bodyOf(
        api.POST('/ops/orders/{orderId}/return-receive', {
          ...params(orderId, key),
          body: { items },
        }),
      ),
  },
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
