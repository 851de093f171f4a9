import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
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
  /** Its faults, of which those of the fields are shown there. */
  faults?: PlacedFaults | undefined;
  /** Names the form where no heading does. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A form with a draft: it says when a draft was restored, asks before the draft is lost, and moves the focus to the first
 * wrong field of a submission.
 */
export function Form(props: Props) {
  const { draft, onSubmit, error, faults, label, className = 'form', children } = props;
  const place = useRef<HTMLFormElement>(null);
  const isSubmitted = useRef(false);
  // The faults arrive with a later render: at once those of the form, with the answer those of the API.
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

/** What belongs to no field; nothing where all faults are shown at fields. */
function FormProblem({ error, faults }: { error: Error; faults: PlacedFaults | undefined }) {
  if (!faults) return <Problem error={error} />;
  const { byField, others } = faults;
  const isAtFields = Object.keys(byField).length > 0 && others.length === 0;
  return isAtFields ? undefined : <Problem error={error} faults={others} />;
}
