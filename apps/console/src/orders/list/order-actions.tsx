import type { QueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSession, type Session } from '../../api/session.js';
import { oneByOne, type BulkAct } from '../../bulk/act.js';
import { BulkBar } from '../../bulk/bulk-bar.js';
import { fieldsOf, type FormField, type FormValues } from '../../design/forms/form-field.js';
import type { ActionsProps, ListActions } from '../../lists/definition.js';
import { ACTS, type Act } from '../detail/acts.js';
import { messages } from '../messages.js';
import type { OrderRow, OrderStatus, ReasonCode } from '../order-row.js';
import { ORDERS, type OrderSearch } from '../source.js';

const { act: texts, bulk, explained } = messages;

/** The actions that need the same values for each order. */
type BulkAction = keyof typeof bulk;

/** The statuses for which an action is offered, if they are few; the service decides about each order. */
const FROM: Readonly<Partial<Record<BulkAction, readonly OrderStatus[]>>> = {
  release: ['ON_HOLD'],
  'return-approve': ['RETURN_REQUESTED'],
};

/** The actions on the selected orders. */
function OrderActions(props: ActionsProps<OrderRow, OrderSearch>) {
  const { kind } = useSession();
  return (
    <BulkBar
      {...props}
      source={ORDERS}
      acts={ACTS_OF[kind]}
      nameOf={({ orderId }) => orderId}
      linkTo={linkTo}
      onEnd={readAgain}
    />
  );
}

const ACTS_OF: Readonly<Record<Session['kind'], readonly BulkAct<OrderRow>[]>> = {
  operator: actsOf('operator'),
  merchant: actsOf('merchant'),
  'fulfillment-partner': [],
};

function actsOf(kind: Session['kind']): BulkAct<OrderRow>[] {
  return ACTS.flatMap((act) =>
    act.kind === kind && isBulk(act.action) ? [bulkOf(act, act.action)] : [],
  );
}

function isBulk(action: string): action is BulkAction {
  return action in bulk;
}

function bulkOf({ operationId, form, send }: Act, action: BulkAction): BulkAct<OrderRow> {
  return {
    title: bulk[action],
    explained: explained[action],
    operationId,
    fields: form === 'nothing' ? [] : reasonFields(form === 'optional-reason'),
    initial: { reasonCode: 'other' },
    applies: ({ status }) => FROM[action]?.includes(status) ?? true,
    ...oneByOne(({ orderId }, values, key) => send(orderId, inputOf(values), key)),
  };
}

function reasonFields(isOptional: boolean): FormField[] {
  const choices = Object.entries(messages.reasonCodes).map(([value, label]) => ({ value, label }));
  return fieldsOf(texts, {
    reason: { maxLength: 512, ...(isOptional && { optional: true as const }) },
    reasonCode: { kind: 'choice', choices },
  });
}

function inputOf({ reason = '', reasonCode }: FormValues) {
  return { reason: reason.trim(), reasonCode: reasonCode as ReasonCode, items: [] };
}

/** The feed updates the changed orders; open orders and counts are refetched. */
function readAgain(queries: QueryClient): void {
  for (const name of ['order', 'order-counts', 'list-count']) {
    void queries.invalidateQueries({ queryKey: [name] });
  }
}

function linkTo({ orderId }: OrderRow) {
  return (
    <Link to="/orders/$orderId" params={{ orderId }} className="id">
      {orderId}
    </Link>
  );
}

export const ORDER_ACTIONS: ListActions<OrderRow, OrderSearch> = {
  Bar: OrderActions,
  operationIds: Object.values(ACTS_OF).flatMap((acts) =>
    acts.map(({ operationId }) => operationId),
  ),
};
