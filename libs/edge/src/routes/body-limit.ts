import { mergeRouteConfig } from './route-config.js';

/** In bytes. */
export const KIB = 1024;
/** In bytes. */
export const MIB = 1024 * KIB;

/** The maximum of all operations (decision 1.6). */
export const MAX_BODY_BYTES = 4 * MIB;

/** The default limit of operations. */
export const DEFAULT_BODY_BYTES = 64 * KIB;

/**
 * Limits the body of an operation, in bytes (decision 1.6). The limit allows a valid body with the longest documented
 * texts and the most items, up to 4 MiB; unknown members count as well.
 */
export function BodyLimit(bytes: number): MethodDecorator {
  return mergeRouteConfig({ bodyLimit: bytes });
}
