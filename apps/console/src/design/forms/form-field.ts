import type { ComponentType } from 'react';
import type { Choice } from '../select.js';
import type { FaultyField } from './place-faults.js';
import type { SuggestionKind } from './suggestions.js';

/** What a form asks for. All values are texts: a check is `true` or empty, several choices have commas between them. */
export interface FormField {
  /** Of the value, and of the member of the request that the field fills: a fault of this member is shown at the field. */
  name: string;
  /** Further members of the request that the field fills. */
  members?: readonly string[];
  label: string;
  hint?: string;
  /** `text` when left out; a `moment` and a `day` are UTC, and `lines` are ids with blanks, commas or line ends between them. */
  kind?: 'text' | 'number' | 'moment' | 'day' | 'lines' | 'check' | 'choice' | 'many';
  choices?: readonly Choice<string>[];
  /** What a `text` suggests; others can be typed. */
  suggest?: SuggestionKind;
  /** Shown by several choices while none is made. */
  none?: string;
  optional?: true;
  maxLength?: number;
  /** It is shown, and cannot be changed. */
  fixed?: boolean;
  /** A control of its own, where no kind has one. */
  control?: ComponentType<ControlProps>;
  /** What is wrong with the values before they are sent; undefined where nothing is. */
  check?: (values: FormValues) => string | undefined;
}

/** What the control of a field gets. It may keep further values in the form, so that the draft has them. */
export interface ControlProps {
  label: string;
  hint: string | undefined;
  fault: string | undefined;
  values: FormValues;
  onChange: (name: string, value: string) => void;
}

export type FormValues = Readonly<Record<string, string>>;

/** The ids of a field of `lines`, each once. */
export function idsOf(text = ''): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((id) => id !== ''))];
}

/** The moment of a field, as the API takes it; undefined when it is empty. */
export function momentOf(text = ''): string | undefined {
  return text === '' ? undefined : `${text}:00.000Z`;
}

/** A moment as a field of the kind `moment` has it. @param at in ms */
export function momentValue(at: number): string {
  return new Date(at).toISOString().slice(0, 16);
}

/** The fields as faults of the API find them: a list of ids is a field with rows. */
export function faultyFields(fields: readonly FormField[], values: FormValues): FaultyField[] {
  return fields.map(({ name, label, members, kind }) => {
    const isList = kind === 'lines' || kind === 'many';
    return { name, label, members, rows: isList ? idsOf(values[name]) : undefined };
  });
}

/** What the checks of the fields find, by the name of the field. */
export function faultsIn(fields: readonly FormField[], values: FormValues): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name, check }) => {
      const fault = check?.(values);
      return fault === undefined ? [] : [[name, fault]];
    }),
  );
}

/** The fields that are empty and must not be. */
export function missingIn(fields: readonly FormField[], values: FormValues): string[] {
  return fields
    .filter(({ kind, optional, fixed }) => kind !== 'check' && !optional && !fixed)
    .map(({ name }) => name)
    .filter((name) => (values[name] ?? '').trim() === '');
}
