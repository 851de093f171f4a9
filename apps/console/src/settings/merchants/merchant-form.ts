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

/** The fields of an existing merchant; the service refuses changes of a fixed country or currency. */
export const CHANGE_FIELDS = DATA.map((field) =>
  field.name === 'country' || field.name === 'currency' ? { ...field, hint: texts.fixed } : field,
);
export const NEW_FIELDS = [id, ...DATA];

/** The data of a merchant with the changes of a form; a new merchant is not connected to any channel. */
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

/** The initial values of the form of a merchant. */
export function valuesOf({ name, country, currency, autoLocalization }: Merchant): FormValues {
  return { name, country, currency, autoLocalization: autoLocalization ? 'true' : '' };
}
