import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Dialog } from '../../design/dialog.js';
import { TextField } from '../../design/field.js';
import { messages } from '../messages.js';

const { views: texts } = messages;

interface Props {
  onClose: () => void;
  onName: (name: string) => void;
}

/** Asks for the name of a view. */
export function NameDialog({ onClose, onName }: Props) {
  const [name, setName] = useState('');
  return (
    <Dialog title={texts.save} onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') onName(name.trim());
        }}
      >
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          value={name}
          maxLength={60}
          required
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" look="primary">
          {texts.saveNow}
        </Button>
      </form>
    </Dialog>
  );
}
