import { createHash } from 'node:crypto';
import { Refusal, rules } from '#platform';
import type { Caller } from '#platform';
import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { KeyedRequest } from '../store/idempotency.store.js';

/** The `Idempotency-Key` header; undefined when the client gave none. */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const key = headers['idempotency-key'];
    const fault = key === undefined ? undefined : rules.id.check(key);
    if (fault === undefined) return key as string | undefined;
    throw new Refusal('invalid-parameter', `Idempotency-Key ${fault.detail}.`, {
      parameter: 'Idempotency-Key',
    });
  },
);

/** What makes a request the same as another: client, operation, key and all of the body that is understood. */
export function keyedRequest(
  { clientId }: Caller,
  operation: string,
  key: string | undefined,
  body: object,
): KeyedRequest | undefined {
  if (key === undefined) return undefined;
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  return { clientId, operation, key, bodyHash };
}
