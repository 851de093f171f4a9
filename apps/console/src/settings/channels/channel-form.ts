import type { Schemas } from '@entrepot/client';
import type { FormField, FormValues } from '../../design/forms/form-field.js';
import { messages as common } from '../messages.js';
import { messages } from './messages.js';
import type { Channel } from './requests.js';

const { form: texts } = messages;
const FIXED = ['country', 'currency', 'locale'];

const id: FormField = { name: 'salesChannel', label: texts.id, hint: common.idHint, maxLength: 16 };

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
  { name: 'locale', label: texts.locale, hint: texts.localeHint, maxLength: 64 },
  { name: 'taxesOnline', label: texts.taxesOnline, hint: texts.taxesOnlineHint, kind: 'check' },
  { name: 'feeShare', label: texts.feeShare, kind: 'number' },
  { name: 'step', members: ['priceEnding'], label: texts.step, kind: 'number' },
  { name: 'offset', label: texts.offset, hint: texts.offsetHint, kind: 'number' },
  {
    name: 'service',
    label: texts.service,
    hint: texts.serviceHint,
    maxLength: 32,
    optional: true,
  },
  {
    name: 'freightShownSeparately',
    label: texts.freightShownSeparately,
    hint: texts.freightShownSeparatelyHint,
    kind: 'check',
  },
  { name: 'scheme', label: texts.scheme, hint: texts.schemeHint, maxLength: 64, optional: true },
  { name: 'region', label: texts.region, hint: texts.regionHint, maxLength: 3, optional: true },
];

export const NEW_FIELDS = [id, ...DATA];
/** The fields of an existing channel; the service refuses changes of fixed members. */
export const CHANGE_FIELDS = DATA.map((field) =>
  FIXED.includes(field.name) ? { ...field, hint: texts.fixed } : field,
);

/** @param active left out for a new channel, which is active */
export function channelOf(values: FormValues, active = true): Schemas['SalesChannelRequest'] {
  const { name = '', country = '', currency = '', locale = '', taxesOnline } = values;
  return {
    name: name.trim(),
    country: country.trim().toUpperCase(),
    currency: currency.trim().toUpperCase(),
    locale: locale.trim(),
    taxesOnline: taxesOnline === 'true',
    feeShare: shareOf(Number(values['feeShare'])),
    priceEnding: { step: Number(values['step']), offset: Number(values['offset']) },
    active,
    freightShownSeparately: values['freightShownSeparately'] === 'true',
    ...givenOf(values),
  };
}

/** The members that are omitted if empty. */
function givenOf({ service = '', scheme = '', region = '' }: FormValues) {
  return {
    ...(service.trim() !== '' && { service: service.trim().toUpperCase() }),
    ...(scheme.trim() !== '' && { scheme: scheme.trim() }),
    ...(region.trim() !== '' && { region: region.trim().toUpperCase() }),
  };
}

/** The initial values of the form of a channel. */
export function valuesOf(channel: Channel): FormValues {
  const { name, country, currency, locale, taxesOnline, feeShare, priceEnding } = channel;
  const { service, freightShownSeparately, scheme = '', region = '' } = channel;
  return {
    name,
    country,
    currency,
    locale,
    taxesOnline: taxesOnline ? 'true' : '',
    feeShare: String(percentOf(feeShare)),
    step: String(priceEnding.step),
    offset: String(priceEnding.offset),
    service,
    freightShownSeparately: freightShownSeparately ? 'true' : '',
    scheme,
    region,
  };
}

/** The percentage of a share between 0 and 1, without binary rounding errors. */
export function percentOf(share: number): number {
  return Number((share * 100).toFixed(6));
}

function shareOf(percent: number): number {
  return Number((percent / 100).toFixed(8));
}
