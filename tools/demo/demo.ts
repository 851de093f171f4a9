import { Logger } from '@nestjs/common';
import { dryRun, showRefusedSku, stockUp, uploadProduct } from './catalogue-steps.js';
import { EventLog } from './event-log.js';
import { orderToReady, parcelToDoor } from './order-steps.js';
import { eraseBuyer, holdAndCancel, takeBack } from './operator-steps.js';
import { parkAndReplay } from './parked-steps.js';
import { explainPrice, priceAndApprove, setPriceTag, simulateTaxes } from './price-steps.js';
import { printer } from './printer.js';
import { readSandbox } from './sandbox.js';
import { startWalk } from './walk.js';

/** `npm run demo`: one product from upload to delivery and return, against the running stack. */
async function demo(): Promise<void> {
  const sandbox = await readSandbox();
  const runId = `demo-${Date.now().toString(36)}`;
  const events = new EventLog(sandbox.kafkaBrokers, runId);
  await events.start();
  try {
    printer.step(`Log in to ${sandbox.gateway} (POST /token)`);
    const walk = await startWalk(sandbox, events, runId);
    printer.note(`merchant ACME, operator OPS; this run is ${runId}`);
    const skuIds = await uploadProduct(walk);
    await dryRun(walk);
    await showRefusedSku(walk);
    await stockUp(walk, skuIds);
    const price = await priceAndApprove(walk, skuIds);
    await explainPrice(walk, skuIds);
    await setPriceTag(walk, skuIds);
    await simulateTaxes(walk, skuIds);
    const orderId = await orderToReady(walk, skuIds, price);
    await parcelToDoor(walk, orderId);
    await takeBack(walk, orderId);
    await eraseBuyer(walk, orderId);
    await holdAndCancel(walk, skuIds, price);
    await parkAndReplay(walk, skuIds);
    printer.done(`${orderId} is RETURNED; nothing is left parked.`);
  } finally {
    await events.stop();
  }
}

// The demo prints its own progress, so log lines of the libraries are off.
Logger.overrideLogger(['error', 'fatal']);
try {
  await demo();
} catch (error) {
  console.error(`\nThe demo stopped: ${(error as Error).message}`);
  process.exitCode = 1;
}
// Exit even if the libraries still have timers or connections after an outage.
process.exit();
