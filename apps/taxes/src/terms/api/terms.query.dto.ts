import { Flag, Int, Value, rules } from '#platform';
import { countryCode } from './terms.rules.js';

const LIMIT = 50;
const LIMIT_MAX = 200;

export class LoadTermsQuery {
  @Flag('Answers what would happen, and loads nothing.', { optional: true })
  dryRun?: boolean;
}

export class ListTermsQuery {
  @Value(countryCode, { optional: true, doc: 'Only those of this destination.' })
  destination?: string;

  @Value(rules.day, { optional: true, doc: 'Only those that are in force on this day.' })
  inForceOn?: string;

  @Int({ min: 1, optional: true, doc: 'Begins after this one: `next` of the page before.' })
  after?: number;

  @Int({ min: 1, max: LIMIT_MAX, optional: true, doc: '1 to 200 rows; 50 when left out.' })
  limit: number = LIMIT;
}

export class InForceQuery {
  @Value(rules.day, { optional: true, doc: 'The day; today when left out.' })
  inForceOn?: string;
}
