import { CountryCode, Id, Money } from '#edge';

export class PricePreviewRow {
  @Id("The merchant's id of the SKU.")
  skuId!: string;

  @Money('As in the update. Without a sale price the result has only the current prices.', {
    positive: true,
    optional: true,
  })
  salePrice?: number;

  @Money('The crossed-out price; the sale price when left out.', { positive: true, optional: true })
  listPrice?: number;

  @Id('Of a destination price: the channel. Without a channel the row is an origin price.', {
    optional: true,
  })
  salesChannel?: string;

  @CountryCode("Of a destination price: the channel's country.", { optional: true })
  country?: string;
}
