import { MerchantChanged, SalesChannelChanged } from '#contracts';
import { runOnce, type UnitOfWork } from '#messaging';
import {
  addMerchants,
  addReturnsWarehouses,
  addSalesChannels,
  connect,
  type NewMerchant,
  type NewSalesChannel,
} from './directory/store/directory.store.js';

/** Decision 2.5; the channels' prices as in the table of worked numbers, invented for the sandbox. */
const merchants: readonly NewMerchant[] = [
  {
    merchantId: 'ACME',
    name: 'Acme Outdoor',
    country: 'US',
    currency: 'USD',
    autoLocalization: true,
  },
  {
    merchantId: 'GLOBEX',
    name: 'Globex Mode',
    country: 'DE',
    currency: 'EUR',
    autoLocalization: true,
  },
  {
    merchantId: 'MANUAL',
    name: 'Manual Goods',
    country: 'US',
    currency: 'USD',
    autoLocalization: false,
  },
];

const salesChannels: readonly NewSalesChannel[] = [
  {
    salesChannel: 'ECOM',
    name: 'Ecom Brasil',
    country: 'BR',
    currency: 'BRL',
    locale: 'pt-BR',
    taxesOnline: true,
    taxType: 'DDU',
    feeShare: '0.16',
    priceStep: '1',
    priceOffset: '0.9',
  },
  {
    salesChannel: 'MELI',
    name: 'Meli México',
    country: 'MX',
    currency: 'MXN',
    locale: 'es-MX',
    taxesOnline: false,
    taxType: 'DDP',
    feeShare: '0.18',
    priceStep: '1',
    priceOffset: '0.9',
  },
  {
    salesChannel: 'SHOP',
    name: 'Shop Chile',
    country: 'CL',
    currency: 'CLP',
    locale: 'es-CL',
    taxesOnline: false,
    taxType: 'DDP',
    feeShare: '0.15',
    priceStep: '1000',
    priceOffset: '990',
  },
];

/** Decision 4.2. */
const returnsWarehouses = [
  { warehouseId: 1000, name: 'Returns Brazil', country: 'BR' },
  { warehouseId: 1001, name: 'Returns Mexico', country: 'MX' },
  { warehouseId: 1002, name: 'Returns Chile', country: 'CL' },
];

/**
 * Puts the sandbox's merchants, sales channels, connections and warehouses into a migrated schema. What is there
 * already stays as it is and is not republished.
 */
export async function seedSandbox(databaseUrl: string, schema: string): Promise<void> {
  await runOnce({ databaseUrl, schema, service: 'catalog' }, (transactor) =>
    transactor.run({}, seed),
  );
}

async function seed(unitOfWork: UnitOfWork): Promise<void> {
  const merchantIds = await addMerchants(unitOfWork, merchants);
  const channelIds = await addSalesChannels(unitOfWork, salesChannels);
  await connect(
    unitOfWork,
    merchantIds,
    salesChannels.map(({ salesChannel }) => salesChannel),
  );
  await addReturnsWarehouses(unitOfWork, returnsWarehouses);
  for (const channel of salesChannels) {
    if (channelIds.includes(channel.salesChannel)) publishChannel(unitOfWork, channel);
  }
  for (const merchant of merchants) {
    if (merchantIds.includes(merchant.merchantId)) publishMerchant(unitOfWork, merchant);
  }
}

function publishChannel(unitOfWork: UnitOfWork, channel: NewSalesChannel): void {
  const { priceStep, priceOffset, ...rest } = channel;
  unitOfWork.publish(SalesChannelChanged, {
    ...rest,
    subject: `channel/${channel.salesChannel}`,
    version: 1,
    priceEnding: { step: priceStep, offset: priceOffset },
    active: true,
  });
}

function publishMerchant(unitOfWork: UnitOfWork, merchant: NewMerchant): void {
  unitOfWork.publish(MerchantChanged, {
    ...merchant,
    subject: `merchant/${merchant.merchantId}`,
    version: 1,
    connectedChannels: salesChannels.map(({ salesChannel }) => salesChannel),
    active: true,
  });
}
