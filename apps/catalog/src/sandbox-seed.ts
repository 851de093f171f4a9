import { channelSettingsOf, MerchantChanged, SalesChannelChanged } from '#contracts';
import { runOnce, type UnitOfWork } from '#messaging';
import type { Merchant, SalesChannel } from './directory/domain/directory.js';
import { toMerchantChanged, toSalesChannelChanged } from './directory/events.js';
import { addMerchant, setConnections } from './directory/store/merchant.store.js';
import { addSalesChannel } from './directory/store/sales-channel.store.js';
import { addReturnsWarehouses } from './directory/store/warehouse.store.js';
import { storeRestriction } from './restrictions/add-trade-restriction.js';
import { hasRestrictions } from './restrictions/store/trade-restriction.store.js';
import { sandboxRestrictions } from './restrictions/domain/sandbox-restrictions.js';

/** Decision 2.5; the channels' prices match the table of worked examples, and are invented for the sandbox. */
const salesChannels = [
  {
    salesChannel: 'ECOM',
    name: 'Ecom Brasil',
    country: 'BR',
    currency: 'BRL',
    locale: 'pt-BR',
    taxesOnline: true,
    feeShare: '0.16',
    priceEnding: { step: '1', offset: '0.9' },
    active: true,
  },
  {
    salesChannel: 'MELI',
    name: 'Meli México',
    country: 'MX',
    currency: 'MXN',
    locale: 'es-MX',
    taxesOnline: false,
    feeShare: '0.18',
    priceEnding: { step: '1', offset: '0.9' },
    active: true,
  },
  {
    salesChannel: 'SHOP',
    name: 'Shop Chile',
    country: 'CL',
    currency: 'CLP',
    locale: 'es-CL',
    taxesOnline: false,
    feeShare: '0.15',
    priceEnding: { step: '1000', offset: '990' },
    active: true,
  },
].map((channel): SalesChannel => ({ ...channel, ...channelSettingsOf(channel) }));

const inAllChannels = {
  connectedChannels: salesChannels.map(({ salesChannel }) => salesChannel),
  active: true,
};

const american = { country: 'US', currency: 'USD' };
const german = { country: 'DE', currency: 'EUR' };

/** An operator localizes the SKUs of MANUAL. */
const merchants: readonly Merchant[] = [
  { merchantId: 'ACME', name: 'Acme Outdoor', ...american, autoLocalization: true },
  { merchantId: 'GLOBEX', name: 'Globex Mode', ...german, autoLocalization: true },
  { merchantId: 'MANUAL', name: 'Manual Goods', ...american, autoLocalization: false },
].map((merchant) => ({ ...merchant, ...inAllChannels }));

/** Decision 4.2. */
const returnsWarehouses = [
  { warehouseId: 1000, name: 'Returns Brazil', country: 'BR' },
  { warehouseId: 1001, name: 'Returns Mexico', country: 'MX' },
  { warehouseId: 1002, name: 'Returns Chile', country: 'CL' },
];

/**
 * Adds the sandbox's merchants, sales channels, connections, warehouses and trade restrictions to a migrated schema.
 * Existing records do not change and are not republished.
 */
export async function seedSandbox(databaseUrl: string, schema: string): Promise<void> {
  await runOnce({ databaseUrl, schema, service: 'catalog' }, (transactor) =>
    transactor.run('background', seed),
  );
}

async function seed(unitOfWork: UnitOfWork): Promise<void> {
  const added = { version: 1, changedAt: new Date() };
  for (const channel of salesChannels) {
    if (await addSalesChannel(unitOfWork, channel, added.changedAt)) {
      unitOfWork.publish(SalesChannelChanged, toSalesChannelChanged(channel, added));
    }
  }
  for (const merchant of merchants) {
    if (await addMerchant(unitOfWork, merchant, added.changedAt)) {
      await setConnections(unitOfWork, merchant);
      unitOfWork.publish(MerchantChanged, toMerchantChanged(merchant, added));
    }
  }
  await addReturnsWarehouses(unitOfWork, returnsWarehouses);
  if (await hasRestrictions(unitOfWork)) return;
  for (const restriction of sandboxRestrictions) {
    await storeRestriction(unitOfWork, restriction, { who: 'sandbox', now: added.changedAt });
  }
}
