import type { EventOf, MerchantChanged, SalesChannelChanged } from '#contracts';
import type { NewEvent } from '#messaging';
import {
  taxTypeOf,
  type LastChange,
  type Merchant,
  type SalesChannel,
} from './domain/directory.js';

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
  const { salesChannel, name, country, currency, locale, taxesOnline, feeShare } = channel;
  const { step, offset } = channel.priceEnding;
  const { service, freightShownSeparately, scheme, region } = channel;
  return {
    subject: `channel/${salesChannel}`,
    version,
    occurredAt: changedAt.toISOString(),
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
    service,
    freightShownSeparately,
    ...(scheme !== undefined && { scheme }),
    ...(region !== undefined && { region }),
  };
}
