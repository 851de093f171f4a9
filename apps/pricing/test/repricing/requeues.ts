import type { PricingService } from '../pricing-service.js';

/** The jobs that rules have caused, as operators see them. */
export async function requeuesOf({ service }: PricingService) {
  const token = await service.tokens.operator();
  const { body } = await service.fetch('/ops/prices/requeues', { token });
  return body.requeues.filter(({ cause }: { cause: string }) => cause === 'rules');
}
