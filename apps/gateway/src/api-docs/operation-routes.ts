import { DEFAULT_BODY_BYTES } from '#edge';
import { Injectable } from '@nestjs/common';
import findMyWay from 'find-my-way';
import type { HTTPMethod } from 'find-my-way';
import { ApiDocument, type OperationRoute } from './api-document.js';

/** Node's own limit for a request head is 16 KiB. */
const MAX_PARAM_LENGTH = 16 * 1024;

/** Finds the path of a request when no operation of the path has its method; no operation has this method. */
const ANY_METHOD = 'TRACE';

/**
 * The operations of the API document by the paths of requests. Paths are matched by the same router as in the services,
 * so that both resolve to the same operation.
 */
@Injectable()
export class OperationRoutes {
  private readonly router = findMyWay({
    ignoreTrailingSlash: true,
    maxParamLength: MAX_PARAM_LENGTH,
  });

  constructor({ routes }: ApiDocument) {
    for (const route of routes) this.add(route.method, route);
    for (const [, route] of new Map(routes.map((operation) => [operation.path, operation]))) {
      this.add(ANY_METHOD, route);
    }
  }

  /**
   * The maximum body size of an operation.
   * @param url path and query as sent, percent-encoded
   * @returns bytes; the default for an unknown operation
   */
  limitOf(method: string, url: string): number {
    return this.find(method, url)?.bodyLimit ?? DEFAULT_BODY_BYTES;
  }

  /**
   * The path in the API document (`/ext/orders/{orderId}`), also for a method that it does not have.
   * @param url as above
   * @returns undefined for an unknown path
   */
  pathOf(method: string, url: string): string | undefined {
    const read = method === 'HEAD' ? 'GET' : method;
    return (this.find(read, url) ?? this.find(ANY_METHOD, url))?.path;
  }

  private add(method: string, route: OperationRoute): void {
    const pattern = route.path.replaceAll(/\{(\w+)\}/g, ':$1');
    this.router.on(method as HTTPMethod, pattern, () => undefined, route);
  }

  private find(method: string, url: string): OperationRoute | undefined {
    return this.router.find(method as HTTPMethod, url)?.store as OperationRoute | undefined;
  }
}
