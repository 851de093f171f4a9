import { clientAccesses, clientKinds, type ClientKind, type Schemas } from '@entrepot/client';
import type { FormField, FormValues } from '../../design/forms/form-field.js';
import { scopesField, scopesOf } from '../parts/scopes.js';
import { messages } from './messages.js';

const { create: texts } = messages;

const accessField: FormField = {
  name: 'access',
  label: texts.access,
  hint: texts.accessHint,
  kind: 'choice',
  choices: clientAccesses.map((value) => ({ value, label: messages.access[value] })),
};

/** The fields of a client depend on its kind. */
export function createFields({ kind }: FormValues): FormField[] {
  const ofKind: Partial<Record<string, FormField[]>> = {
    merchant: [
      {
        name: 'merchantId',
        label: texts.merchant,
        hint: texts.merchantHint,
        suggest: 'merchant',
        maxLength: 16,
      },
    ],
    'fulfillment-partner': [
      { name: 'partnerId', label: texts.partner, hint: texts.partnerHint, maxLength: 128 },
    ],
    'sales-channel': [
      {
        name: 'salesChannel',
        label: texts.channel,
        hint: texts.channelHint,
        suggest: 'channel',
        maxLength: 16,
      },
      scopesField,
    ],
    operator: [accessField],
  };
  return [
    { name: 'clientId', label: texts.id, hint: texts.idHint, maxLength: 128 },
    {
      name: 'kind',
      label: texts.kind,
      kind: 'choice',
      choices: clientKinds.map((value) => ({ value, label: messages.kinds[value] })),
    },
    ...(ofKind[kind ?? ''] ?? []),
  ];
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
