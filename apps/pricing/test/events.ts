import type {
  EventOf,
  FxRateChanged,
  MerchantChanged,
  SalesChannelChanged,
  SkuDeleted,
  SkuUpserted,
} from '#contracts';
import type { TestEvent } from '#testing';
import { v7 as uuidv7 } from 'uuid';

/** Versions only have to increase. */
let lastVersion = 0;
const version = () => (lastVersion += 1);

type Sent<C> = TestEvent<EventOf<C>>;

/** A merchant in the form that catalog publishes; by default ACME of the sandbox. */
export function merchant(
  change: Partial<EventOf<typeof MerchantChanged>> = {},
): Sent<typeof MerchantChanged> {
  const { merchantId = 'ACME' } = change;
  return {
    merchantId,
    subject: `merchant/${merchantId}`,
    version: version(),
    name: merchantId,
    country: 'US',
    currency: 'USD',
    autoLocalization: true,
    connectedChannels: ['ECOM', 'MELI', 'SHOP'],
    active: true,
    ...change,
  };
}

const CHANNELS = {
  ECOM: ['BR', 'BRL', 'pt-BR', 'DDU', '0.16', '1', '0.90'],
  MELI: ['MX', 'MXN', 'es-MX', 'DDP', '0.18', '1', '0.90'],
  SHOP: ['CL', 'CLP', 'es-CL', 'DDP', '0.15', '1000', '990'],
} as const;

/** One of the sandbox's channels, or another one on the same terms. */
export function salesChannel(
  like: keyof typeof CHANNELS,
  change: Partial<EventOf<typeof SalesChannelChanged>> = {},
): Sent<typeof SalesChannelChanged> {
  const [country, currency, locale, taxType, feeShare, step, offset] = CHANNELS[like];
  const id = change.salesChannel ?? like;
  return {
    subject: `channel/${id}`,
    version: version(),
    salesChannel: id,
    name: id,
    country,
    currency,
    locale,
    taxesOnline: taxType === 'DDU',
    taxType,
    feeShare,
    priceEnding: { step, offset },
    active: true,
    ...change,
  };
}

export function fxRate(quote: string, rate: string): Sent<typeof FxRateChanged> {
  return {
    subject: `USD/${quote}`,
    version: version(),
    base: 'USD',
    quote,
    rate,
    validFrom: '2026-01-01T00:00:00.000Z',
    source: 'test',
  };
}

/** A SKU of 0.400 kg and 20×15×10 cm, as in the worked prices. */
export function sku(
  skuId: string,
  change: Partial<EventOf<typeof SkuUpserted>> = {},
): Sent<typeof SkuUpserted> {
  const { merchantId = 'ACME' } = change;
  return {
    merchantId,
    subject: `${merchantId}:${skuId}`,
    version: version(),
    skuId,
    id: uuidv7(),
    productId: 'P1',
    main: true,
    name: `Shirt ${skuId}`,
    description: 'A linen shirt',
    ean: '4006381333931',
    hscode: '610910',
    weight: '0.4',
    length: 20,
    width: 15,
    height: 10,
    images: ['https://images.test/1.jpg'],
    active: true,
    category: 'shirts',
    brand: 'Acme',
    attributes: [],
    localizationStatus: 'PENDING_LOCALIZATION',
    channels: [],
    changed: ['new'],
    ...change,
  };
}

export function skuDeleted(skuId: string, merchantId = 'ACME'): Sent<typeof SkuDeleted> {
  return {
    merchantId,
    subject: `${merchantId}:${skuId}`,
    version: version(),
    skuId,
    id: uuidv7(),
    productId: 'P1',
  };
}
