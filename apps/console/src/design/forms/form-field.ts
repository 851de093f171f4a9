import type { ComponentType } from 'react';
import type { Choice } from '../select.js';
import type { FaultyField } from './place-faults.js';
import type { SuggestionKind } from './suggestions.js';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Enough hexadecimal digits to distinguish the records on a page. */
const DIGITS = 6;

/** A field of a form. All values are texts: a checkbox is `true` or empty, several choices are separated by commas. */
export interface FormField {
  /**
   * The name of the value, and of the member of the request that the field fills; a fault of this member is shown at
   * the field.
   */
  name: string;
  /** Further members of the request that the field fills. */
  members?: readonly string[];
  label: string;
  hint?: string;
  /**
   * `text` when left out; a `moment` and a `day` are UTC, and `lines` are ids separated by blanks, commas or line ends.
   */
  kind?: 'text' | 'number' | 'moment' | 'day' | 'lines' | 'check' | 'choice' | 'many';
  choices?: readonly Choice<string>[];
  /** The suggestions of a `text`; other values can be typed. */
  suggest?: SuggestionKind;
  /** Shown by a field of several choices while none is selected. */
  none?: string;
  optional?: true;
  maxLength?: number;
  /** The field is shown read-only. */
  fixed?: boolean;
  /** A custom control, if no kind fits. */
  control?: ComponentType<ControlProps>;
  /** Checks the values before they are sent; undefined if there is no fault. */
  check?: (values: FormValues) => string | undefined;
}

/**
 * The props of a field's control. The control may store further values in the form, so that the draft contains them.
 */
export interface ControlProps {
  label: string;
  hint: string | undefined;
  fault: string | undefined;
  values: FormValues;
  onChange: (name: string, value: string) => void;
}

type Texts<N extends string> = Readonly<Record<N, string>> &
  Readonly<Partial<Record<`${N}Hint`, string>>>;

/**
 * Fields whose labels and hints are texts under their names: `reason` and `reasonHint`.
 * @param fields what else is known of each field, in their order
 */
export function fieldsOf<N extends string>(
  texts: Texts<NoInfer<N>>,
  fields: Readonly<Record<N, Omit<FormField, 'name' | 'label'>>>,
): FormField[] {
  const hints: Readonly<Partial<Record<string, string>>> = texts;
  return Object.keys(fields).map((key) => {
    const name = key as N;
    const hint = hints[`${name}Hint`];
    return { name, label: texts[name], ...(hint !== undefined && { hint }), ...fields[name] };
  });
}

export type FormValues = Readonly<Record<string, string>>;

/** The ids of a field of `lines`, without repetitions. */
export function idsOf(text = ''): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((id) => id !== ''))];
}

/** The selected values of a field of the kind `many`. */
export function manyOf(text = ''): string[] {
  return text.split(',').filter(Boolean);
}

/** The moment of a field in the form of the API; undefined if the field is empty. */
export function momentOf(text = ''): string | undefined {
  return text === '' ? undefined : `${text}:00.000Z`;
}

/** A moment in the form of a field of the kind `moment`. @param time in ms */
export function momentValue(time: number): string {
  return new Date(time).toISOString().slice(0, 16);
}

/** A record with texts of a form, trimmed; an empty text removes its member. */
export function withTexts<T extends object>(record: T, texts: FormValues): T {
  const otherMembers = Object.entries(record).filter(([member]) => !(member in texts));
  const filled = Object.entries(texts)
    .map(([member, text]) => [member, text.trim()])
    .filter(([, text]) => text !== '');
  return Object.fromEntries([...otherMembers, ...filled]) as T;
}

/** The fields in the form for placing faults of the API: a list of ids is a field with rows. */
export function faultyFields(fields: readonly FormField[], values: FormValues): FaultyField[] {
  return fields.map(({ name, label, members, kind }) => {
    const isList = kind === 'lines' || kind === 'many';
    return { name, label, members, rows: isList ? idsOf(values[name]) : undefined };
  });
}

/** The faults that the checks of the fields find, by the name of the field. */
export function faultsIn(fields: readonly FormField[], values: FormValues): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name, check }) => {
      const fault = check?.(values);
      return fault === undefined ? [] : [[name, fault]];
    }),
  );
}

/** The required fields that are empty. */
export function missingIn(fields: readonly FormField[], values: FormValues): string[] {
  return fields
    .filter(({ kind, optional, fixed }) => kind !== 'check' && !optional && !fixed)
    .map(({ name }) => name)
    .filter((name) => (values[name] ?? '').trim() === '');
}

/** The text that a person types to confirm an act on a record: its id, or the last six digits of a UUID. */
export function shortName(id: string): string {
  return UUID.test(id) ? id.slice(-DIGITS) : id;
}
