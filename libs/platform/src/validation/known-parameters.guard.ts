import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../problems/refusal.js';
import { membersOf } from './members.js';

type Method = (...args: never[]) => unknown;

/**
 * A misspelt filter must not return everything: unknown query parameters are refused (decision 1.5). A guard, because
 * the first interceptor of a route sends each of its requests through rxjs.
 */
export class KnownParametersGuard implements CanActivate {
  private readonly known = new WeakMap<Method, ReadonlySet<string>>();

  canActivate(context: ExecutionContext): boolean {
    const { query } = context.switchToHttp().getRequest<FastifyRequest>();
    for (const parameter of Object.keys(query as object)) {
      if (!this.parametersOf(context).has(parameter)) {
        throw new Refusal('unknown-parameter', 'The operation has no such query parameter.', {
          parameter,
        });
      }
    }
    return true;
  }

  private parametersOf(context: ExecutionContext): ReadonlySet<string> {
    const handler = context.getHandler() as Method;
    const found = this.known.get(handler) ?? queryParameters(context.getClass(), handler.name);
    this.known.set(handler, found);
    return found;
  }
}

/** The members of the query DTOs among a controller method's parameters. */
function queryParameters(controller: object, method: string): ReadonlySet<string> {
  const prototype = (controller as { prototype: object }).prototype;
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as Record<
    string,
    { index: number }
  >;
  const types = (Reflect.getMetadata('design:paramtypes', prototype, method) ?? []) as unknown[];
  return new Set(
    Object.entries(args)
      .filter(([key]) => key.startsWith(`${RouteParamtypes.QUERY}:`))
      .flatMap(([, { index }]) => [...(membersOf(types[index])?.keys() ?? [])]),
  );
}
