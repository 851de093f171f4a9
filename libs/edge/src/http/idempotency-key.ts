import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { documentIdempotencyKey } from '../openapi/idempotent.js';
import { Refusal } from '#runtime';
import { id } from '../validation/text-rules.js';

/**
 * The `Idempotency-Key` header, 1–128 printable characters (decision 1.9); undefined if the header is absent.
 * @throws Refusal `invalid-parameter`
 */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const key = headers['idempotency-key'];
    const fault = key === undefined ? undefined : id.check(key);
    if (fault === undefined) return key as string | undefined;
    throw new Refusal('invalid-parameter', `Idempotency-Key ${fault.detail}.`, {
      parameter: 'Idempotency-Key',
    });
  },
  [documentIdempotencyKey],
);
