import { parse, type Message } from '@entrepot/events';

/** The new status of an order, where the message reports one. */
export function newStatusIn(message: Message): string | undefined {
  const parsed = parse(message.headers, message.value);
  if (parsed.kind !== 'event' || parsed.type !== 'order.status-changed') return undefined;
  return parsed.event.status;
}
