import { Id } from '#edge';

export class ValidPriceQuery {
  @Id('The channel in which the price is shown.')
  salesChannel!: string;

  @Id("Currency of the channel's country, ISO 4217.")
  currency!: string;
}

export class PriceBreakdownQuery {
  @Id('The channel in which the price is shown.')
  salesChannel!: string;

  @Id("Currency of the channel's country, ISO 4217; the channel's currency if left out.", {
    optional: true,
  })
  currency?: string;
}
