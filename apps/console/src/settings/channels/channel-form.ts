import type { Schemas } from '@entrepot/client';
import { withTexts, type FormField, type FormValues } from '../../design/forms/form-field.js';
import { messages as common } from '../messages.js';
import { messages } from './messages.js';
import type { Channel, ChannelDetail } from './requests.js';

type ChannelRequest = Schemas['SalesChannelRequest'];

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

/** Fields whose values are written in capital letters. */
const CAPITALS = ['country', 'currency', 'service', 'region'];

/**
 * The request of the form's values. A request replaces the channel, so the members of an existing channel that the form
 * does not have are sent back as they are.
 */
export function channelOf(values: FormValues, channel?: Partial<ChannelDetail>): ChannelRequest {
  const { salesChannel: _id, taxType: _taxes, version: _version, ...kept } = channel ?? {};
  const { alignments: _work, ...settings } = kept;
  const checks = DATA.filter(({ kind }) => kind === 'check').map(({ name }) => [
    name,
    values[name] === 'true',
  ]);
  const request = {
    active: true,
    ...settings,
    ...Object.fromEntries(checks),
    feeShare: shareOf(Number(values['feeShare'])),
    priceEnding: { step: Number(values['step']), offset: Number(values['offset']) },
  } as ChannelRequest;
  return withTexts(request, textsOf(values));
}

/** The values of the text fields, as the service writes them. */
function textsOf(values: FormValues): FormValues {
  const members = DATA.filter(({ kind }) => kind === undefined).map(({ name }) => {
    const text = values[name] ?? '';
    return [name, CAPITALS.includes(name) ? text.toUpperCase() : text];
  });
  return Object.fromEntries(members) as FormValues;
}

/** The initial values of the form of a channel. */
export function valuesOf(channel: Channel): FormValues {
  const { feeShare, priceEnding } = channel;
  const members: Readonly<Record<string, unknown>> = {
    ...channel,
    ...priceEnding,
    feeShare: percentOf(feeShare),
  };
  return Object.fromEntries(DATA.map(({ name }) => [name, valueOf(members[name])]));
}

/** The text of a member in the form. */
function valueOf(member: unknown): string {
  return member === undefined || member === false ? '' : String(member);
}

/** The percentage of a share between 0 and 1, without binary rounding errors. */
export function percentOf(share: number): number {
  return Number((share * 100).toFixed(6));
}

function shareOf(percent: number): number {
  return Number((percent / 100).toFixed(8));
}
