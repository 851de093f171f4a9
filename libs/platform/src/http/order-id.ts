import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../problems/refusal.js';
import { orderId as rule } from '../validation/text-rules.js';

/**
 * The order's id in the path. It is longer than other ids, as it is made of three.
 * @throws Refusal `invalid-parameter`
 */
export const OrderId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { params } = context.switchToHttp().getRequest<FastifyRequest>();
  const { orderId } = params as { orderId: string };
  const fault = rule.check(orderId);
  if (fault === undefined) return orderId;
  throw new Refusal('invalid-parameter', `orderId ${fault.detail}.`, { parameter: 'orderId' });
});
