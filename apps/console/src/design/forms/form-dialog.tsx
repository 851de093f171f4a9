import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { isProblem } from '../../api/problem.js';
import { fill } from '../../language/texts.js';
import { Button } from '../button.js';
import { Dialog } from '../dialog.js';
import { TextField } from '../field.js';
import { messages } from '../messages.js';
import { Problem } from '../problem.js';
import { FormFields } from './form-fields.js';
import { missingIn } from './form-field.js';
import type { FormField, FormValues } from './form-field.js';

const { form: texts } = messages;

interface Props<T> {
  title: string;
  /** What the act does, and what follows from it. */
  explained?: ReactNode;
  /** Those that depend on what was entered are a function of it. */
  fields: readonly FormField[] | ((values: FormValues) => readonly FormField[]);
  initial?: FormValues;
  /** On the button. */
  sendText: string;
  /** Makes the act a dangerous one: this is to be typed before it is done. */
  confirm?: string;
  /** @param idempotencyKey of this opening of the dialog @throws ApiProblem */
  send: (values: FormValues, idempotencyKey: string) => Promise<T>;
  onDone: (answer: T, values: FormValues) => void;
  onClose: () => void;
}

/** Asks for what an act needs, and does it: one act for each opening, however often it is sent. */
export function FormDialog<T>(props: Props<T>) {
  const { title, explained, initial = {}, sendText, confirm, send, onDone, onClose } = props;
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [values, setValues] = useState<FormValues>(initial);
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const sending = useMutation({
    mutationFn: () => send(values, idempotencyKey),
    onSuccess: (answer) => onDone(answer, values),
  });
  const fields = typeof props.fields === 'function' ? props.fields(values) : props.fields;
  const missing = missingIn(fields, values);
  const isConfirmed = confirm === undefined || typed.trim() === confirm;
  const submit = (): void => {
    setChecked(true);
    if (missing.length === 0 && isConfirmed && !sending.isPending) sending.mutate();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {explained !== undefined && <p>{explained}</p>}
        <FormFields
          fields={fields}
          values={values}
          faults={{
            ...faultsOf(sending.error),
            ...(checked && Object.fromEntries(missing.map((name) => [name, texts.missing]))),
          }}
          onChange={(name, value) => setValues((old) => ({ ...old, [name]: value }))}
        />
        {confirm !== undefined && (
          <TextField
            label={fill(texts.confirm, { id: confirm })}
            fault={checked && !isConfirmed ? texts.confirmFault : undefined}
            value={typed}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        {sending.error && <Problem error={sending.error} />}
        <div className="form-foot">
          <Button onClick={onClose}>{texts.back}</Button>
          <Button
            type="submit"
            look={confirm === undefined ? 'primary' : 'danger'}
            disabled={sending.isPending}
          >
            {sendText}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** What the service says about single fields, by their names. */
function faultsOf(error: Error | null): Record<string, string> {
  if (!isProblem(error)) return {};
  return Object.fromEntries(
    error.errors.flatMap(({ pointer, detail }) =>
      pointer === undefined ? [] : [[pointer.slice(1), detail]],
    ),
  );
}
