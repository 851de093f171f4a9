import { DEFAULT_BODY_BYTES } from '#platform';
import { Injectable } from '@nestjs/common';
import findMyWay from 'find-my-way';
import type { HTTPMethod } from 'find-my-way';
import { ApiDocument } from './api-document.js';

/** Node's own limit for a whole request head is 16 KiB. */
const MAX_PARAM_LENGTH = 16 * 1024;

/**
 * How many bytes the body of each operation may have, by the API document. Paths are matched by the router that the
 * services use, so that both come to the same operation.
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
   * @param url path and query as they were sent, percent-encoded
   * @returns bytes; the default where the document has no such operation
   */
  limitOf(method: string, url: string): number {
    const found = this.router.find(method as HTTPMethod, url);
    return found === null ? DEFAULT_BODY_BYTES : (found.store as number);
  }
}
