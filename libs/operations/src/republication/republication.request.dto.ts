import { Instant, Value, parseInstant, rules } from '#edge';
import type { WantedRepublication } from './republications.js';

export class RepublishAllRequest {
  @Instant('Only records that changed then or later; all by default.', { optional: true })
  from?: string;
}

export class RepublishRequest extends RepublishAllRequest {
  @Value(rules.tenantId, { optional: true, doc: 'Only of this merchant; of all by default.' })
  merchantId?: string;
}

export function toWantedRepublication({ merchantId, from }: RepublishRequest): WantedRepublication {
  return { merchantId, from: from === undefined ? undefined : parseInstant(from) };
}
