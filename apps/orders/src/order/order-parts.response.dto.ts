import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { OrderAddress } from './buyer.response.dto.js';
import { OrderDocument, OrderParcel } from './order-parcel.response.dto.js';

type SharedExamples = Record<
  | 'orderValue'
  | 'itemsGross'
  | 'itemsDiscount'
  | 'shippingGross'
  | 'shippingDiscount'
  | 'taxes'
  | 'fees',
  number
>;

function sharedTotals(example: SharedExamples) {
  class SharedTotals {
    @ApiProperty({
      description: 'Items and shipping, both with discounts.',
      example: example.orderValue,
    })
    orderValue!: number;

    @ApiProperty({ description: 'Sum of list price × quantity.', example: example.itemsGross })
    itemsGross!: number;

    @ApiProperty({
      description: 'What the sale prices are below that.',
      example: example.itemsDiscount,
    })
    itemsDiscount!: number;

    @ApiProperty({ description: 'Shipping without discounts.', example: example.shippingGross })
    shippingGross!: number;

    @ApiProperty({ description: 'What shipping is below that.', example: example.shippingDiscount })
    shippingDiscount!: number;

    @ApiProperty({
      description: 'Import duty and sales taxes inside the value.',
      example: example.taxes,
    })
    taxes!: number;

    @ApiProperty({
      description: 'Fees and freight discounted from the order.',
      example: example.fees,
    })
    fees!: number;
  }
  return SharedTotals;
}

const inBuyersCurrency = sharedTotals({
  orderValue: 2598,
  itemsGross: 3198,
  itemsDiscount: 600,
  shippingGross: 0,
  shippingDiscount: 0,
  taxes: 612.4,
  fees: 421.5,
});

const inMerchantsCurrency = sharedTotals({
  orderValue: 141.54,
  itemsGross: 174.24,
  itemsDiscount: 32.7,
  shippingGross: 0,
  shippingDiscount: 0,
  taxes: 33.34,
  fees: 22.9,
});

/** Amounts in the buyer's currency. */
export class OrderTotals extends inBuyersCurrency {
  @ApiProperty({ description: 'Value without taxes.', example: 1985.6 })
  grossInboundValue!: number;

  @ApiProperty({ description: 'What is settled: gross without fees.', example: 1564.1 })
  netInboundValue!: number;
}

/** Amounts in the merchant's currency, at the rate of the order's intake; the rounded amounts add up (decision 6.7). */
export class OrderForeignTotals extends inMerchantsCurrency {
  @ApiProperty({ description: 'Value without taxes.', example: 108.2 })
  grossOutboundValue!: number;

  @ApiProperty({ description: 'What is settled: gross without fees.', example: 85.3 })
  netOutboundValue!: number;
}

export class OrderItem {
  @ApiProperty({ description: 'Unique within the order; the delivery names it.', example: '1' })
  id!: string;

