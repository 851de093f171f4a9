import { eventually } from '#testing';
import type { Json } from '../merchant.js';
import { perform } from './acts.js';
import { agree } from './agree.js';
import type { Command } from './command.js';
import { act, inventory } from './order-acts.js';
import { Play } from './play.js';
import { walk } from './shown.js';
import type { PreparedStage } from './stage.js';
import { ModelStock } from './stock-model.js';

const STOCK = 4;

/** A sequence with its number among those of the seed. */
export interface NumberedSequence {
  number: number;
  commands: readonly Command[];
}

/**
 * Runs one sequence on a lane's SKUs and compares with the model after every command and at the end.
 * @throws Error with the commands and requests, to reproduce it
 */
export async function runSequence(
  stage: PreparedStage,
  lane: number,
  { number, commands }: NumberedSequence,
): Promise<Play> {
  const skuId = stage.skuOf(lane);
  const stocks = [new ModelStock(skuId, STOCK), new ModelStock(skuId, STOCK)] as const;
  const play = new Play(stage, `s${number}`, stocks);
  try {
    for (const api of stage.merchants) {
      await play.ask(200, api, ['POST', '/ext/inventories/', inventory(skuId, STOCK)]);
    }
    for (const command of commands) {
      play.trace.push(command.kind);
      await perform(play, command);
    }
    await cancelWaiting(play);
    await expectStock(play);
    return play;
  } catch (error) {
    const asked = play.trace.join('\n  ');
    const detail = `${(error as Error).message}\n\nRequests:\n  ${asked}\n`;
    throw new Error(`sequence ${number} disagrees with the model: ${detail}`, { cause: error });
  }
}

/** Cancels the orders that wait for stock, because they would take that of the next sequence. */
async function cancelWaiting(play: Play): Promise<void> {
  for (const order of play.orders.filter(({ stock }) => stock === 'waiting')) {
    const who = play.ownerOf(order.made) === play.stage.merchants[0] ? 0 : 1;
    const command = { kind: 'cancel', who, pick: 0, foreign: false, count: 1, reports: [], order };
    await act(play, command as Command, 'cancel');
  }
  await play.settle(...play.orders);
}

/** Checks the stock for sale and the returned units in the returns warehouse (decisions 4.3, 4.4). */
async function expectStock(play: Play): Promise<void> {
  for (const [who, api] of play.stage.merchants.entries()) {
    const { skuId, quantity } = play.stocks[who === 0 ? 0 : 1];
    const orders = play.orders.filter(({ made }) => made.merchantId === api.clientId);
    await eventually(
      async () => {
        const all = await walk(api, '/ext/inventories', 'inventories');
        const records = all.filter((one) => one.skuId === skuId);
        const left = records.find(({ warehouseId }) => warehouseId === 1).quantity;
        agree(`stock of ${api.clientId} ${skuId}`, left, quantity);
        const cameBack = records.flatMap(({ returnedOrders = [] }) => returnedOrders);
        for (const { orderId, returned } of orders) {
          const units = cameBack.find((one: Json) => one.orderId === orderId)?.quantity ?? 0;
          agree(`units of ${orderId} that came back`, units, returned);
        }
      },
      { waitingFor: `the stock of ${api.clientId} ${skuId}` },
    );
  }
}
