import type { Schemas } from '@entrepot/client';
import type { FormField, FormValues } from '../../design/forms/form-field.js';
import { messages as common } from '../messages.js';
import { messages } from './messages.js';
import type { Merchant } from './requests.js';

const { form: texts } = messages;

const id: FormField = { name: 'merchantId', label: texts.id, hint: common.idHint, maxLength: 16 };

const DATA: readonly FormField[] = [
  { name: 'name', label: texts.name, maxLength: 512 },
  {
    name: 'country',
    label: common.country,
    hint: common.countryHint,
    suggest: 'country',
    maxLength: 3,
  },
  { name: 'currency', label: common.currency, hint: common.currencyHint, maxLength: 3 },
  { name: 'autoLocalization', label: texts.auto, hint: texts.autoHint, kind: 'check' },
];

/** Of a merchant that is there; the country and the currency may be fixed, which the service says. */
export const CHANGE_FIELDS = DATA.map((field) =>
  field.name === 'country' || field.name === 'currency' ? { ...field, hint: texts.fixed } : field,
);
export const NEW_FIELDS = [id, ...DATA];

/** The data of a merchant with what a form has changed of it; a new one is connected to no channel. */
export function merchantOf(
  values: FormValues,
  merchant?: Pick<Merchant, 'connectedChannels' | 'active'>,
): Schemas['MerchantRequest'] {
  const { name = '', country = '', currency = '', autoLocalization } = values;
  const { connectedChannels = [], active = true } = merchant ?? {};
  return {
    name: name.trim(),
    country: country.trim().toUpperCase(),
    currency: currency.trim().toUpperCase(),
    autoLocalization: autoLocalization === 'true',
    connectedChannels,
    active,
  };
}

/** What a form shows of a merchant. */
export function valuesOf({ name, country, currency, autoLocalization }: Merchant): FormValues {
  return { name, country, currency, autoLocalization: autoLocalization ? 'true' : '' };
}
