import { Logger } from '@nestjs/common';
import { orExit } from '../tools/stack/infrastructure/choose-parts.js';
import {
  startTestInfrastructure,
  stopTestInfrastructure,
} from '../tools/stack/testing/test-infrastructure.js';
import { benchConsole } from './console/console.bench.js';
import { benchCatalogue } from './flows/catalogue.bench.js';
import { benchConsumer } from './messaging/consumer.bench.js';
import { benchHeldMerchant } from './requests/held-merchant.bench.js';
import { benchLatency } from './messaging/latency.bench.js';
import { benchListings } from './requests/listings.bench.js';
import { benchOrderFlow } from './flows/order-flow.bench.js';
import { benchOrderRead } from './requests/order-read.bench.js';
import { benchPriceFile } from './flows/price-file.bench.js';
import { benchRelay } from './messaging/relay.bench.js';
import { benchRepricing } from './flows/repricing.bench.js';
import { benchRequestLog } from './requests/request-log.bench.js';
import { benchScaling } from './scaling/scaling.bench.js';
import { benchSkuList } from './requests/sku-list.bench.js';
import { benchSearch } from './search/search.bench.js';
import { benchSummary } from './requests/summary.bench.js';
import { benchSoak } from './flows/soak.bench.js';
import { benchStack } from './flows/stack.bench.js';
import { benchLandedCost, benchTaxes } from './requests/taxes.bench.js';
import { benchToken } from './requests/token.bench.js';
import { benchTracking } from './requests/tracking.bench.js';
import { benchUpsert } from './requests/upsert.bench.js';
import { benchWebhooks } from './webhooks/webhooks.bench.js';
import { printTable, type Figure } from './measure/table.js';

const BENCHES: Record<string, () => Promise<Figure[]>> = {
  relay: benchRelay,
  consumer: benchConsumer,
  latency: benchLatency,
  stack: benchStack,
  taxes: benchTaxes,
  landedCost: benchLandedCost,
  token: benchToken,
  log: benchRequestLog,
  upsert: benchUpsert,
  held: benchHeldMerchant,
  skus: benchSkuList,
  listings: benchListings,
  tracking: benchTracking,
  order: benchOrderRead,
  summary: benchSummary,
  search: benchSearch,
  flow: benchOrderFlow,
  catalogue: benchCatalogue,
  prices: benchPriceFile,
  repricing: benchRepricing,
  console: benchConsole,
  scaling: benchScaling,
  webhooks: benchWebhooks,
  soak: benchSoak,
};

/** These take longer than all others together, so they run only when named. */
const ON_DEMAND = new Set(['summary', 'search', 'prices', 'webhooks', 'soak']);

/** `npm run bench [name …]`: measures, and prints each figure beside its limit. Exits 1 when one is missed. */
async function bench(names: readonly string[]): Promise<void> {
  const chosen =
    names.length === 0 ? Object.keys(BENCHES).filter((name) => !ON_DEMAND.has(name)) : names;
  const figures: Figure[] = [];
  for (const name of chosen) {
    const run = BENCHES[name];
    if (!run) throw new Error(`no bench ${name}; there are ${Object.keys(BENCHES).join(', ')}`);
    console.log(`measuring: ${name}`);
    figures.push(...(await run()));
  }
  console.log('');
  printTable(figures);
  if (figures.some(({ holds }) => !holds)) process.exitCode = 1;
}

// Print only the table.
Logger.overrideLogger(false);
await orExit(startTestInfrastructure());
try {
  await bench(process.argv.slice(2));
} finally {
  await stopTestInfrastructure();
}
