import { RouteConfig } from '@nestjs/platform-fastify';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig } from 'fastify';

/** Adds to a route's Fastify configuration; Nest's `RouteConfig` would replace it. */
export function mergeRouteConfig(config: FastifyContextConfig): MethodDecorator {
  return (target, name, descriptor) => {
    const method = descriptor.value as object;
    const present = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, method) as
      object | undefined;
    RouteConfig({ ...present, ...config })(target, name, descriptor);
  };
}
