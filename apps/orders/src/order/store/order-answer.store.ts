import type { UnitOfWork } from '#messaging';
import type { Queries } from '#platform';
import { CHANNELS_WHOLE } from './channel-answer.js';
import {
  LISTED_ORDER,
  WHOLE_ORDER,
  WITH_PARCEL,
  type AnsweredOrder,
  type OrderAnswer,
} from './order-answer.js';

/** The form of an order in an answer: as in the list, with its history, or as its channel sees it with its history. */
export type AnswerForm = 'listed' | 'whole' | 'channel';

/**
 * Reads a locked order.
 * @throws Error if the order does not exist
 */
export async function lockedOrder(
  queries: Queries,
  form: AnswerForm,
  orderId: string,
): Promise<AnsweredOrder> {
  return answerIn(await queries.query<AnswerRow>(lockedAs(form), [orderId]), orderId);
}

/**
 * Reads a locked order in the last step before the list clock is drawn (decision 1.14).
 * @returns an object that is filled when the transaction is committed
 */
export function lockedOrderAtEnd(
  unitOfWork: UnitOfWork,
  form: AnswerForm,
  orderId: string,
): AnsweredOrder {
  const answer = {} as AnsweredOrder;
  unitOfWork.readLater<AnswerRow>(lockedAs(form), [orderId], (rows) => {
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

/** The channel's view of an order of any merchant in it; another channel's order counts as absent. */
export async function channelsOrder(
  queries: Queries,
  salesChannel: string,
  orderId: string,
): Promise<OrderAnswer | undefined> {
  const sql = `${FORMS.channel} WHERE o.order_id = $1 AND o.sales_channel = $2`;
  const [row] = await queries.query<AnswerRow>(sql, [orderId, salesChannel]);
  return row?.answer;
}

export interface ChannelOrderKey {
  merchantId: string;
  salesChannelOrderId: string;
  salesChannel: string | undefined;
}

const selectAs = (answer: string) => `SELECT ${answer} AS answer FROM orders o ${WITH_PARCEL}`;
const WHOLE = selectAs(WHOLE_ORDER);
const FORMS = { listed: selectAs(LISTED_ORDER), whole: WHOLE, channel: selectAs(CHANNELS_WHOLE) };

interface AnswerRow {
  answer: OrderAnswer;
}

function lockedAs(form: AnswerForm): string {
  return `${FORMS[form]} WHERE o.order_id = $1`;
}

function answerIn([row]: readonly AnswerRow[], orderId: string): AnsweredOrder {
  if (!row) throw new Error(`${orderId} is locked and cannot be read`);
  return JSON.parse(row.answer) as AnsweredOrder;
}
