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
  const pathSegments = plain.split('/');
  const matchingRule = rules.find(
    (rule) => rule.method === method && fits(rule.segments, pathSegments),
  );
  return matchingRule?.retry ?? 'never';
}

/** `{orderId}` stands for any segment. */
function fits(segments: readonly string[], pathSegments: readonly string[]): boolean {
  return (
    segments.length === pathSegments.length &&
    segments.every((segment, index) => segment.startsWith('{') || segment === pathSegments[index])
  );
}
