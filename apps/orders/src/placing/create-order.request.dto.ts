import {
  CountryCode,
  Enum,
  Id,
  Instant,
  Int,
  ListOf,
  Money,
  Name,
  Nested,
  Num,
  QUOTE_ID_MAX,
  Text,
  rules,
} from '#edge';
import { ValidateBy } from 'class-validator';

const MAX_ITEMS = 200;
const MAX_ORDER_DATA_BYTES = 65_536;

const Discount = (doc: string) => Num({ above: -1e11, below: 1e11, decimals: 4, doc });
const Detail = (doc: string) => Text({ max: 512, optional: true, doc });

export class AddressRequest {
  @Detail('Name of the address.')
  addressName?: string;

  @Detail('The name of the recipient at this address.')
  receiverName?: string;

  @Name('Street.')
  street!: string;

  @Detail('House number.')
  number?: string;

  @Detail('The floor or apartment.')
  complement?: string;

  @Detail('Neighborhood.')
  neighborhood?: string;

  @Name('City.')
  city!: string;

  @Detail('State or region.')
  state?: string;

  @CountryCode('ISO 3166-1 alpha-2, alpha-3 or numeric; answered as alpha-2.')
  country!: string;

  @Detail('Postal code.')
  postalCode?: string;

  @Detail('Directions to the address.')
  reference?: string;
}

export class PhoneRequest {
  @Detail('Country calling code.')
  countryCode?: string;

  @Detail('Area code.')
  areaCode?: string;

  @Name('The phone number.')
  number!: string;
}

export class CustomerRequest {
  @Enum(['PERSON', 'COMPANY'], { doc: 'A person or a company.' })
  type!: 'PERSON' | 'COMPANY';

  @Name('First name, or the name of the company.')
  firstName!: string;

  @Detail('Last name.')
  lastName?: string;

  @Name('Tax document.')
  document!: string;

  @Detail('The email address of the customer.')
  email?: string;

  @Nested(() => PhoneRequest, { optional: true, doc: 'The phone number of the customer.' })
  phone?: PhoneRequest;

  @Nested(() => AddressRequest, { optional: true, doc: 'The billing address.' })
  billingAddress?: AddressRequest;
}

export class ItemRequest {
  @Id('Unique within the order; the delivery names it.')
  id!: string;

  @Id("The channel's id of an approved SKU; the merchant's and the service's are understood too.")
  salesChannelSkuId!: string;

  @Int({ min: 1, max: 100_000, doc: 'Units.' })
  quantity!: number;

  @Name('Title as sold.')
  name!: string;

  @Money('Unit price without discounts; the sale price when left out.', { optional: true })
  listPrice?: number;

  @Money('Unit price with discounts.')
  salePrice!: number;
}

export class DeliveryRequest {
  @Name('Name of the delivery method.')
  name!: string;

  @Name('Carrier.')
  company!: string;

  @Money('Shipping without discounts; the sale price when left out.', { optional: true })
  listPrice?: number;

  @Money('Shipping with discounts.')
  salePrice!: number;

  @Num({ min: 0, max: 10_000, decimals: 3, doc: 'The delivery time in days.' })
  deliveryTime!: number;

  @Instant('Promised to the buyer. A date-time, or a date.')
  deliveryEstimateDate!: string;

  @ListOf(rules.id, { min: 1, max: MAX_ITEMS, doc: 'The id of each item, once.' })
  items!: string[];
}

export class ShippingRequest {
  @Nested(() => AddressRequest, { doc: 'The delivery address.' })
  deliveryAddress!: AddressRequest;

  @ListOf(() => DeliveryRequest, { max: MAX_ITEMS, doc: 'The delivery; an order has exactly one.' })
  deliveries!: DeliveryRequest[];
}

export class PaymentRequest {
  @Text({ min: 1, max: 64, doc: 'The means of payment, for example BILL or PIX.' })
  type!: string;

  @Money('Paid by this means.')
  value!: number;
}

export class TotalsRequest {
  @Money('Sum of list price × quantity.')
  itemsGross!: number;

  @Discount('The discount on the items: list prices minus sale prices.')
  itemsDiscount!: number;

  @Money('Shipping without discounts.')
  shippingGross!: number;

  @Discount('The discount on shipping: list price minus sale price.')
  shippingDiscount!: number;
}

/** An order as the channel sold it; all amounts are in the currency of the sales channel. */
export class SoldOrderRequest {
  @Text({ min: 3, max: 3, doc: "ISO 4217 code of the sales channel's currency." })
  currency!: string;

  @Id('Order id in the channel; unique.')
  salesChannelOrderId!: string;

  @Enum(['MERCHANT', 'RETURNS'], {
    optional: true,
    doc: 'RETURNS: fulfilled locally by the returns partner. MERCHANT when left out.',
  })
  fulfillmentWarehouseType?: 'MERCHANT' | 'RETURNS';

  @Money('Items and shipping, both with discounts.')
  value!: number;

  @Instant('When the buyer ordered; now when left out.', { optional: true })
  creationDate?: string;

  @Nested(() => TotalsRequest, { doc: 'Must agree with the lines.' })
  totals!: TotalsRequest;

  @ListOf(() => ItemRequest, { min: 1, max: MAX_ITEMS, doc: 'The lines of the order.' })
  items!: ItemRequest[];

  @Nested(() => CustomerRequest, { doc: 'The buyer.' })
  customer!: CustomerRequest;

  @Nested(() => ShippingRequest, { doc: 'The delivery address and the delivery.' })
  shipping!: ShippingRequest;

  @ListOf(() => PaymentRequest, { max: MAX_ITEMS, doc: 'Must add up to the order value.' })
  payments!: PaymentRequest[];

  @Text({ max: MAX_ORDER_DATA_BYTES, optional: true, doc: 'Serialized JSON; stored, not shown.' })
  @ValidateBy({
    name: 'too-long',
    validator: {
      validate: (value) =>
        typeof value !== 'string' || Buffer.byteLength(value) <= MAX_ORDER_DATA_BYTES,
      defaultMessage: () => 'must have at most 64 KiB',
    },
  })
  salesChannelOrderData?: string;

  @Text({
    min: 1,
    max: QUOTE_ID_MAX,
    optional: true,
    doc: 'The quote of a landed cost for the same goods, destination, region, scheme and amounts. The order then has the quoted taxes and the versions of their terms.',
  })
  quoteId?: string;
}

/** The request to create a sandbox order. */
export class CreateOrderRequest extends SoldOrderRequest {
  @Id('Sales channel, as MELI.')
  salesChannel!: string;
}
