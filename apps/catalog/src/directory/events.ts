import { channelSettingsOf, taxTypeOf } from '#contracts';
import type { EventOf, MerchantChanged, SalesChannelChanged } from '#contracts';
import type { NewEvent } from '#messaging';
import type { LastChange, Merchant, SalesChannel } from './domain/directory.js';

type Event<C> = NewEvent<EventOf<C>> & { occurredAt: string };

export function toMerchantChanged(
  merchant: Merchant,
  { version, changedAt }: LastChange,
): Event<typeof MerchantChanged> {
  const { merchantId, name, country, currency, autoLocalization, connectedChannels } = merchant;
  return {
    merchantId,
    subject: `merchant/${merchantId}`,
    version,
    occurredAt: changedAt.toISOString(),
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
  { version, changedAt }: LastChange,
): Event<typeof SalesChannelChanged> {
  const { salesChannel, name, locale, active } = channel;
  return {
    subject: `channel/${salesChannel}`,
    version,
    occurredAt: changedAt.toISOString(),
    salesChannel,
    name,
    locale,
    taxType: taxTypeOf(channel),
    active,
    ...channelSettingsOf(channel),
  };
}
