import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { mergeRouteConfig } from '../http/route-config.js';

export type ClientKind = 'merchant' | 'sales-channel' | 'fulfillment-partner' | 'operator';

/** What a client may do with the operations of its kind: use all of them, or only read. */
export type ClientAccess = 'full' | 'read';

/** The caller, as identified by the token. */
export interface Caller {
  kind: ClientKind;
  clientId: string;
  merchantId?: string;
  salesChannel?: string;
  partnerId?: string;
  /** Left out for full access. */
  access?: 'read';
  /** The token's id (`jti`), by which it is revoked. */
  tokenId: string;
  expiresAt: Date;
}

/**
 * The kinds of clients that may use a route. `channel-token` is for the tax simulation, which treats any other token as
 * no token.
 */
export type Access = 'public' | 'channel-token' | readonly ClientKind[];

/**
 * Restricts a route to kinds of clients: 401 without a valid token, 403 `wrong-client-kind` with a token of another
 * kind (decision 2.2).
 */
export function Clients(...kinds: ClientKind[]): MethodDecorator & ClassDecorator {
  return accessDecorator(kinds);
}

/** Restricts a route to sales channels; any other token is answered with 401 (decision 2.2). */
export function ChannelToken(): MethodDecorator & ClassDecorator {
  return accessDecorator('channel-token');
}

/** Makes a route public. */
export function Public(): MethodDecorator & ClassDecorator {
  return accessDecorator('public');
}

/** The caller as a controller's parameter; the route must not be public. */
export const CallerOf = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<FastifyRequest>();
  if (caller === undefined) throw new Error('a public route has no caller');
  return caller;
});

/** On a class it applies to every route without a decorator of its own. */
function accessDecorator(access: Access): MethodDecorator & ClassDecorator {
  const onMethod = mergeRouteConfig({ access });
  return (target: object, name?: string | symbol, descriptor?: PropertyDescriptor) => {
    if (name !== undefined && descriptor !== undefined) {
      onMethod(target, name, descriptor);
      return;
    }
    const prototype = (target as { prototype: object }).prototype;
    const methods = Object.entries(Object.getOwnPropertyDescriptors(prototype));
    for (const [method, own] of methods) {
      if (isRoute(own.value) && !declaresAccess(own.value)) onMethod(prototype, method, own);
    }
  };
}

function isRoute(method: unknown): method is object {
  return typeof method === 'function' && Reflect.hasMetadata(PATH_METADATA, method);
}

function declaresAccess(method: object): boolean {
  const config = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, method) as
    FastifyContextConfig | undefined;
  return config?.access !== undefined;
}
