import { useState } from 'react';
import { Button } from '../../design/button.js';
import { useDraft } from '../../design/drafts/use-draft.js';
import { TextField } from '../../design/field.js';
import { Form } from '../../design/forms/form.js';
import { shortName } from '../../design/forms/form-field.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';

const { drop: texts } = messages;

interface Props {
  /** The text that the person types to confirm. */
  name: string;
  waiting: number | undefined;
  busy: boolean;
  onBack: () => void;
  /** @param onDropped ends the draft */
  onDrop: (reason: string, onDropped: () => void) => void;
}

/** Asks for the key and a reason before something is permanently deleted. */
export function DropForm({ name: id, waiting, busy, onBack, onDrop }: Props) {
  const name = shortName(id);
  const [typed, setTyped] = useState('');
  const draft = useDraft<{ reason: string }>(`drop ${id}`, { reason: '' });
  const { reason } = draft.value;
  const [checked, setChecked] = useState(false);
  const isNamed = typed.trim() === name;
  const isExplained = reason.trim() !== '';
  return (
    <Form
      draft={draft}
      className="card form"
      onSubmit={() => {
        setChecked(true);
        if (isNamed && isExplained && !busy) onDrop(reason.trim(), draft.clear);
      }}
    >
      <p>{texts.explained}</p>
      {waiting !== undefined && (
        <p>{waiting === 0 ? texts.alone : fill(texts.stays, { count: waiting })}</p>
      )}
      <TextField
        label={fill(texts.type, { key: name })}
        fault={checked && !isNamed ? texts.typeFault : undefined}
        value={typed}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        fault={checked && !isExplained ? texts.reasonFault : undefined}
        maxLength={512}
        value={reason}
        autoComplete="off"
        onChange={(event) => draft.set({ reason: event.target.value })}
      />
      <div className="form-foot">
        <Button onClick={() => draft.guard.unsaved.leave(onBack)}>{texts.back}</Button>
        <Button type="submit" look="danger" disabled={busy}>
          {texts.send}
        </Button>
      </div>
    </Form>
  );
}