  @ApiProperty({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' })
  skuId!: string;

  @ApiProperty({ description: 'As sold in the channel.', example: 'TSHIRT-1' })
  salesChannelSkuId!: string;

  @ApiProperty({ description: 'As the SKU had it at intake.', example: '7501031311309' })
  ean!: string;

  @ApiProperty({ description: 'Units.', type: 'integer', example: 2 })
  quantity!: number;

  @ApiProperty({ description: 'Title as sold.', example: 'Camiseta de algodón' })
  name!: string;

  @ApiProperty({
    description:
      "ISO 3166-1 alpha-2, as the SKU had it at intake; the merchant's country where the SKU had none.",
    example: 'PT',
  })
  countryOfOrigin!: string;

  @ApiProperty({ description: 'Unit price without discounts; local.', example: 1599 })
  listPrice!: number;

  @ApiProperty({ description: 'Unit price with discounts; local.', example: 1299 })
  salePrice!: number;

  @ApiProperty({
    description:
      "Unit list price in the merchant's currency, with as many decimals as the line needs: × quantity, rounded, the lines add up to `itemsGross`.",
    example: 87.12,
  })
  foreignListPrice!: number;

  @ApiProperty({
    description:
      "Unit sale price in the merchant's currency, with as many decimals as the line needs.",
    example: 70.77,
  })
  foreignSalePrice!: number;

  @ApiProperty({
    description:
      "Unit price of the commercial invoice in the merchant's currency, with as many decimals as the line needs: × quantity, rounded, the lines add up to the goods part of `grossOutboundValue`.",
    example: 54.1,
  })
  invoicedPrice!: number;

  @ApiPropertyOptional({ description: 'The first image of the SKU.' })
  imageUrl?: string;

  @ApiProperty({ description: 'Kilograms, one unit.', example: 0.4 })
  weight!: number;

  @ApiProperty({ description: 'As the SKU had it at intake.', example: '6109.10.00' })
  hsCode!: string;

  @ApiPropertyOptional({
    description: "The parcel's documents; left out while there are none.",
    type: [OrderDocument],
  })
  shippingDocuments?: OrderDocument[];
}

export class OrderDelivery {
  @ApiProperty({ description: 'Name of the delivery method.', example: 'Standard' })
  name!: string;

  @ApiProperty({ description: 'Carrier.', example: 'Entrega MX' })
  company!: string;

  @ApiProperty({ description: 'How it is cleared by customs.', enum: ['SIMPLIFIED'] })
  clearance!: 'SIMPLIFIED';

  @ApiPropertyOptional({
    description: "The label's barcode, from READY_TO_SHIP.",
    example: 'EN000000001MX',
  })
  lastMileTrackingNumber?: string;

  @ApiProperty({ description: 'Days.', example: 12 })
  leadTime!: number;

  @ApiProperty({ description: 'Shipping without discounts; local.', example: 0 })
  listPrice!: number;

  @ApiProperty({ description: 'Shipping with discounts; local.', example: 0 })
  salePrice!: number;

  @ApiProperty({ description: 'Days.', example: 12 })
  deliveryTime!: number;

  @ApiProperty({ description: 'Promised to the buyer.', format: 'date-time' })
  deliveryEstimateDate!: string;

  @ApiProperty({ description: 'Ids of the items delivered.', type: [String], example: ['1'] })
  items!: readonly string[];

  @ApiProperty({ description: 'None before PACKED, then one.', type: [OrderParcel] })
  parcels!: OrderParcel[];
}

export class OrderShipping {
  @ApiProperty({ description: 'Where the goods leave from; alpha-2.', example: 'US' })
  outboundCountry!: string;

  @ApiProperty({ description: 'Where they go.' })
  deliveryAddress!: OrderAddress;

  @ApiProperty({ description: 'Always one.', type: [OrderDelivery] })
  deliveries!: OrderDelivery[];
}

/** A tax of an order. The same tax has one entry for each of its rates and collectors. */
export class OrderTax {
  @ApiProperty({ description: 'The name in the tax rules.', example: 'vat' })
  name!: string;

  @ApiProperty({ description: 'The kind of tax.', enum: ['duty', 'tax', 'fee'] })
  kind!: string;

  @ApiPropertyOptional({
    description: 'The rate as a decimal, rounded to 6 decimals. Left out for a fixed amount.',
    example: 0.19,
  })
  rate?: number;

  @ApiPropertyOptional({
    description:
      'The amount to which the rate applies. It includes the tax if the law makes the tax part of its own base. Left out for a fixed amount.',
    example: 2183.19,
  })
  base?: number;

  @ApiPropertyOptional({
    description:
      'The effect of a deduction, a minimum or a maximum on `rate` × `base`; negative for a deduction. Left out if there is none.',
    example: -165,
  })
  adjustment?: number;

  @ApiProperty({
    description:
      '`rate` × `base` + `adjustment`, to a minor unit of the currency, or the fixed amount; local currency.',
    example: 414.81,
  })
  value!: number;

  @ApiProperty({ description: 'Who collects it.', enum: ['seller', 'carrier', 'customs'] })
  collectedBy!: string;

  @ApiPropertyOptional({
    description: 'The rules or the duty rate approximate the law. Left out otherwise.',
    type: 'boolean',
  })
  estimate?: true;
}

export class OrderPayment {
  @ApiProperty({ description: 'Means of payment.', example: 'BILL' })
  type!: string;

  @ApiProperty({ description: 'Paid by this means; local.', example: 2598 })
  value!: number;
}
