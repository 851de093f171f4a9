import { HTTP_CODE_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig } from 'fastify';
import type { Access, TokenScope } from '../auth/access.js';
import { DEFAULT_BODY_BYTES } from '../routes/body-limit.js';
import type { ListPipe } from '../validation/dto.pipe.js';
import type { DtoClass } from '../validation/members.js';
import { parametersOf } from '../validation/parameters.guard.js';
import type { Rule } from '../validation/rule.js';
import { operationOf, type Operation } from './api-endpoint.js';
import { takesIdempotencyKey } from './idempotent.js';

/** The documentation of a controller's method besides the data of Nest's own API documents. */
export interface RouteText {
  /** Undefined if `@ApiEndpoint` is missing. */
  operation: Operation | undefined;
  access: Access | undefined;
  scope: TokenScope | undefined;
  /** The rules of the path parameters by name, if known. */
  pathRules: ReadonlyMap<string, Rule>;
  /** The maximum size of a body, in bytes. */
  bodyLimit: number;
  takesIdempotencyKey: boolean;
  /** The type and number of items, if the body is a list. */
  list: ListPipe | undefined;
  /** The status of `@HttpCode`. */
  status: number | undefined;
}

export function routeText(controller: DtoClass, method: string): RouteText {
  const { prototype } = controller as { prototype: Record<string, object> };
  const handler = prototype[method] ?? {};
  const config = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler) as
    FastifyContextConfig | undefined;
  return {
    operation: operationOf(controller, method),
    access: config?.access,
    scope: config?.scope,
    pathRules: new Map(
      parametersOf(controller, method).path.map(({ name, rule }) => [name, rule] as const),
    ),
    bodyLimit: config?.bodyLimit ?? DEFAULT_BODY_BYTES,
    takesIdempotencyKey: takesIdempotencyKey(controller, method),
    list: listBody(controller, method),
    status: Reflect.getMetadata(HTTP_CODE_METADATA, handler) as number | undefined,
  };
}

function listBody(controller: DtoClass, method: string): ListPipe | undefined {
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as Record<
    string,
    { pipes: readonly object[] }
  >;
  const body = Object.entries(args).find(([key]) => key.startsWith(`${RouteParamtypes.BODY}:`));
  return body?.[1].pipes.find((pipe): pipe is ListPipe => 'dto' in pipe);
}
