import { Button } from '../button.js';
import { CodeBlock } from '../code-block.js';
import { Dialog } from '../dialog.js';
import { useLeaveGuard } from '../drafts/leave-guard.js';
import { Leaving } from '../drafts/leaving.js';
import { messages } from '../messages.js';

interface Props {
  title: string;
  /** The name of the secret. */
  label: string;
  secret: string;
  /** Instructions for the secret. */
  explained: string;
  onClose: () => void;
}

/** Shows a secret only once: only its button closes the dialog, and no link or key leaves it without a question. */
export function SecretDialog({ title, explained, onClose, ...secret }: Props) {
  return (
    <Dialog title={title} onClose={onClose} stays>
      <div className="form">
        <p>{explained}</p>
        <Secret {...secret} onSaved={onClose} />
      </div>
    </Dialog>
  );
}

/** The guard is within the dialog, so that the question is above it. */
function Secret({ label, secret, onSaved }: Pick<Props, 'label' | 'secret'> & SecretProps) {
  const guard = useLeaveGuard(true);
  return (
    <>
      <CodeBlock label={label} text={secret} />
      <div className="form-foot">
        <Button
          look="primary"
          onClick={() => {
            guard.unsaved.release();
            onSaved();
          }}
        >
          {messages.secretSaved}
        </Button>
      </div>
      <Leaving guard={guard} kind="secret" />
    </>
  );
}

interface SecretProps {
  onSaved: () => void;
}
