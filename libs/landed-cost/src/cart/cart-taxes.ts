import { allocation, decimal, Decimal, roundMoney, sum, type Numeric } from '#money';
import type { Day } from '../day.js';
import { done, refused, type Result } from '../result.js';
import {
  rulesVersion,
  taxTermsOfDay,
  type TermsByDestination,
} from '../rule-sets/destination-terms.js';
import { evaluate, type Unassessed } from '../rule-sets/evaluate.js';
import type { Tax } from '../rule-sets/taxes-in.js';
import { ratesOf, type PerUsd } from '../terms.js';
import { isState } from './brazil.js';

const CURRENCY = 'BRL';

export interface Cart {
  date: Day;
  /** ISO 3166 alpha-2; only BR is simulated (decision 5.7). */
  country: string;
  /** Two letters, upper case. */
  state: string;
  /** BRL per US dollar. */
  fxRate: Numeric;
  /** The exchange rates of the other currencies in the rules. */
  perUsd?: PerUsd;
  /** BRL for the whole cart. */
  freight: Numeric;
  /** At least one; unit prices in BRL, 0 or more; quantities above 0. */
  lines: readonly CartLine[];
}

export interface CartLine {
  id: string;
  skuId: string;
  quantity: Numeric;
  unitPrice: Numeric;
}

/** The amounts of an answer, with the names of their taxes in the rules. */
const TAXES = {
  cbs: 'cbs',
  ibsState: 'ibs-state',
  ibsMunicipal: 'ibs-municipal',
  icms: 'icms',
  importDuty: 'import-duty',
} as const;
const AMOUNTS = Object.keys(TAXES) as (keyof typeof TAXES)[];
type TaxAmounts = Record<keyof typeof TAXES, Decimal>;

/**
 * BRL to the cent. `total` is the sum of import duty and ICMS; the other three taxes are informative (decision 5.8).
 */
export type SimulatedTaxes = TaxAmounts & { total: Decimal };

export interface Simulation {
  fxRate: Decimal;
  rulesVersion: string;
  /** One entry for each line of the cart, in the same order. */
  lines: (SimulatedTaxes & { id: string; skuId: string })[];
  /** The exact sums over the lines. */
  totals: SimulatedTaxes;
}

/**
 * Computes the taxes of a cart sold by a certified store to a person (decisions 5.7–5.9): once for the whole cart, each
 * total rounded once, half up, and divided over the lines by unit price × quantity.
 */
export function taxesOfCart(
  cart: Cart,
  terms: TermsByDestination,
): Result<Simulation, Unassessed | 'no-fx-rate' | 'unknown-state'> {
  const { country, state, date } = cart;
  const taxTerms = country === 'BR' ? terms.get(country) : undefined;
  const inForce = taxTermsOfDay(taxTerms, { destination: country, day: date });
  if (!inForce.ok) return inForce;
  const { ruleSet } = inForce.value;
  if (!isState(state)) {
    return refused('unknown-state', `${state} is not a state of Brazil.`);
  }
  const fxRate = decimal(cart.fxRate);
  const lines = cart.lines.map(({ quantity, unitPrice }) => ({
    hsCode: UNCLASSIFIED,
    origin: '',
    quantity: decimal(quantity),
    value: decimal(unitPrice).times(decimal(quantity)),
  }));
  const consignment = {
    lines,
    freight: decimal(cart.freight),
    insurance: ZERO,
    shippedFrom: '',
    region: state,
  };
  const rates = ratesOf(inForce.value, { currency: CURRENCY, localPerUsd: fxRate }, cart.perUsd);
  if (!rates.ok) return rates;
  const assessed = evaluate(ruleSet.compiled, consignment, rates.value);
  if (!assessed.ok) return assessed;
  const totals = roundedTotals(assessed.value.taxes);
  return done({
    fxRate,
    rulesVersion: rulesVersion(ruleSet),
    lines: shareOverLines(totals, cart.lines, lines),
    totals,
  });
}

/** No HS code has this prefix, so rules for certain goods do not apply, and the duty table has no rate. */
const UNCLASSIFIED = '0000000000';
const ZERO = new Decimal(0);

function roundedTotals(taxes: readonly Tax[]): SimulatedTaxes {
  return withTotal((tax) =>
    roundMoney(
      sum(taxes.filter(({ name }) => name === TAXES[tax]).map(({ value }) => value)),
      CURRENCY,
    ),
  );
}

function shareOverLines(
  totals: SimulatedTaxes,
  lines: readonly CartLine[],
  weights: readonly { value: Decimal; quantity: Decimal }[],
): Simulation['lines'] {
  const share = allocation(
    CURRENCY,
    weights.map(({ value }) => value),
    weights.map(({ quantity }) => quantity),
  );
  const shares = new Map(AMOUNTS.map((tax) => [tax, share(totals[tax])]));
  return lines.map(({ id, skuId }, i) => ({
    id,
    skuId,
    ...withTotal((tax) => shares.get(tax)![i]!),
  }));
}

function withTotal(amountOf: (tax: keyof TaxAmounts) => Decimal): SimulatedTaxes {
  const amounts = Object.fromEntries(AMOUNTS.map((tax) => [tax, amountOf(tax)])) as TaxAmounts;
  return { ...amounts, total: amounts.icms.plus(amounts.importDuty) };
}
