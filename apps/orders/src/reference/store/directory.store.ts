import type { UnitOfWork } from '#messaging';

export interface Merchant {
  merchantId: string;
  country: string;
  currency: string;
  connectedChannels: readonly string[];
}

export async function saveMerchant(uow: UnitOfWork, merchant: Merchant): Promise<void> {
  await uow.query(
    `INSERT INTO merchant (merchant_id, country, currency, connected_channels) VALUES ($1, $2, $3, $4)
     ON CONFLICT (merchant_id) DO UPDATE
        SET country = excluded.country, currency = excluded.currency,
            connected_channels = excluded.connected_channels`,
    [merchant.merchantId, merchant.country, merchant.currency, merchant.connectedChannels],
  );
}

export interface SalesChannel {
  salesChannel: string;
  country: string;
  currency: string;
  taxType: string;
  feeShare: string;
  active: boolean;
}

export async function saveSalesChannel(uow: UnitOfWork, channel: SalesChannel): Promise<void> {
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

export async function saveFxRate(
  uow: UnitOfWork,
  { quote, rate, validFrom }: { quote: string; rate: string; validFrom: string },
): Promise<void> {
  await uow.query(
    `INSERT INTO fx_rate (quote, rate, valid_from) VALUES ($1, $2, $3)
     ON CONFLICT (quote) DO UPDATE SET rate = excluded.rate, valid_from = excluded.valid_from`,
    [quote, rate, validFrom],
  );
}
