import { mergeRouteConfig } from '../route-config.js';

/** In bytes. */
export const KIB = 1024;
/** In bytes. */
export const MIB = 1024 * KIB;

/** The most that any operation takes (decision 1.6). */
export const MAX_BODY_BYTES = 4 * MIB;

/** What an operation takes that does not declare a limit of its own. */
export const DEFAULT_BODY_BYTES = 64 * KIB;

/**
 * How many bytes the body of this operation may have (decision 1.6). A valid body of the longest texts and most items
 * that the operation documents fits, up to 4 MiB; unknown members take part of it.
 */
export function BodyLimit(bytes: number): MethodDecorator {
  return mergeRouteConfig({ bodyLimit: bytes });
}
