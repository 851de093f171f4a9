import type { EventOf, MerchantChanged, SalesChannelChanged } from '#contracts';
import type { NewEvent } from '#messaging';
import { taxTypeOf, type Merchant, type SalesChannel } from './domain/directory.js';

type Event<C> = NewEvent<EventOf<C>>;

export function toMerchantChanged(
  merchant: Merchant,
  version: number,
): Event<typeof MerchantChanged> {
  const { merchantId, name, country, currency, autoLocalization, connectedChannels } = merchant;
  return {
    merchantId,
    subject: `merchant/${merchantId}`,
    version,
    name,
    country,
    currency,
    autoLocalization,
    connectedChannels: [...connectedChannels],
    active: merchant.active,
  };
}

export function toSalesChannelChanged(
  channel: SalesChannel,
  version: number,
): Event<typeof SalesChannelChanged> {
  const { salesChannel, name, country, currency, locale, taxesOnline, feeShare } = channel;
  const { step, offset } = channel.priceEnding;
  return {
    subject: `channel/${salesChannel}`,
    version,
    salesChannel,
    name,
    country,
    currency,
    locale,
    taxesOnline,
    taxType: taxTypeOf(channel),
    feeShare,
    priceEnding: { step, offset },
    active: channel.active,
  };
}
