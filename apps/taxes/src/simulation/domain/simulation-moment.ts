import { ruleDay, type Day, type DestinationTerms } from '#landed-cost';

/** What a simulation is made with: the rules of a day, the exchange rate of a moment. */
export interface SimulationMoment {
  day: Day;
  at: Date;
}

/**
 * Today means the rate of this very moment. Another day means its last rate, up to midnight UTC: a rate loaded for a
 * bare date begins with that date in UTC (decision 1.7), which is still the evening before in the destination, whose
 * days choose the rules (decision 5.9).
 * @param terms of the destination
 * @param simulationDate `YYYY-MM-DD`
 */
export function simulationMoment(
  terms: DestinationTerms | undefined,
  now: Date,
  simulationDate?: string,
): SimulationMoment {
  const today = ruleDay(terms, now);
  if (simulationDate === undefined || simulationDate === today) return { day: today, at: now };
  return { day: simulationDate, at: new Date(`${simulationDate}T23:59:59.999Z`) };
}
