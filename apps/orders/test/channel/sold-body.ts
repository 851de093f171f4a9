import { orderSold } from '../builders.js';

/** The body of an order as a channel sends it: an event without its envelope. */
export function soldBody(id: string, over: object = {}) {
  const { subject: _subject, salesChannel: _channel, ...body } = orderSold(id);
  return { ...body, ...over };
}
