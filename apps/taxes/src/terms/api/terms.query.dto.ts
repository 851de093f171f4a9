import { Flag, Int, Value, rules } from '#edge';
import { countryParameter } from './country-parameter.rules.js';

const LIMIT = 50;
const LIMIT_MAX = 200;

export class LoadTermsQuery {
  @Flag('Returns the result of a load without loading anything.', { optional: true })
  dryRun?: boolean;
}

export class ListTermsQuery {
  @Value(countryParameter, { optional: true, doc: 'Only terms of this destination.' })
  destination?: string;

  @Value(rules.day, { optional: true, doc: 'Only terms in force on this day.' })
  inForceOn?: string;

  @Int({ min: 1, optional: true, doc: '`next` of the previous page.' })
  after?: number;

  @Int({ min: 1, max: LIMIT_MAX, optional: true, doc: '1 to 200 rows; 50 if left out.' })
  limit: number = LIMIT;
}

export class InForceQuery {
  @Value(rules.day, { optional: true, doc: 'The day; today if left out.' })
  inForceOn?: string;
}
