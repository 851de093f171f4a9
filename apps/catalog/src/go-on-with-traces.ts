import type { UnitOfWork } from '#messaging';
import { beginSpan } from '#platform';
import { skuSubject } from './domain/sku.js';
import type { SkuKey } from './domain/sku.js';

/** What a task tells belongs to the trace of the request that queued it (decision 1.11). */
export function goOnWithTraces(
  unitOfWork: UnitOfWork,
  name: string,
  tasks: readonly (SkuKey & { traceparent: string | null })[],
): void {
  for (const { traceparent, ...key } of tasks) {
    if (traceparent === null) continue;
    const span = beginSpan(name, { parent: traceparent });
    unitOfWork.continueTrace(skuSubject(key), span?.traceparent ?? traceparent);
    if (span) unitOfWork.onCommitted(() => span.end());
  }
}
