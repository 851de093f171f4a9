import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { mergeRouteConfig } from '../http/route-config.js';

export type ClientKind = 'merchant' | 'sales-channel' | 'fulfillment-partner' | 'operator';

/** Who calls, as their token says. */
export interface Caller {
  kind: ClientKind;
  clientId: string;
  merchantId?: string;
  salesChannel?: string;
  partnerId?: string;
  /** The token's own id (`jti`), by which it is revoked. */
  tokenId: string;
}

/** Who may use a route. `channel-token` is the tax simulation's rule: any other token counts as none. */
export type Access = 'public' | 'channel-token' | readonly ClientKind[];

/** For these kinds of client: 401 without a valid token, 403 `wrong-client-kind` with another's (decision 2.2). */
export function Clients(...kinds: ClientKind[]): MethodDecorator & ClassDecorator {
  return accessDecorator(kinds);
}

/** For sales channels, where every token that is not a live sales-channel token is 401 (decision 2.2). */
export function ChannelToken(): MethodDecorator & ClassDecorator {
  return accessDecorator('channel-token');
}

/** Needs no token. */
export function Public(): MethodDecorator & ClassDecorator {
  return accessDecorator('public');
}

/** The caller, in a controller's parameters; the route must not be public. */
export const CallerOf = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<FastifyRequest>();
  if (caller === undefined) throw new Error('a public route has no caller');
  return caller;
});

/** On a class: for each of its routes that does not say otherwise itself. */
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
      if (isRoute(own.value) && !saysAccess(own.value)) onMethod(prototype, method, own);
    }
  };
}

function isRoute(method: unknown): method is object {
  return typeof method === 'function' && Reflect.hasMetadata(PATH_METADATA, method);
}

function saysAccess(method: object): boolean {
  const config = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, method) as
    FastifyContextConfig | undefined;
  return config?.access !== undefined;
}
