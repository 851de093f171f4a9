import { Button } from '../button.js';
import { CodeBlock } from '../code-block.js';
import { Dialog } from '../dialog.js';
import { messages } from '../messages.js';

interface Props {
  title: string;
  /** Names what is shown. */
  label: string;
  secret: string;
  /** What to do with it. */
  explained: string;
  onClose: () => void;
}

/** A secret that is shown only once; a click beside it does not close it. */
export function SecretDialog({ title, label, secret, explained, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose} stays>
      <div className="form">
        <p>{explained}</p>
        <CodeBlock label={label} text={secret} />
        <div className="form-foot">
          <Button look="primary" onClick={onClose}>
            {messages.secretKept}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
