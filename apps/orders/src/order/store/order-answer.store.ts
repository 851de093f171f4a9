import type { UnitOfWork } from '#messaging';
import type { Queries } from '#platform';
import {
  LISTED_ORDER,
  WHOLE_ORDER,
  WITH_PARCEL,
  type AnsweredOrder,
  type OrderAnswer,
} from './order-answer.js';

/** The form of an order in an answer: as in the list, or with its history. */
export type AnswerForm = 'listed' | 'whole';

/** A locked order. */
export async function lockedOrder(
  queries: Queries,
  form: AnswerForm,
  orderId: string,
): Promise<AnsweredOrder> {
  return answerIn(await queries.query<AnswerRow>(lockedAs(form), [orderId]), orderId);
}

/**
 * Reads a locked order as the last step before the list clock is drawn (decision 1.14).
 * @returns an object that is filled when the transaction is committed
 */
export function lockedOrderAtEnd(
  uow: UnitOfWork,
  form: AnswerForm,
  orderId: string,
): AnsweredOrder {
  const answer = {} as AnsweredOrder;
  uow.readLater<AnswerRow>(lockedAs(form), [orderId], (rows) => {
    Object.assign(answer, answerIn(rows, orderId));
  });
  return answer;
}

/** One merchant's order with its history; another merchant's order counts as absent. */
export async function merchantsOrder(
  queries: Queries,
  merchantId: string,
  orderId: string,
): Promise<OrderAnswer | undefined> {
  const sql = `${WHOLE} WHERE o.order_id = $1 AND o.merchant_id = $2`;
  const [row] = await queries.query<AnswerRow>(sql, [orderId, merchantId]);
  return row?.answer;
}

/** One merchant's orders with this id in any channel or in one, with their history; at most two. */
export async function ordersOfChannelId(
  queries: Queries,
  { merchantId, salesChannelOrderId, salesChannel }: ChannelOrderKey,
): Promise<OrderAnswer[]> {
  const rows = await queries.query<AnswerRow>(
    `${WHOLE} WHERE o.merchant_id = $1 AND o.sales_channel_order_id = $2
        AND o.sales_channel = coalesce($3, o.sales_channel) LIMIT 2`,
    [merchantId, salesChannelOrderId, salesChannel ?? null],
  );
  return rows.map(({ answer }) => answer);
}

export interface ChannelOrderKey {
  merchantId: string;
  salesChannelOrderId: string;
  salesChannel: string | undefined;
}

const LISTED = `SELECT ${LISTED_ORDER} AS answer FROM orders o ${WITH_PARCEL}`;
const WHOLE = `SELECT ${WHOLE_ORDER} AS answer FROM orders o ${WITH_PARCEL}`;

interface AnswerRow {
  answer: OrderAnswer;
}

function lockedAs(form: AnswerForm): string {
  return `${form === 'listed' ? LISTED : WHOLE} WHERE o.order_id = $1`;
}

function answerIn([row]: readonly AnswerRow[], orderId: string): AnsweredOrder {
  if (!row) throw new Error(`${orderId} is locked and cannot be read`);
  return JSON.parse(row.answer) as AnsweredOrder;
}
