import type { ComponentProps } from 'react';
import { SettledField } from '../design/forms/settled-field.js';

interface Props extends Omit<ComponentProps<typeof SettledField>, 'initial' | 'onSettled'> {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A filter by a text, which takes effect once it is complete; it follows the address. */
export function TextFilter({ value, onChange, ...field }: Props) {
  return <SettledField {...field} initial={value ?? ''} onSettled={onChange} />;
}
