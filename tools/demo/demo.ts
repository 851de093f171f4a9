import { Logger } from '@nestjs/common';
import { dryRun, showRefusedSku, stockUp, uploadProduct } from './catalog-steps.js';
import { EventLog } from './event-log.js';
import { orderToReady, parcelToDoor } from './order-steps.js';
import {
  compareBreakdowns,
  connectSandboxChannels,
  openGermany,
  sellInGermany,
} from './germany-steps.js';
import { eraseBuyer, holdAndCancel, takeBack } from './operator-steps.js';
import { parkAndReplay } from './parked-steps.js';
import { explainPrice, priceAndApprove, setPriceTag, simulateTaxes } from './price-steps.js';
import { printer } from './printer.js';
import { readSandbox } from './read-sandbox.js';
import { startDemo } from './demo-context.js';

/** `npm run demo`: one product from upload to delivery and return, against the running stack. */
async function demo(): Promise<void> {
  const sandbox = await readSandbox();
  const runId = `demo-${Date.now().toString(36)}`;
  const events = new EventLog(sandbox, runId);
  await events.start();
  try {
    printer.step(`Log in to ${sandbox.gateway} (POST /token)`);
    const context = await startDemo(sandbox, events, runId);
    printer.note(`merchant ACME, operator OPS; this run is ${runId}`);
    await connectSandboxChannels(context);
    const skuIds = await uploadProduct(context);
    await dryRun(context);
    await showRefusedSku(context);
    await stockUp(context, skuIds);
    const price = await priceAndApprove(context, skuIds);
    await explainPrice(context, skuIds);
    await setPriceTag(context, skuIds);
    await simulateTaxes(context, skuIds);
    const orderId = await orderToReady(context, skuIds, price);
    await parcelToDoor(context, orderId);
    await takeBack(context, orderId);
    await eraseBuyer(context, orderId);
    await holdAndCancel(context, skuIds, price);
    await parkAndReplay(context, skuIds);
    await openGermany(context);
    await sellInGermany(context, skuIds);
    await compareBreakdowns(context, skuIds);
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
