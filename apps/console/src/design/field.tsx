import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';

export interface FieldProps {
  label: string;
  /** Explains what to enter. */
  hint?: string | undefined;
  /** The fault of the entered value. */
  fault?: string | undefined;
  children: (ids: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
}

/** A label over a control, with a hint and a fault that describe the control. */
export function Field({ label, hint, fault, children }: FieldProps) {
  const id = useId();
  const note = fault ?? hint;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        ...(note !== undefined && { 'aria-describedby': `${id}-note` }),
        ...(fault !== undefined && { 'aria-invalid': true }),
      })}
      {note !== undefined && (
        <p id={`${id}-note`} className={fault === undefined ? 'field-hint' : 'field-fault'}>
          {note}
        </p>
      )}
    </div>
  );
}

type InputProps = Omit<FieldProps, 'children'> & InputHTMLAttributes<HTMLInputElement>;

export function TextField({ label, hint, fault, ...input }: InputProps) {
  return (
    <Field label={label} hint={hint} fault={fault}>
      {(ids) => <input type="text" {...input} {...ids} className="input" />}
    </Field>
  );
}

type AreaProps = Omit<FieldProps, 'children'> & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** Text of several lines. */
export function TextArea({ label, hint, fault, ...area }: AreaProps) {
  return (
    <Field label={label} hint={hint} fault={fault}>
      {(ids) => <textarea rows={4} {...area} {...ids} className="input area" />}
    </Field>
  );
}

type CheckProps = Omit<FieldProps, 'children' | 'fault'> & InputHTMLAttributes<HTMLInputElement>;

export function CheckField({ label, hint, ...input }: CheckProps) {
  return (
    <label className="check">
      <input {...input} type="checkbox" />
      <span>
        {label}
        {hint !== undefined && <span className="under">{hint}</span>}
      </span>
    </label>
  );
}
