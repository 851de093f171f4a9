import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { fill } from '../../language/texts.js';
import { Button } from '../button.js';
import { CloseButton, Dialog } from '../dialog.js';
import { useDraft } from '../drafts/use-draft.js';
import { TextField } from '../field.js';
import { messages } from '../messages.js';
import { Form } from './form.js';
import { shortName } from './form-field.js';
import { FormFields } from './form-fields.js';
import { faultsIn, faultyFields, missingIn } from './form-field.js';
import type { FormField, FormValues } from './form-field.js';
import { faultsOf, placeFaults } from './place-faults.js';

const { form: texts } = messages;

interface Props<T> {
  title: string;
  /** The effect of the act and its consequences. */
  explained?: ReactNode | undefined;
  /** A function of the entered values if the fields depend on them; left out if there are none. */
  fields?: readonly FormField[] | ((values: FormValues) => readonly FormField[]);
  initial?: FormValues;
  /** The label of the button. */
  sendText: string;
  /** Marks the act as dangerous: the person must type this text first, or its end if it is a UUID. */
  confirm?: string | undefined;
  /** @param idempotencyKey of this opening of the dialog @throws ApiProblem */
  send: (values: FormValues, idempotencyKey: string) => Promise<T>;
  onDone: (answer: T, values: FormValues) => void;
  onClose: () => void;
}

/** Asks for the values of an act and performs it: one act for each opening, however often it is sent. */
export function FormDialog<T>({ onClose, ...act }: Props<T>) {
  return (
    <Dialog title={act.title} onClose={onClose}>
      <ActForm {...act} />
    </Dialog>
  );
}

/** The form is within the dialog, so that the dialog knows its draft. */
function ActForm<T>(props: Omit<Props<T>, 'onClose'>) {
  const { title, explained, initial = {}, sendText, send, onDone } = props;
  const confirm = props.confirm === undefined ? undefined : shortName(props.confirm);
  const draft = useDraft<FormValues>(title, initial);
  const { value: values, idempotencyKey } = draft;
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const sending = useMutation({
    mutationFn: (sent: FormValues) => send(sent, idempotencyKey),
    onSuccess: (answer, sent) => {
      draft.clear();
      onDone(answer, sent);
    },
  });
  const { fields: declared = [] } = props;
  const fields = typeof declared === 'function' ? declared(values) : declared;
  const wrong = {
    ...Object.fromEntries(missingIn(fields, values).map((name) => [name, texts.missing])),
    ...faultsIn(fields, values),
  };
  const isComplete = Object.keys(wrong).length === 0;
  const isConfirmed = confirm === undefined || typed.trim() === confirm;
  const faults = placeFaults(
    faultsOf(sending.error),
    faultyFields(fields, sending.variables ?? values),
  );
  const submit = (): void => {
    setChecked(true);
    if (isComplete && isConfirmed && !sending.isPending) sending.mutate(values);
  };
  return (
    <Form draft={draft} onSubmit={submit} error={sending.error} faults={faults}>
      {explained !== undefined && <p>{explained}</p>}
      <FormFields
        fields={fields}
        values={values}
        faults={{ ...faults.byField, ...(checked && wrong) }}
        onChange={(name, value) => draft.set((old) => ({ ...old, [name]: value }))}
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
      <div className="form-foot">
        <CloseButton>{texts.back}</CloseButton>
        <Button
          type="submit"
          look={confirm === undefined ? 'primary' : 'danger'}
          disabled={sending.isPending}
        >
          {sendText}
        </Button>
      </div>
    </Form>
  );
}
