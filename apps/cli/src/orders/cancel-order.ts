import type { Input } from '@entrepot/client';
import type { Context } from '../terminal/context.js';
import { given } from '../session/given.js';
import { CliError, EXIT } from '../terminal/errors.js';
import { paintedStatus } from './order-screen.js';
import { openOrders, type OrderOptions } from './order-source.js';

type CancelBody = Input<'cancelOrder'>['body'];

export interface CancelOrderOptions extends OrderOptions {
  reason: string;
  reasonCode?: NonNullable<CancelBody['reasonCode']>;
}

/**
 * Cancels an order of the merchant; a cancelled one stays as it is.
 * @throws EntrepotError `order-not-cancellable` once it was shipped
 */
export async function cancelOrder(
  orderId: string,
  options: CancelOrderOptions,
  context: Context,
): Promise<void> {
  const { signal, terminal } = context;
  const { client, caller } = await openOrders(options, context);
  if (caller.kind === 'operator') {
    throw new CliError(
      'Only its merchant or its channel cancels an order.',
      'choose the merchant with --as; an operator may hold it (POST /ops/orders/{orderId}/hold)',
      EXIT.refused,
    );
  }
  const { reason, reasonCode } = options;
  const body: CancelBody = {
    cancelDate: new Date().toISOString(),
    cancelReason: reason,
    ...given({ reasonCode }),
  };
  const order = await client.orders.cancel(orderId, body, { signal });
  if (options.json) terminal.out(JSON.stringify(order));
  else terminal.out(`${order.orderId} is ${paintedStatus(order.status, terminal)}.`);
}
