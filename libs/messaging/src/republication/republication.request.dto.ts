import { Instant, Value, parseInstant, rules } from '#edge';
import type { WantedRepublication } from './republications.js';

export class RepublishAllRequest {
  @Instant('Only what changed then or later; everything when left out.', { optional: true })
  from?: string;
}

export class RepublishRequest extends RepublishAllRequest {
  @Value(rules.tenantId, { optional: true, doc: 'Only of this merchant; of all when left out.' })
  merchantId?: string;
}

export function toWantedRepublication({ merchantId, from }: RepublishRequest): WantedRepublication {
  return { merchantId, from: from === undefined ? undefined : parseInstant(from) };
}
