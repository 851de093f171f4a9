import { useState } from 'react';
import { Button } from '../../design/button.js';
import { TextField } from '../../design/field.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';

const { drop: texts } = messages;

interface Props {
  /** What the person types to confirm. */
  name: string;
  waiting: number | undefined;
  busy: boolean;
  onBack: () => void;
  onDrop: (reason: string) => void;
}

/** Asks for the key and a reason before something is deleted for good. */
export function DropForm({ name, waiting, busy, onBack, onDrop }: Props) {
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const isNamed = typed.trim() === name;
  const isExplained = reason.trim() !== '';
  return (
    <form
      className="card form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (isNamed && isExplained && !busy) onDrop(reason.trim());
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
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="form-foot">
        <Button onClick={onBack}>{texts.back}</Button>
        <Button type="submit" look="danger" disabled={busy}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}
