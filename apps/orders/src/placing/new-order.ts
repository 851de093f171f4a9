import { decimal } from '#money';
import { parseInstant } from '#platform';
import type { NewDelivery, NewItem, NewOrder } from '../order/domain/new-order.js';
import { scenarioOf } from '../order/domain/scenario.js';
import type {
  CreateOrderRequest,
  DeliveryRequest,
  ItemRequest,
} from './create-order.request.dto.js';

/**
 * Converts a validated request to an order.
 * @param sandbox whether orders may play scenarios (decision 6.14)
 */
export function toNewOrder(
  request: CreateOrderRequest,
  { merchantId, sandbox }: { merchantId: string; sandbox: boolean },
): NewOrder {
  const { creationDate, salesChannelOrderData, totals, shipping } = request;
  const scenario = sandbox ? scenarioOf(salesChannelOrderData) : undefined;
  return {
    merchantId,
    salesChannel: request.salesChannel,
    salesChannelOrderId: request.salesChannelOrderId,
    fulfillmentWarehouseType: request.fulfillmentWarehouseType ?? 'MERCHANT',
    currency: request.currency,
    value: decimal(request.value),
    ...(creationDate === undefined ? {} : { creationDate: instantOf(creationDate) }),
    totals: {
      itemsGross: decimal(totals.itemsGross),
      itemsDiscount: decimal(totals.itemsDiscount),
      shippingGross: decimal(totals.shippingGross),
      shippingDiscount: decimal(totals.shippingDiscount),
    },
    items: request.items.map(toItem),
    customer: request.customer,
    deliveryAddress: shipping.deliveryAddress,
    deliveries: shipping.deliveries.map(toDelivery),
    payments: request.payments.map(({ type, value }) => ({ type, value: decimal(value) })),
    ...(salesChannelOrderData === undefined ? {} : { salesChannelOrderData }),
    ...(scenario === undefined ? {} : { scenario }),
  };
}

function toItem({
  id,
  salesChannelSkuId,
  quantity,
  name,
  listPrice,
  salePrice,
}: ItemRequest): NewItem {
  return {
    id,
    salesChannelSkuId,
    quantity,
    name,
    ...(listPrice === undefined ? {} : { listPrice: decimal(listPrice) }),
    salePrice: decimal(salePrice),
  };
}

function toDelivery(delivery: DeliveryRequest): NewDelivery {
  const { name, company, listPrice, salePrice, deliveryTime, deliveryEstimateDate, items } =
    delivery;
  return {
    name,
    company,
    ...(listPrice === undefined ? {} : { listPrice: decimal(listPrice) }),
    salePrice: decimal(salePrice),
    deliveryTime,
    deliveryEstimateDate: instantOf(deliveryEstimateDate),
    items,
  };
}

/** Expects a validated text. */
function instantOf(text: string): Date {
  const instant = parseInstant(text);
  if (!instant) throw new Error('a date passed validation and cannot be read');
  return instant;
}
