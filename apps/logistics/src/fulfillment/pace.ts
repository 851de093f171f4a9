import type { LogisticsConfig } from '../config.js';
import type { Pace } from './domain/order-flow.js';

/** Injection token of {@link Pace}. */
export const PACE = Symbol('pace of fulfillment');

/** In the sandbox fulfillment advances automatically; in production each step waits for a report (decision 6.8). */
export function paceOf(config: LogisticsConfig): Pace {
  if (config.ENTREPOT_ENV === 'production') return 'manual';
  return { stepDelayMs: config.SANDBOX_STEP_DELAY_MS };
}
