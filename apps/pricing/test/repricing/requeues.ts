import type { PricingService } from '../pricing-service.js';

/** The jobs caused by rules, in the form that operators see. */
export async function requeuesOf({ service }: PricingService) {
  const token = await service.tokens.operator();
  const { body } = await service.fetch('/ops/prices/requeues', { token });
  return body.requeues.filter(({ cause }: { cause: string }) => cause === 'rules');
}
