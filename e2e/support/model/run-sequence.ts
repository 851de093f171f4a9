import { eventually } from '#testing';
import type { Json } from '../merchant.js';
import { perform } from './commands/perform.js';
import { expectEqual } from './expect-equal.js';
import type { Command } from './commands/command.js';
import { changeStatus } from './commands/order-commands.js';
import { SequenceRun } from './sequence-run.js';
import { walk } from './expect-shown.js';
import type { PreparedContext } from './prepare-context.js';
import { ModelStock } from './stock-model.js';
import { stockBody } from '../../../tools/requests/stock-body.js';

const STOCK = 4;

/** A sequence with its number among those of the seed. */
export interface NumberedSequence {
  number: number;
  commands: readonly Command[];
}

/**
 * Runs one sequence on a slot's SKUs and compares with the model after every command and at the end.
 * @throws Error with the commands and requests, to reproduce it
 */
export async function runSequence(
  context: PreparedContext,
  slot: number,
  { number, commands }: NumberedSequence,
): Promise<SequenceRun> {
  const skuId = context.skuOf(slot);
  const stocks = [new ModelStock(skuId, STOCK), new ModelStock(skuId, STOCK)] as const;
  const run = new SequenceRun(context, `s${number}`, stocks);
  try {
    for (const api of context.merchants) {
      await run.ask(200, api, ['POST', '/ext/inventories/', stockBody(skuId, STOCK)]);
    }
    for (const command of commands) {
      run.trace.push(command.kind);
      await perform(run, command);
    }
    await cancelWaiting(run);
    await expectStock(run);
    return run;
  } catch (error) {
    const changing = run.trace.join('\n  ');
    const detail = `${(error as Error).message}\n\nRequests:\n  ${changing}\n`;
    throw new Error(`sequence ${number} disagrees with the model: ${detail}`, { cause: error });
  }
}

/** Cancels the orders that wait for stock, because they would take the stock of the next sequence. */
async function cancelWaiting(run: SequenceRun): Promise<void> {
  for (const order of run.orders.filter(({ stock }) => stock === 'waiting')) {
    const who = run.ownerOf(order.made) === run.context.merchants[0] ? 0 : 1;
    const command = { kind: 'cancel', who, pick: 0, foreign: false, count: 1, reports: [], order };
    await changeStatus(run, command as Command, 'cancel');
  }
  await run.settle(...run.orders);
}

/** Checks the stock for sale and the returned units in the returns warehouse (decisions 4.3, 4.4). */
async function expectStock(run: SequenceRun): Promise<void> {
  for (const [who, api] of run.context.merchants.entries()) {
    const { skuId, quantity } = run.stocks[who === 0 ? 0 : 1];
    const orders = run.orders.filter(({ made }) => made.merchantId === api.clientId);
    await eventually(
      async () => {
        const all = await walk(api, '/ext/inventories', 'inventories');
        const records = all.filter((record) => record.skuId === skuId);
        const remaining = records.find(({ warehouseId }) => warehouseId === 1).quantity;
        expectEqual(`stock of ${api.clientId} ${skuId}`, remaining, quantity);
        const cameBack = records.flatMap(({ returnedOrders = [] }) => returnedOrders);
        for (const { orderId, returned } of orders) {
          const units = cameBack
            .filter((returnedOrder: Json) => returnedOrder.orderId === orderId)
            .map((returnedOrder: Json) => returnedOrder.quantity);
          expectEqual(`units of ${orderId} that came back`, units.toSorted(), returned.toSorted());
        }
      },
      { waitingFor: `the stock of ${api.clientId} ${skuId}` },
    );
  }
}
