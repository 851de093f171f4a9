import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { mergeRouteConfig } from '../routes/route-config.js';

export type ClientKind = 'merchant' | 'sales-channel' | 'fulfillment-partner' | 'operator';

/** The scopes of tokens of a sales channel (decision 10.2). */
export const TOKEN_SCOPES = ['taxes', 'listings', 'orders'] as const;

export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** The scopes of a sales channel's token that names none, like all tokens before scopes existed. */
export const DEFAULT_SCOPES: readonly TokenScope[] = ['taxes'];

/** The access of a client to the operations of its kind: all operations, or only reads. */
export type ClientAccess = 'full' | 'read';

/** The caller, as identified by the token. */
export interface Caller {
  kind: ClientKind;
  clientId: string;
  merchantId?: string;
  salesChannel?: string;
  partnerId?: string;
  /** The scopes of a sales channel's token. */
  scopes?: readonly TokenScope[];
  /** Undefined for full access. */
  access?: 'read';
  /** The token's id (`jti`), by which it is revoked. */
  tokenId: string;
  /** In whole seconds. */
  issuedAt: Date;
  expiresAt: Date;
}

/**
 * The kinds of clients that may use a route. `channel-token` is for the tax simulation, which treats a token of any
 * other kind as missing.
 */
export type Access = 'public' | 'channel-token' | readonly ClientKind[];

/**
 * Restricts a route to kinds of clients: 401 without a valid token, 403 `wrong-client-kind` with a token of another
 * kind (decision 2.2).
 */
export function Clients(...kinds: ClientKind[]): MethodDecorator & ClassDecorator {
  return accessDecorator(kinds);
}

/**
 * Restricts a route to sales channels whose token has a scope: 401 without a valid token, 403 `wrong-client-kind` with
 * a token of another kind, 403 `missing-scope` with a token that lacks the scope (decision 10.2).
 */
export function ChannelScope(scope: TokenScope): MethodDecorator & ClassDecorator {
  return accessDecorator(['sales-channel'], scope);
}

/**
 * Restricts a route to sales channels whose token has the scope `taxes`, as `@ChannelScope` does, except that a token of
 * another kind is answered with 401 (decision 2.2).
 */
export function ChannelToken(): MethodDecorator & ClassDecorator {
  return accessDecorator('channel-token', 'taxes');
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

/** A decorator on a class applies to every route without its own decorator. */
function accessDecorator(access: Access, scope?: TokenScope): MethodDecorator & ClassDecorator {
  const onMethod = mergeRouteConfig({ access, ...(scope === undefined ? {} : { scope }) });
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
