import type { EventOf, FxRateChanged, MerchantChanged, SalesChannelChanged } from '#contracts';
import type { UnitOfWork } from '#messaging';

/** Keeps a merchant as it now is; an inactive one sells nowhere. */
export async function keepMerchant(
  uow: UnitOfWork,
  merchant: EventOf<typeof MerchantChanged>,
): Promise<void> {
  await uow.query(
    `INSERT INTO merchant (merchant_id, country, currency, connected_channels) VALUES ($1, $2, $3, $4)
     ON CONFLICT (merchant_id) DO UPDATE
        SET country = excluded.country, currency = excluded.currency,
            connected_channels = excluded.connected_channels`,
    [
      merchant.merchantId,
      merchant.country,
      merchant.currency,
      merchant.active ? merchant.connectedChannels : [],
    ],
  );
}

/** Keeps a sales channel as it now is. */
export async function keepSalesChannel(
  uow: UnitOfWork,
  channel: EventOf<typeof SalesChannelChanged>,
): Promise<void> {
  await uow.query(
    `INSERT INTO sales_channel (sales_channel, country, currency, tax_type, fee_share, active)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (sales_channel) DO UPDATE
        SET country = excluded.country, currency = excluded.currency, tax_type = excluded.tax_type,
            fee_share = excluded.fee_share, active = excluded.active`,
    [
      channel.salesChannel,
      channel.country,
      channel.currency,
      channel.taxType,
      channel.feeShare,
      channel.active,
    ],
  );
}

/** Keeps the rate in force; orders placed before keep theirs (decision 6.7). */
export async function keepFxRate(
  uow: UnitOfWork,
  { quote, rate, validFrom }: EventOf<typeof FxRateChanged>,
): Promise<void> {
  await uow.query(
    `INSERT INTO fx_rate (quote, rate, valid_from) VALUES ($1, $2, $3)
     ON CONFLICT (quote) DO UPDATE SET rate = excluded.rate, valid_from = excluded.valid_from`,
    [quote, rate, validFrom],
  );
}
