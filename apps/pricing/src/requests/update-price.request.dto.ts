import { CountryCode, Id, Money } from '#edge';

export class UpdateOriginPriceRequest {
  @Money('Expected payout per unit sold, in the currency of the merchant.', { positive: true })
  salePrice!: number;

  @Money(
    'Origin of the crossed-out price, in the currency of the merchant; the sale price if left out.',
    {
      positive: true,
      optional: true,
    },
  )
  listPrice?: number;
}

export class UpdateDestinationPriceRequest {
  @Id('The channel in which the price is shown.')
  salesChannel!: string;

  @CountryCode("The channel's country.")
  country!: string;

  @Money('The retail price as shown, in the currency of the channel.', { positive: true })
  salePrice!: number;

  @Money('The crossed-out price, in the currency of the channel; the sale price if left out.', {
    positive: true,
    optional: true,
  })
  listPrice?: number;
}

/** Without a list price, the list price is the sale price (decision 5.2). */
export function amountsOf({ salePrice, listPrice = salePrice }: UpdateOriginPriceRequest) {
  return { salePrice: String(salePrice), listPrice: String(listPrice) };
}
