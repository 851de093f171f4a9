import { Refusal } from '#platform';
import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Merchant, channel, two hyphens, and the channel's own id of up to 128 characters (decision 6.4). */
const MAX_LENGTH = 16 + 16 + 2 + 128;

/** The order's id in the path. It is longer than other ids, as it is made of three. */
export const OrderId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { params } = context.switchToHttp().getRequest<FastifyRequest>();
  const { orderId } = params as { orderId: string };
  if (!/[\p{Cc}\p{Zl}\p{Zp}]/u.test(orderId) && orderId.length <= 2 * MAX_LENGTH) return orderId;
  throw new Refusal('invalid-parameter', 'orderId is no id of an order.', { parameter: 'orderId' });
});
