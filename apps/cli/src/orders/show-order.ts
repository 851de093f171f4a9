import type { Context } from '../terminal/context.js';
import { CliError, EXIT } from '../terminal/errors.js';
import { formatOf, jsonText, OF_ONE } from '../terminal/format.js';
import { orderScreen } from './order-screen.js';
import { openOrders, type OrderOptions } from './order-source.js';

export interface ShowOrderOptions extends OrderOptions {
  channelId?: string;
  channel?: string;
}

/**
 * Prints an order with its history.
 * @param orderId Entrepot's id; undefined if the options contain the channel's id
 */
export async function showOrder(
  orderId: string | undefined,
  options: ShowOrderOptions,
  context: Context,
): Promise<void> {
  const format = formatOf(options, OF_ONE);
  const { channelId, channel } = options;
  if ((orderId === undefined) === (channelId === undefined)) {
    const next = 'entrepot orders show ID, or entrepot orders show --channel-id ID';
    throw new CliError('Which order? Give one of the two ids.', next, EXIT.usage);
  }
  const { signal, terminal } = context;
  const source = await openOrders(options, context);
  const order =
    orderId === undefined
      ? await source.ofChannel({ channelId: channelId ?? '', channel }, { signal })
      : await source.get(orderId, { signal });
  if (format !== 'table') terminal.out(jsonText(order, format));
  else for (const line of orderScreen(order, source.caller, terminal)) terminal.out(line);
}
