import { ruleDay, type Day, type DestinationTerms } from '#landed-cost';

/** The input of a simulation: the rules of a day and the exchange rate of a moment. */
export interface SimulationMoment {
  day: Day;
  moment: Date;
}

/**
 * For today, the rate is that of the current moment. For another day, it is the last rate of the day, up to midnight
 * UTC: a rate that is loaded for a date without a time begins with that date in UTC (decision 1.7), which is still the
 * previous evening in the destination, whose days select the rules (decision 5.9).
 * @param terms the terms of the destination
 * @param simulationDate `YYYY-MM-DD`
 */
export function simulationMoment(
  terms: DestinationTerms | undefined,
  now: Date,
  simulationDate?: string,
): SimulationMoment {
  const today = ruleDay(terms, now);
  if (simulationDate === undefined || simulationDate === today) return { day: today, moment: now };
  return { day: simulationDate, moment: new Date(`${simulationDate}T23:59:59.999Z`) };
}
