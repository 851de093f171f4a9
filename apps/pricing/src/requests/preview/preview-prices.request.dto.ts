import { CountryCode, Id, Money } from '#edge';

export class PricePreviewRow {
  @Id("The merchant's id of the SKU.")
  skuId!: string;

  @Money(
    'The same as in the update. Without a sale price, the result has only the current prices.',
    {
      positive: true,
      optional: true,
    },
  )
  salePrice?: number;

  @Money('The crossed-out price; the sale price if left out.', { positive: true, optional: true })
  listPrice?: number;

  @Id('The channel of a destination price. Without a channel, the row is an origin price.', {
    optional: true,
  })
  salesChannel?: string;

  @CountryCode("The channel's country, for a destination price.", { optional: true })
  country?: string;
}
