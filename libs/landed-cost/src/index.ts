export { taxesOfCart } from './cart/cart-taxes.js';
export type { Cart, SimulatedTaxes, Simulation } from './cart/cart-taxes.js';
export { landedCost } from './cart/landed-cost.js';
export type {
  LandedCart,
  LandedCost,
  LandedLine,
  LandedLineTax,
  LandedTax,
  LandedTotals,
} from './cart/landed-cost.js';
export { quotedAt, quotedTaxes, quotedTotal, quoteOf } from './cart/quote.js';
export type { LandedCostQuote } from './cart/quote.js';
export { dayIn, type Day } from './day.js';
export { payoutOfDestinationPrice } from './price/destination-price.js';
export type { Packed } from './price/freight.js';
export { hsDigits } from './hs-code.js';
export { localizePrice } from './price/localize-price.js';
export { orderMoney, type OrderItem, type OrderMoney, type OrderRequest } from './order-money.js';
export { roundTerms, type LocalizedPrice, type PriceRequest } from './price/price.js';
export type { Refusal, RefusalCode } from './result.js';
export { DIALECT } from './rule-sets/dialect.js';
export {
  currenciesOf,
  ruleDay,
  tariffOfDay,
  taxTermsOfDay,
  termsInForce,
  termsOfDay,
} from './rule-sets/destination-terms.js';
export type {
  DestinationTerms,
  Period,
  RevisedDutyRates,
  RevisedRuleSet,
  RevisedTariff,
  RouteTariffs,
  TaxTermsOfDay,
  TermsOfDay,
  TermsByDestination,
} from './rule-sets/destination-terms.js';
export type { ShownTax } from './shown-tax.js';
export type { PerUsd } from './terms.js';
export { faultsOfDutyRates } from './rule-sets/check/duty-rates-faults.js';
export type { Fault } from './rule-sets/check/fault.js';
export { faultsOfFreightTariff } from './rule-sets/check/freight-tariff-faults.js';
export { faultsOfRuleSet } from './rule-sets/check/rule-set-faults.js';
export * as valueFaults from './rule-sets/check/values.js';
export { compileRuleSet } from './rule-sets/compile.js';
export { compileFreightTariff } from './tariffs/compile-tariff.js';
export type { DutyRates } from './rule-sets/duty-rates.js';
export { compileDutyRates } from './rule-sets/duty-table.js';
export { evaluate } from './rule-sets/evaluate.js';
export type { FreightTariff } from './tariffs/freight-tariff.js';
export type { RuleSet } from './rule-sets/rule-set.js';
