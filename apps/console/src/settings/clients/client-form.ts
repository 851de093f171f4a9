import { clientAccesses, clientKinds, type ClientKind, type Schemas } from '@entrepot/client';
import { fieldsOf, type FormField, type FormValues } from '../../design/forms/form-field.js';
import { scopesField, scopesOf } from '../parts/scopes.js';
import { messages } from './messages.js';

const { create: texts } = messages;

const ID = { maxLength: 128 };
const FIELDS = fieldsOf(texts, {
  clientId: ID,
  kind: {
    kind: 'choice',
    choices: clientKinds.map((value) => ({ value, label: messages.kinds[value] })),
  },
});
const OF_KIND: Partial<Record<string, FormField[]>> = {
  merchant: fieldsOf(texts, { merchantId: { suggest: 'merchant', maxLength: 16 } }),
  'fulfillment-partner': fieldsOf(texts, { partnerId: ID }),
  'sales-channel': [
    ...fieldsOf(texts, { salesChannel: { suggest: 'channel', maxLength: 16 } }),
    scopesField,
  ],
  operator: fieldsOf(texts, {
    access: {
      kind: 'choice',
      choices: clientAccesses.map((value) => ({ value, label: messages.access[value] })),
    },
  }),
};

/** The fields of a client depend on its kind. */
export function createFields({ kind = '' }: FormValues): FormField[] {
  return [...FIELDS, ...(OF_KIND[kind] ?? [])];
}

export function clientOf(values: FormValues): Schemas['CreateClientRequest'] {
  const { clientId = '', merchantId = '', partnerId = '', salesChannel = '', access } = values;
  const kind = values['kind'] as ClientKind;
  return {
    clientId: clientId.trim(),
    kind,
    ...(kind === 'merchant' && { merchantId: merchantId.trim() }),
    ...(kind === 'fulfillment-partner' && { partnerId: partnerId.trim() }),
    ...(kind === 'sales-channel' && {
      salesChannel: salesChannel.trim(),
      scopes: scopesOf(values),
    }),
    ...(kind === 'operator' && { access: access === 'read' ? 'read' : 'full' }),
  };
}
