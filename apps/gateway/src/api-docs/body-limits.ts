import { DEFAULT_BODY_BYTES } from '#platform';
import { Injectable } from '@nestjs/common';
import findMyWay from 'find-my-way';
import type { HTTPMethod } from 'find-my-way';
import { ApiDocument } from './api-document.js';

/** Node's own limit for a request head is 16 KiB. */
const MAX_PARAM_LENGTH = 16 * 1024;

/**
 * The maximum body size of each operation, from the API document. Paths are matched by the same router as in the
 * services, so that both resolve to the same operation.
 */
@Injectable()
export class BodyLimits {
  private readonly router = findMyWay({
    ignoreTrailingSlash: true,
    maxParamLength: MAX_PARAM_LENGTH,
  });

  constructor({ bodyLimits }: ApiDocument) {
    for (const { method, path, bytes } of bodyLimits) {
      const pattern = path.replaceAll(/\{(\w+)\}/g, ':$1');
      this.router.on(method as HTTPMethod, pattern, () => undefined, bytes);
    }
  }

  /**
   * @param url path and query as sent, percent-encoded
   * @returns bytes; the default for an unknown operation
   */
  limitOf(method: string, url: string): number {
    const found = this.router.find(method as HTTPMethod, url);
    return found === null ? DEFAULT_BODY_BYTES : (found.store as number);
  }
}
