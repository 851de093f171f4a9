import { column, dates, prose, type ApiRecord, type CommandSpec } from '../command-spec.js';

/** The days on which terms are in force: `2026-07-01 to 2028-06-30`, `from 2028-07-01`. */
function periodsText({ inForce }: ApiRecord): string {
  return (inForce as { from: string; until?: string }[])
    .map(({ from, until }) => (until === undefined ? `from ${from}` : `${from} to ${until}`))
    .join(', ');
}

/** The day before the first day withdraws the terms. */
export function endedText(subject: string, { validFrom, validUntil }: ApiRecord): string {
  return String(validUntil) < String(validFrom)
    ? `${subject} is withdrawn.`
    : `${subject} ends on ${String(validUntil)}.`;
}

const END = {
  asks: 'End {id} on {validUntil}?',
  done: (terms: ApiRecord) => endedText(String(terms['id']), terms),
};

const COLUMNS = [
  column('id', 'ID'),
  column('destination', 'DESTINATION', { wide: true }),
  column('validFrom', 'VALID FROM', { wide: true }),
  column('validUntil', 'VALID UNTIL', { wide: true }),
  { ...prose('inForce', 'IN FORCE'), text: periodsText },
  column('estimate', 'ESTIMATE', { rank: 4 }),
  prose('source', 'SOURCE', { rank: 2 }),
  prose('correction', 'CORRECTION', { wide: true }),
  column('loadedBy', 'LOADED BY', { wide: true }),
  dates('loadedAt', 'LOADED (UTC)', { rank: 1 }),
];

/** Tax rules, duty rates and freight tariffs; `load` and `check` read files and have commands of their own. */
export const TERMS_COMMANDS: readonly CommandSpec[] = [
  {
    path: 'terms list',
    operations: ['listTaxRules'],
    about: 'list tax rules, upcoming ones included, and when each is in force',
    list: { member: 'terms', columns: COLUMNS, none: 'There are no tax rules.', order: 'newest' },
  },
  { path: 'terms show', operations: ['readTaxRules'], about: 'show tax rules' },
  {
    path: 'terms end',
    operations: ['endTaxRules'],
    about: 'set the last day of tax rules, or withdraw them',
    ...END,
  },
  {
    path: 'duties list',
    operations: ['listDutyRates'],
    about: 'list duty rates, upcoming ones included, and when each is in force',
    list: { member: 'terms', columns: COLUMNS, none: 'There are no duty rates.', order: 'newest' },
  },
  {
    path: 'duties current',
    operations: ['readDutyRatesInForce'],
    about: 'show the duty rates of a destination that are in force',
  },
  {
    path: 'duties show',
    operations: ['readDutyRates'],
    about: 'show the duty rates of a destination by their id',
  },
  {
    path: 'duties end',
    operations: ['endDutyRates'],
    about: 'set the last day of duty rates, or withdraw them',
    ...END,
  },
  {
    path: 'tariffs list',
    operations: ['listFreightTariffs'],
    about: 'list freight tariffs, upcoming ones included, and when each is in force',
    list: { member: 'terms', columns: COLUMNS, none: 'There are no tariffs.', order: 'newest' },
  },
  { path: 'tariffs show', operations: ['readFreightTariff'], about: 'show a freight tariff' },
  {
    path: 'tariffs end',
    operations: ['endFreightTariff'],
    about: 'set the last day of a freight tariff, or withdraw it',
    ...END,
  },
  {
    path: 'taxes quote',
    operations: ['quoteLandedCost'],
    about: 'for a sales channel: quote duties, taxes and fees of a cart, given with --data',
  },
  {
    path: 'taxes calculate',
    operations: ['calculateLandedCost'],
    about: 'for operators: calculate duties, taxes and fees of a cart, given with --data',
  },
];
