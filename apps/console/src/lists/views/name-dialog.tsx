import { FormDialog } from '../../design/forms/form-dialog.js';
import { messages } from '../messages.js';

const { views: texts } = messages;

interface Props {
  onClose: () => void;
  onName: (name: string) => void;
}

/** Asks for the name of a view. */
export function NameDialog({ onClose, onName }: Props) {
  return (
    <FormDialog
      title={texts.save}
      fields={[{ name: 'name', label: texts.name, hint: texts.nameHint, maxLength: 60 }]}
      sendText={texts.saveNow}
      send={({ name = '' }) => Promise.resolve(name.trim())}
      onDone={onName}
      onClose={onClose}
    />
  );
}
