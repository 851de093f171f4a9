import type { FormField } from '../../design/forms/form-field.js';

/** What is known of the fields that merchants and channels share. */
export const ID = { maxLength: 16 };
export const NAME = { maxLength: 512 };
export const COUNTRY = { suggest: 'country', maxLength: 3 } as const;
export const CURRENCY = { maxLength: 3 };

/** The fields of an existing record; the service refuses changes of the fixed ones. */
export function withFixed(
  fields: readonly FormField[],
  fixed: readonly string[],
  hint: string,
): FormField[] {
  return fields.map((field) => (fixed.includes(field.name) ? { ...field, hint } : field));
}
