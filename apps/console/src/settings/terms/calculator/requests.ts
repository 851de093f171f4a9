import type { Schemas } from '@entrepot/client';
import { call } from '../../../api/client.js';

export const PATH = '/ops/landedCost';

export type Cart = Schemas['CalculateLandedCostRequest'];
export type LandedCost = Schemas['LandedCostResponse'];
export type LandedLine = LandedCost['lines'][number];
export type LandedLineTax = LandedLine['taxes'][number];

/** @throws ApiProblem, with pointers into the cart */
export function calculate(body: Cart): Promise<LandedCost> {
  return call('calculateLandedCost', { body });
}
