import { Button } from '../button.js';
import { CodeBlock } from '../code-block.js';
import { Dialog } from '../dialog.js';
import { useLeaveGuard } from '../drafts/leave-guard.js';
import { Leaving } from '../drafts/leaving.js';
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

/** A secret that is shown only once: only its button closes it, and no link or key leaves it without a question. */
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

/** It is within the dialog, so that the question stands above it. */
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
