import { allocation, decimal, roundMoney, sum, type Decimal, type Numeric } from '#money';
import type { Day } from '../day.js';
import { done, refused, type Result } from '../result.js';
import { BRAZIL_REFORM_TAXES, BRAZIL_STATES, brazilRegime } from '../rules/brazil.js';
import { rulesVersion } from '../rules/destinations.js';
import { ruleOn } from '../rules/dated.js';
import { overRegime, unsupported } from './taxes-on.js';
import { bracketOf, taxesIn } from './taxes.js';

const CURRENCY = 'BRL';

export interface Cart {
  date: Day;
  /** ISO 3166 alpha-2; only BR is simulated (decision 5.7). */
  country: string;
  /** Two letters, upper case. */
  state: string;
  /** BRL per US dollar */
  fxRate: Numeric;
  /** BRL for the whole cart */
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

const TAXES = ['cbs', 'ibsState', 'ibsMunicipal', 'icms', 'importDuty'] as const;
type TaxAmounts = Record<(typeof TAXES)[number], Decimal>;

/** BRL to the cent. `total` is import duty + ICMS; the other three are informative (decision 5.8). */
export type SimulatedTaxes = TaxAmounts & { total: Decimal };

export interface Simulation {
  fxRate: Decimal;
  rulesVersion: string;
  /** One for each line of the cart, in its order. */
  lines: (SimulatedTaxes & { id: string; skuId: string })[];
  /** Each the sum over the lines, exactly. */
  totals: SimulatedTaxes;
}

/**
 * The taxes of a cart sold by a certified store to a person (decisions 5.7–5.9): computed once on the whole cart,
 * each total rounded once, half up, and shared over the lines by unit price × quantity.
 */
export function taxesOfCart(
  cart: Cart,
): Result<
  Simulation,
  'unsupported-destination' | 'unknown-state' | 'value-over-simplified-regime'
> {
  if (cart.country !== 'BR') return unsupported(cart.country);
  if (!BRAZIL_STATES.has(cart.state)) {
    return refused('unknown-state', `${cart.state} is not a state of Brazil.`);
  }
  const fxRate = decimal(cart.fxRate);
  const goods = cart.lines.map(lineValue);
  const totals = cartTaxes(cart, goods, fxRate);
  if (!totals) return overRegime(cart.country);
  return done({
    fxRate,
    rulesVersion: rulesVersion(cart.country, cart.date),
    lines: shareOverLines(totals, cart.lines, goods),
    totals,
  });
}

function cartTaxes(
  cart: Cart,
  goods: readonly Decimal[],
  fxRate: Decimal,
): SimulatedTaxes | undefined {
  const value = sum(goods).plus(decimal(cart.freight));
  const bracket = bracketOf(brazilRegime(cart.date, cart.state), value, fxRate);
  if (!bracket) return undefined;
  const taxes = new Map(taxesIn(bracket, value, fxRate).map((tax) => [tax.name, tax.value]));
  const duty = taxes.get('import-duty')!;
  const { cbs, ibsState, ibsMunicipal } = ruleOn(BRAZIL_REFORM_TAXES, cart.date);
  const reformBase = value.plus(duty);
  const exact: TaxAmounts = {
    cbs: reformBase.times(cbs),
    ibsState: reformBase.times(ibsState),
    ibsMunicipal: reformBase.times(ibsMunicipal),
    icms: taxes.get('icms')!,
    importDuty: duty,
  };
  return withTotal((tax) => roundMoney(exact[tax], CURRENCY));
}

function shareOverLines(
  totals: SimulatedTaxes,
  lines: readonly CartLine[],
  goods: readonly Decimal[],
): Simulation['lines'] {
  const quantities = lines.map(({ quantity }) => decimal(quantity));
  const share = allocation(CURRENCY, goods, quantities);
  const shares = new Map(TAXES.map((tax) => [tax, share(totals[tax])]));
  return lines.map(({ id, skuId }, i) => ({
    id,
    skuId,
    ...withTotal((tax) => shares.get(tax)![i]!),
  }));
}

function withTotal(amountOf: (tax: keyof TaxAmounts) => Decimal): SimulatedTaxes {
  const amounts = Object.fromEntries(TAXES.map((tax) => [tax, amountOf(tax)])) as TaxAmounts;
  return { ...amounts, total: amounts.icms.plus(amounts.importDuty) };
}

function lineValue({ quantity, unitPrice }: CartLine): Decimal {
  return decimal(unitPrice).times(decimal(quantity));
}
