import { useEffect, useRef, type ReactNode } from 'react';
import { Leaving } from '../drafts/leaving.js';
import { Restored } from '../drafts/restored.js';
import type { Draft } from '../drafts/use-draft.js';
import { Problem } from '../problem.js';
import type { PlacedFaults } from './place-faults.js';

interface Props {
  draft: Pick<Draft<object>, 'isRestored' | 'guard'> & { clear: () => void };
  onSubmit: () => void;
  /** Why the last submission was refused. */
  error?: Error | null;
  /** The faults of the submission; those of fields are shown at the fields. */
  faults?: PlacedFaults | undefined;
  /** The accessible name of a form without a heading. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A form with a draft: it reports a restored draft, asks before the draft is lost, and moves the focus to the first
 * field with a fault after a submission.
 */
export function Form(props: Props) {
  const { draft, onSubmit, error, faults, label, className = 'form', children } = props;
  const place = useRef<HTMLFormElement>(null);
  const isSubmitted = useRef(false);
  // The faults arrive with a later render: those of the form at once, those of the API with the answer.
  useEffect(() => {
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector);
    const wrong = find('[aria-invalid=true]') ?? find('.problem');
    if (!isSubmitted.current || !wrong) return;
    isSubmitted.current = false;
    wrong.focus();
  });
  return (
    <>
      <form
        ref={place}
        className={className}
        aria-label={label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          isSubmitted.current = true;
          onSubmit();
        }}
        onInput={() => {
          isSubmitted.current = false;
        }}
      >
        <Restored draft={draft} />
        {error && <FormProblem error={error} faults={faults} />}
        {children}
      </form>
      <Leaving guard={draft.guard} onDiscard={() => draft.clear()} />
    </>
  );
}

/** The faults that belong to no field; nothing if all faults are shown at fields. */
function FormProblem({ error, faults }: { error: Error; faults: PlacedFaults | undefined }) {
  if (!faults) return <Problem error={error} />;
  const { byField, unplaced } = faults;
  const isAtFields = Object.keys(byField).length > 0 && unplaced.length === 0;
  return isAtFields ? undefined : <Problem error={error} faults={unplaced} />;
}
