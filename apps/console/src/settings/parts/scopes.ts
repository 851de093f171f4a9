import type { Schemas } from '@entrepot/client';
import type { FormField, FormValues } from '../../design/forms/form-field.js';
import { messages } from '../messages.js';

const { scopes: texts } = messages;

export type Scope = Schemas['ChangeScopesRequest']['scopes'][number];

const SCOPES: readonly Scope[] = ['taxes', 'listings', 'orders'];

/** The scopes of the tokens of a sales channel (decision 10.2). */
export const scopesField: FormField = {
  name: 'scopes',
  label: texts.label,
  hint: texts.hint,
  kind: 'many',
  none: texts.none,
  choices: SCOPES.map((value) => ({ value, label: value, note: texts[value] })),
};

export function scopesOf({ scopes = '' }: FormValues): Scope[] {
  const given = scopes.split(',');
  return SCOPES.filter((scope) => given.includes(scope));
}
