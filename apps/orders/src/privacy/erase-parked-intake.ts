import { SalesChannelOrderPlaced, channelOrderKey } from '#contracts';
import { dropErased, isFault, type ParkedMessage, type UnitOfWork } from '#messaging';
import { partsOfOrderId } from '../order/domain/order-id.js';
import type { Operated } from '../lifecycle/operate-order.js';

type ChannelOrder = ReturnType<typeof partsOfOrderId>;

/**
 * Drops the parked messages of channels about an order that may contain its buyer's data (decision 8.6): those with its
 * key, and those with a wrong key or none that name the order. Call it before the order is locked.
 */
export async function eraseParkedIntake(
  unitOfWork: UnitOfWork,
  { orderId, who }: Operated,
): Promise<void> {
  const order = partsOfOrderId(orderId);
  const erased = {
    group: 'orders.intake',
    stream: SalesChannelOrderPlaced.stream,
    key: channelOrderKey(order),
    text: order.salesChannelOrderId,
    isAbout: (message: ParkedMessage) => mayHaveBuyer(message) && isAbout(order, message),
  };
  await dropErased(unitOfWork, erased, who);
}

/** A valid request to approve, cancel or return stays parked for its replay; an invalid one may contain anything. */
function mayHaveBuyer({ type, reason }: ParkedMessage): boolean {
  return type === SalesChannelOrderPlaced.type || isFault(reason);
}

/** Another merchant's order may have the same key; a message without a merchant is treated as this order's. */
function isAbout(order: ChannelOrder, { key, value }: ParkedMessage): boolean {
  const { merchantId, salesChannel, salesChannelOrderId } = membersOf(value);
  if (key === channelOrderKey(order)) {
    return merchantId === order.merchantId || !MERCHANT_ID.test(String(merchantId));
  }
  const named = { merchantId, salesChannel, salesChannelOrderId };
  return Object.entries(order).every(([name, part]) => named[name as keyof ChannelOrder] === part);
}

/** The format of an id (decision 2.7). */
const MERCHANT_ID = /^[A-Z0-9]{2,16}$/;

/** A message that could not be applied may have any content. */
function membersOf(value: string | null): Partial<Record<keyof ChannelOrder, unknown>> {
  try {
    return (JSON.parse(value ?? '') as object | null) ?? {};
  } catch {
    return {};
  }
}
