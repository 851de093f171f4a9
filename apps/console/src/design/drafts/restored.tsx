import { Button } from '../button.js';
import { messages } from '../messages.js';
import type { Draft } from './use-draft.js';

/** Reports that a draft was restored, with a button that discards it. */
export function Restored({
  draft,
}: {
  draft: Pick<Draft<object>, 'isRestored'> & { clear: () => void };
}) {
  if (!draft.isRestored) return undefined;
  return (
    <div className="draft">
      <output>{messages.draft.restored}</output>
      <Button look="quiet" onClick={() => draft.clear()}>
        {messages.draft.discard}
      </Button>
    </div>
  );
}
