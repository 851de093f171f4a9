import type { Schemas } from '@entrepot/client';
import { fieldsOf, type FormValues } from '../../design/forms/form-field.js';
import { messages as common } from '../messages.js';
import { COUNTRY, CURRENCY, ID, NAME, withFixed } from '../parts/directory-fields.js';
import { messages } from './messages.js';
import type { Merchant } from './requests.js';

const { form: texts } = messages;

export const NEW_FIELDS = fieldsOf(
  { ...common, ...texts },
  {
    merchantId: { ...ID, hint: common.idHint },
    name: NAME,
    country: COUNTRY,
    currency: CURRENCY,
    autoLocalization: { kind: 'check' },
  },
);
export const CHANGE_FIELDS = withFixed(NEW_FIELDS.slice(1), ['country', 'currency'], texts.fixed);

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

export function valuesOf({ name, country, currency, autoLocalization }: Merchant): FormValues {
  return { name, country, currency, autoLocalization: autoLocalization ? 'true' : '' };
}
