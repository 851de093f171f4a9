import { tokenScopes, type TokenScope } from '@entrepot/client';
import type { FormField, FormValues } from '../../design/forms/form-field.js';
import { messages } from '../messages.js';

const { scopes: texts } = messages;

/** The scopes of the tokens of a sales channel (decision 10.2). */
export const scopesField: FormField = {
  name: 'scopes',
  label: texts.label,
  hint: texts.hint,
  kind: 'many',
  none: texts.none,
  choices: tokenScopes.map((value) => ({ value, label: value, note: texts[value] })),
};

export function scopesOf({ scopes = '' }: FormValues): TokenScope[] {
  const scopeNames = scopes.split(',');
  return tokenScopes.filter((scope) => scopeNames.includes(scope));
}
