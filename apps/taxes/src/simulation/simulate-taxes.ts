import { taxesOfCart, type Cart, type RefusalCode, type Simulation } from '#landed-cost';
import { Refusal } from '#edge';
import { Injectable } from '@nestjs/common';
import { simulations } from '../metrics.js';
import { ReadTermsAt } from './read-terms-at.js';

export interface SimulationRequest extends Pick<Cart, 'country' | 'state' | 'freight' | 'lines'> {
  /** `YYYY-MM-DD`; today if left out. */
  simulationDate?: string | undefined;
}

const CURRENCY = 'BRL';

/** Simulates the taxes of a cart (decisions 5.7–5.9). Only reads, so it needs no broker. */
@Injectable()
export class SimulateTaxes {
  constructor(private readonly termsAt: ReadTermsAt) {}

  /**
   * @throws Refusal `unsupported-destination`, `unknown-state`, `value-over-simplified-regime`, `no-fx-rate` if no rate
   * was in force on that day; if the rules depend on the goods, also `goods-refused`, `no-duty-rate` or
   * `unknown-hs-code`
   */
  async simulate(request: SimulationRequest, now: Date): Promise<Simulation> {
    try {
      const simulation = await this.taxesOf(request, now);
      simulations.inc({ outcome: 'simulated' });
      return simulation;
    } catch (error) {
      if (error instanceof Refusal) simulations.inc({ outcome: error.code });
      throw error;
    }
  }

  private async taxesOf(
    { simulationDate, ...cart }: SimulationRequest,
    now: Date,
  ): Promise<Simulation> {
    const { terms, day, fxRate, perUsd } = await this.termsAt.read({
      destination: cart.country,
      currency: CURRENCY,
      now,
      day: simulationDate,
    });
    const result = taxesOfCart({ ...cart, date: day, fxRate, perUsd }, terms);
    if (result.ok) return result.value;
    throw refusalOf(result);
  }
}

const POINTERS: Partial<Record<RefusalCode, string>> = {
  'unsupported-destination': '/country',
  'unknown-state': '/state',
};

function refusalOf({ code, detail }: { code: RefusalCode; detail: string }): Refusal {
  const pointer = POINTERS[code];
  return new Refusal(code, detail, pointer ? { errors: [{ pointer, code, detail }] } : {});
}
