import type { LandedCostQuote } from '#landed-cost';
import { decimal, type Decimal } from '#money';
import { parseInstant, type QuoteIds } from '#edge';
import type { NewOrder } from '../order/domain/new-order.js';
import { scenarioOf } from '../order/domain/scenario.js';
import type { CreateOrderRequest } from './create-order.request.dto.js';

/** The inputs for reading an order in addition to its body. */
export interface OrderContext {
  merchantId: string;
  /** Whether orders may play scenarios (decision 6.14). */
  sandbox: boolean;
  quoteIds: QuoteIds<LandedCostQuote>;
  /** When the channel sold the order; defaults to now. */
  soldAt?: Date | undefined;
}

/** Converts a validated request to an order. */
export function toNewOrder(
  request: CreateOrderRequest,
  { merchantId, sandbox, quoteIds, soldAt }: OrderContext,
): NewOrder {
  const { creationDate, salesChannelOrderData, totals, shipping, quoteId } = request;
  return {
    merchantId,
    salesChannel: request.salesChannel,
    salesChannelOrderId: request.salesChannelOrderId,
    fulfillmentWarehouseType: request.fulfillmentWarehouseType ?? 'MERCHANT',
    currency: request.currency,
    value: decimal(request.value),
    creationDate: creationDate === undefined ? undefined : instantOf(creationDate),
    totals: withDecimals(
      totals,
      'itemsGross',
      'itemsDiscount',
      'shippingGross',
      'shippingDiscount',
    ),
    items: request.items.map((item) => withDecimals(item, 'listPrice', 'salePrice')),
    customer: request.customer,
    deliveryAddress: shipping.deliveryAddress,
    deliveries: shipping.deliveries.map((delivery) => ({
      ...withDecimals(delivery, 'listPrice', 'salePrice'),
      deliveryEstimateDate: instantOf(delivery.deliveryEstimateDate),
    })),
    payments: request.payments.map((payment) => withDecimals(payment, 'value')),
    salesChannelOrderData,
    scenario: sandbox ? scenarioOf(salesChannelOrderData) : undefined,
    quote: quoteId === undefined ? undefined : { content: quoteIds.read(quoteId), usedAt: soldAt },
  };
}

/** Converts the named amounts to decimals; missing amounts stay missing. Expects a validated request. */
function withDecimals<T extends object, Name extends keyof T>(part: T, ...names: Name[]) {
  const sent = names.filter((name) => part[name] !== undefined);
  const amounts = sent.map((name) => [name, decimal(part[name] as number)]);
  return { ...part, ...Object.fromEntries(amounts) } as {
    [K in keyof T]: K extends Name ? Decimal : T[K];
  };
}

/** Expects a validated text. */
function instantOf(text: string): Date {
  const instant = parseInstant(text);
  if (!instant) throw new Error('a date passed validation and cannot be read');
  return instant;
}
