import { useBlocker } from '@tanstack/react-router';
import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { OpenDialogContext } from './open-dialog.js';
import { placeOf, type Address, type DraftScope } from './place.js';
import { addUnsaved, type Unsaved } from './unsaved.js';

/** A question whether to leave, which waits for an answer. */
interface Question {
  proceed: () => void;
  stay: () => void;
}

export interface LeaveGuard {
  unsaved: Unsaved;
  question: Question | undefined;
}

/**
 * Asks before work is lost by closing the surrounding dialog, a link, Back, a reload or closing the tab.
 * @param isUnsaved whether there is something to lose
 * @param scope the addresses within which the work stays
 */
export function useLeaveGuard(isUnsaved: boolean, scope: DraftScope = 'record'): LeaveGuard {
  const dialog = useContext(OpenDialogContext);
  const isLive = useRef(false);
  const [closing, setClosing] = useState<Question>();
  const [unsaved] = useState<Unsaved>(() => ({
    leave: (proceed) => {
      const stay = (): void => setClosing(undefined);
      if (!isLive.current) proceed();
      else {
        setClosing({
          stay,
          proceed: () => {
            stay();
            proceed();
          },
        });
      }
    },
    release: () => {
      isLive.current = false;
    },
  }));
  const [block] = useState(() => ({
    shouldBlockFn: ({ current, next }: Record<'current' | 'next', Address>) =>
      isLive.current && placeOf(current, scope) !== placeOf(next, scope),
    enableBeforeUnload: () => isLive.current,
    withResolver: true as const,
  }));
  const blocker = useBlocker(block);
  useLayoutEffect(() => {
    isLive.current = isUnsaved;
    if (!isUnsaved) return undefined;
    const remove = addUnsaved(unsaved);
    dialog?.unsaved.add(unsaved);
    return () => {
      remove();
      dialog?.unsaved.delete(unsaved);
    };
  }, [isUnsaved, unsaved, dialog]);
  const { status, proceed, reset } = blocker;
  const blocked = status === 'blocked' ? { proceed, stay: reset } : undefined;
  return { unsaved, question: closing ?? blocked };
}
