import type { ProblemTable } from '#edge';

/** Why taxes refuses a well-formed request. */
export const taxesProblems = {
  'duplicate-line': {
    status: 422,
    title: 'Two lines of the cart have the same id',
    meaning: 'Two lines have the same `id`, so the answer could not distinguish them.',
    remedy: 'Give each line a unique id.',
  },
  'unsupported-destination': {
    status: 422,
    title: 'There are no tax rules for this destination',
    meaning:
      'The tax simulation supports Brazil only. The landed cost needs tax rules of the destination that are in force on that day and have a case for the goods.',
    remedy: 'Send `country` BR, or ask the operator to load tax rules of the destination.',
  },
  'unknown-state': {
    status: 422,
    title: 'The destination has no such state',
    meaning:
      'The destination has no state with the code in `state` (or in `region` of the landed cost).',
    remedy: 'Send the two letters of a Brazilian state.',
  },
  'value-over-simplified-regime': {
    status: 422,
    title: 'The value is above what the simplified import regime covers',
    meaning:
      "The value is above the last limit of the destination's tax rules: US$ 3,000 of goods and freight in Brazil.",
    remedy: 'Split the cart.',
  },
  'no-fx-rate': {
    status: 422,
    title: 'There is no exchange rate for that day',
    meaning:
      'No exchange rate is in force on that day for the currency of the cart or for a currency of the tax rules.',
    remedy: 'Ask the operator to load one, or choose another day.',
  },
  'goods-refused': {
    status: 422,
    title: 'The destination refuses these goods',
    meaning: 'The tax rules of the destination refuse the goods of the cart.',
    remedy: 'Do not sell these goods to the destination.',
  },
  'no-duty-rate': {
    status: 422,
    title: 'There is no duty rate for the goods',
    meaning: 'The duty rates of the destination do not cover the goods of the cart.',
    remedy: 'Ask the operator to load duty rates that cover the goods.',
  },
  'unknown-hs-code': {
    status: 422,
    title: 'The HS code of the goods is not known',
    meaning:
      'The taxes of the destination depend on HS codes, which the cart of a simulation does not have.',
    remedy: 'Send the cart to `POST /ext/landedCost`, whose lines have HS codes.',
  },
  'simulation-date-not-allowed': {
    status: 422,
    title: 'A simulation date is for the sandbox only',
    meaning: '`simulationDate` was sent in production, where taxes are simulated for today.',
    remedy: 'Leave it out.',
  },
  'fx-rate-not-found': {
    status: 404,
    title: 'There is no exchange rate in force',
    meaning: 'No exchange rate has come into force yet.',
    remedy: 'Ask the operator to load one.',
  },
  'fx-rate-exists': {
    status: 409,
    title: 'Another rate comes into force at the same moment',
    meaning:
      'Another rate of this currency comes into force at the same moment, and rates are never edited in place.',
    remedy: 'Send a later `validFrom`.',
  },
  'fx-rate-back-dated': {
    status: 422,
    title: 'The rate would change answers for a past day',
    meaning:
      'Answers stay reproducible for every past day, so no rate may begin on a day (UTC) that is over once the pair has ' +
      "an earlier one. A rate that begins before the pair's first changes no answer and is accepted.",
    remedy: 'Leave `validFrom` out, or send a moment of today or later.',
  },
  'invalid-terms': {
    status: 422,
    title: 'The document cannot be evaluated',
    meaning:
      'The tax rules, duty rates or freight tariff have faults; `errors` lists them with pointers. Every currency other than USD needs an exchange rate, and all rule sets of a destination must have the same time zone. Nothing was loaded.',
    remedy: 'Correct the members that `errors` names, then load the whole document again.',
  },
  'already-loaded': {
    status: 409,
    title: 'Another document has the same first day',
    meaning:
      'Another document of the same destination, or of the same route and service, has the same first day, or an operator has ended this document. Documents are never edited in place.',
    remedy:
      'Send `correction` with a reason to load the next revision, or choose another `validFrom`.',
  },
  'back-dated': {
    status: 422,
    title: 'The change affects past days',
    meaning: 'Other terms applied on past days, in the time zone of the destination.',
    remedy: 'Choose today or a later day. To correct past days, send `correction` with a reason.',
  },
  'confirm-needed': {
    status: 422,
    title: 'The document must be confirmed',
    meaning:
      'Rates, amounts or prices are at least 1,000 times the previous ones, as if they were in another unit; or a correction changes the time zone in which all terms of the destination count days; or tax rules look up duty rates (`byHs`) that the destination does not have. `errors` points at them. Nothing was loaded.',
    remedy:
      'Check them. Load missing duty rates first. If the document is right as it is, send it again with `confirm` true.',
  },
  'terms-too-large': {
    status: 422,
    title: 'The terms are too large for an event',
    meaning:
      'The terms in force and to come are published in one event, which can hold 511 KiB of terms. Nothing was changed.',
    remedy:
      'Use shorter HS prefixes or fewer countries of origin, or load terms with a later first day later.',
  },
  'duty-rates-needed': {
    status: 422,
    title: 'Tax rules look up these duty rates',
    meaning:
      'After this end, tax rules in force would look up duty rates (`byHs`) of a destination that has none, and goods that need one would be refused. Nothing was changed.',
    remedy:
      'Load the next duty rates first, or end the tax rules first. A faulty table can be replaced by a correction.',
  },
  'not-in-force': {
    status: 409,
    title: 'The terms cannot be ended',
    meaning: 'A correction replaced the terms, or they were withdrawn.',
    remedy:
      'List the terms to see when each is in force. A withdrawn document can be loaded again.',
  },
  'terms-not-found': {
    status: 404,
    title: 'There are no such terms',
    meaning: 'No terms have this id, or none are in force on that day.',
    remedy: 'List the terms to find their ids and days.',
  },
} as const satisfies ProblemTable;
