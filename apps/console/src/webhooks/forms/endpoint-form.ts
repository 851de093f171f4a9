import type { Schemas } from '@entrepot/client';
import {
  fieldsOf,
  manyOf,
  type FormField,
  type FormValues,
} from '../../design/forms/form-field.js';
import type { Choice } from '../../design/select.js';
import { messages } from '../messages.js';
import type { Endpoint } from '../requests.js';

const { form: texts } = messages;

type DeliverySettings = Pick<Endpoint, 'url' | 'payload' | 'ordering' | 'rate'>;

export const NEW_VALUES: FormValues = { payload: 'full', ordering: 'subject', rate: '50' };

export const MERCHANT_FIELD = fieldsOf(texts, {
  merchantId: { suggest: 'merchant', maxLength: 16 },
});

export function endpointFields(types: readonly Choice<string>[]): FormField[] {
  return fieldsOf(texts, {
    url: { maxLength: 2048 },
    types: { kind: 'many', none: texts.anyType, choices: types, optional: true },
    payload: { kind: 'choice', choices: choicesOf(texts.payloadChoices) },
    ordering: { kind: 'choice', choices: choicesOf(texts.orderingChoices) },
    rate: { kind: 'number' },
    description: { maxLength: 512, optional: true },
  });
}

/** One choice for each value, with its label. */
export function choicesOf(words: Readonly<Record<string, string>>): Choice<string>[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}

/** The chosen types; undefined for all. */
export function typesOf({ types }: FormValues): string[] | undefined {
  const chosen = manyOf(types);
  return chosen.length === 0 ? undefined : chosen;
}

export function valuesOf(endpoint: Endpoint): FormValues {
  const { url, types = [], payload, ordering, rate, description = '' } = endpoint;
  return { url, types: types.join(','), payload, ordering, rate: String(rate), description };
}

/** The body of a new endpoint, without empty values. */
export function createBody(values: FormValues): Schemas['CreateEndpointRequest'] {
  const types = typesOf(values);
  const description = values['description']?.trim() ?? '';
  return {
    ...deliverySettings(values),
    ...(types && { types }),
    ...(description !== '' && { description }),
  };
}

/** The body of a change, which removes empty values. */
export function changeBody(values: FormValues): Schemas['ChangeEndpointRequest'] {
  const description = values['description']?.trim() ?? '';
  return {
    ...deliverySettings(values),
    types: typesOf(values) ?? null,
    description: description === '' ? null : description,
  };
}

function deliverySettings({ url = '', payload, ordering, rate }: FormValues): DeliverySettings {
  return {
    url: url.trim(),
    payload: payload === 'thin' ? 'thin' : 'full',
    ordering: ordering === 'none' ? 'none' : 'subject',
    rate: Number(rate),
  };
}
