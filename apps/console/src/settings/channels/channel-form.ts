import type { Schemas } from '@entrepot/client';
import { fieldsOf, withTexts, type FormValues } from '../../design/forms/form-field.js';
import { messages as common } from '../messages.js';
import { COUNTRY, CURRENCY, ID, NAME, withFixed } from '../parts/directory-fields.js';
import { messages } from './messages.js';
import type { Channel, ChannelDetail } from './requests.js';

type ChannelRequest = Schemas['SalesChannelRequest'];

const { form: texts } = messages;

export const NEW_FIELDS = fieldsOf(
  { ...common, ...texts },
  {
    salesChannel: { ...ID, hint: common.idHint },
    name: NAME,
    country: COUNTRY,
    currency: CURRENCY,
    locale: { maxLength: 64 },
    taxesOnline: { kind: 'check' },
    feeShare: { kind: 'number' },
    step: { members: ['priceEnding'], kind: 'number' },
    offset: { kind: 'number' },
    service: { maxLength: 32, optional: true },
    freightShownSeparately: { kind: 'check' },
    scheme: { maxLength: 64, optional: true },
    region: { maxLength: 3, optional: true },
  },
);
const DATA = NEW_FIELDS.slice(1);
export const CHANGE_FIELDS = withFixed(DATA, ['country', 'currency', 'locale'], texts.fixed);

/** Fields whose values are written in capital letters. */
const CAPITALS = ['country', 'currency', 'service', 'region'];

/**
 * The request of the form's values. A request replaces the channel, so the members of an existing channel that the form
 * does not have are sent back as they are.
 */
export function channelOf(values: FormValues, channel?: Partial<ChannelDetail>): ChannelRequest {
  const { salesChannel: _id, taxType: _taxes, version: _version, ...rest } = channel ?? {};
  const { alignments: _work, ...settings } = rest;
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

export function valuesOf(channel: Channel): FormValues {
  const { feeShare, priceEnding } = channel;
  const members: Readonly<Record<string, unknown>> = {
    ...channel,
    ...priceEnding,
    feeShare: percentOf(feeShare),
  };
  return Object.fromEntries(DATA.map(({ name }) => [name, valueOf(members[name])]));
}

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
