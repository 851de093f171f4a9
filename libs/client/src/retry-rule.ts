import { operationTable } from './generated/operation-table.js';
import type { RetryRule } from './retry.js';

const rules = Object.values(operationTable).map(({ method, path, retry }) => ({
  method: method.toUpperCase(),
  segments: path.split('/'),
  retry,
}));

/** @param path as in the API document, or as sent; the query is ignored */
export function retryRule(method: string, path: string): RetryRule {
  const [plain = ''] = path.split('?');
  const given = plain.split('/');
  const found = rules.find((rule) => rule.method === method && fits(rule.segments, given));
  return found?.retry ?? 'never';
}

/** `{orderId}` stands for any segment. */
function fits(segments: readonly string[], given: readonly string[]): boolean {
  return (
    segments.length === given.length &&
    segments.every((segment, at) => segment.startsWith('{') || segment === given[at])
  );
}
