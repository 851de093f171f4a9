import { setTimeout } from 'node:timers/promises';
import { Entrepot } from '@entrepot/client';
import { taxonomyOf, type Catalogue } from './catalogue.ts';
import { readConfig } from './config.ts';
import type { Context } from './context.ts';
import { followListings } from './listings.ts';
import { followOrderNews } from './order-news.ts';
import { Products } from './products.ts';
import { Shop } from './shop.ts';
import { followSoldOrders } from './sold-orders.ts';
import { State } from './state.ts';
import { run } from './steps.ts';

const end = new AbortController();
for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => end.abort());

try {
  await connect(end.signal);
} catch (error) {
  if (!end.signal.aborted) {
    // A retry does not help: a setting, a token or this program is wrong. The next start completes unfinished work.
    console.error(error);
    process.exitCode = 1;
    end.abort();
  }
}

async function connect(signal: AbortSignal): Promise<void> {
  const config = readConfig(process.env);
  const client = new Entrepot({ url: config.url, credentials: config });
  const shop = new Shop(config);
  const state = new State(config.stateFile);
  const products = new Products(shop, state);
  const catalogue = await run(signal, () => shop.call<Catalogue>('Catalogue'));
  const context: Context = { config, client, shop, state, products, catalogue, signal };
  await sendTaxonomy(context);
  console.log('ready');
  await Promise.all([
    followTaxonomy(context),
    followListings(context),
    followSoldOrders(context),
    followOrderNews(context),
  ]);
}

async function sendTaxonomy({ client, catalogue, signal }: Context): Promise<void> {
  const body = taxonomyOf(catalogue);
  await run(signal, () => client.call('putOwnTaxonomy', { body }));
}

/** The shop's staff can change collections and facets at any time. Sending an unchanged taxonomy has no effect. */
async function followTaxonomy(context: Context): Promise<void> {
  const { config, shop, signal } = context;
  for (;;) {
    await setTimeout(config.taxonomyPollMs, undefined, { signal });
    context.catalogue = await run(signal, () => shop.call<Catalogue>('Catalogue'));
    await sendTaxonomy(context);
  }
}
