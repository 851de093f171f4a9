import { MerchantChanged, SalesChannelChanged } from '#contracts';
import { Republications } from '#operations';
import type { UnitOfWork } from '#messaging';
import { Database } from '#platform';
import { Injectable } from '@nestjs/common';
import { toMerchantChanged, toSalesChannelChanged } from './events.js';
import { lockPublishedMerchants, merchantExists } from './store/merchant.store.js';
import { lockPublishedChannels } from './store/sales-channel.store.js';

interface MerchantKey {
  merchantId: string;
}

interface ChannelKey {
  salesChannel: string;
}

/** Publishes the current state of merchants and sales channels again (decision 8.7). */
@Injectable()
export class RepublishDirectory {
  constructor(database: Database, republications: Republications) {
    republications.add<MerchantKey>('merchants', {
      table: 'merchant',
      key: { merchantId: 'merchant_id' },
      changedAt: 't.changed_at',
      knowsMerchant: (merchantId) => merchantExists(database.reads('operators'), merchantId),
      publish: publishMerchants,
    });
    republications.add<ChannelKey>('sales-channels', {
      table: 'sales_channel',
      key: { salesChannel: 'sales_channel' },
      changedAt: 't.changed_at',
      publish: publishChannels,
    });
  }
}

async function publishMerchants(
  unitOfWork: UnitOfWork,
  keys: readonly MerchantKey[],
): Promise<number> {
  const ids = keys.map(({ merchantId }) => merchantId);
  const merchants = await lockPublishedMerchants(unitOfWork, ids);
  for (const { merchant, last } of merchants) {
    unitOfWork.republish(MerchantChanged, toMerchantChanged(merchant, last));
  }
  return merchants.length;
}

async function publishChannels(
  unitOfWork: UnitOfWork,
  keys: readonly ChannelKey[],
): Promise<number> {
  const ids = keys.map(({ salesChannel }) => salesChannel);
  const channels = await lockPublishedChannels(unitOfWork, ids);
  for (const { channel, last } of channels) {
    unitOfWork.republish(SalesChannelChanged, toSalesChannelChanged(channel, last));
  }
  return channels.length;
}
