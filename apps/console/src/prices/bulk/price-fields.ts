import { fieldsOf, type FormField, type FormValues } from '../../design/forms/form-field.js';
import { messages } from '../messages.js';
import type { PriceRow } from '../price-row.js';
import { countryOf, isAmount } from '../set/price-input.js';
import { isByPercent, isPercent } from './price-change.js';

const { bulk: texts, set } = messages;

export function payoutFields(values: FormValues): readonly FormField[] {
  return [...HOW, ...(isByPercent(values) ? PERCENT : AMOUNTS)];
}

/**
 * The fields for the change of payouts, or of the prices that buyers see. @param rows the rows whose currencies are
 * offered
 */
export function priceFields(values: FormValues, rows: readonly PriceRow[]): readonly FormField[] {
  if (!isInChannel(values)) return [...WHICH, ...payoutFields(values)];
  const isEntered = !isByPercent(values);
  const needsCountry = rows.some(
    ({ localizedCurrency }) => countryOf(localizedCurrency) === undefined,
  );
  return [
    ...WHICH,
    ...HOW,
    ...(isEntered ? [...AMOUNTS, ...currencyField(rows)] : PERCENT),
    ...(needsCountry ? COUNTRY : []),
  ];
}

/** Whether the change sets the price that buyers see in a channel, not the payout. */
export function isInChannel({ which }: FormValues): boolean {
  return which === 'shown';
}

/** @param rows the rows; the first one determines the currency of an amount */
export function startOf(rows: readonly PriceRow[]): FormValues {
  const [first] = rows;
  return { which: 'payout', how: 'amount', ...(first && { currency: first.localizedCurrency }) };
}

const WHICH = fieldsOf(texts, {
  which: {
    kind: 'choice',
    choices: [
      { value: 'payout', label: texts.payout },
      { value: 'shown', label: texts.shown },
    ],
  },
});
const HOW = fieldsOf(texts, {
  how: {
    kind: 'choice',
    choices: [
      { value: 'amount', label: texts.amount },
      { value: 'percent', label: texts.percentage },
    ],
  },
});
const AMOUNTS = fieldsOf(texts, {
  sale: {
    members: ['salePrice'],
    check: ({ sale = '' }) => (isAmount(sale) ? undefined : set.amountFault),
  },
  list: {
    members: ['listPrice'],
    optional: true,
    check: ({ list = '' }) => (list.trim() === '' || isAmount(list) ? undefined : set.amountFault),
  },
});
const PERCENT = fieldsOf(texts, {
  percent: { check: ({ percent }) => (isPercent(percent) ? undefined : texts.percentFault) },
});
const COUNTRY = fieldsOf({ ...set, ...texts }, { country: { suggest: 'country' } });

function currencyField(rows: readonly PriceRow[]): FormField[] {
  const currencies = [...new Set(rows.map(({ localizedCurrency }) => localizedCurrency))];
  const choices = currencies.map((value) => ({ value, label: value }));
  return fieldsOf(texts, { currency: { kind: 'choice', choices } });
}
