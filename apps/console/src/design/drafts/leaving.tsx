import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useContext, useRef } from 'react';
import { Button } from '../button.js';
import { messages } from '../messages.js';
import type { LeaveGuard } from './leave-guard.js';
import { LogInAgainContext } from './open-dialog.js';
import { useSessionEndedAt } from './unsaved.js';

interface Props {
  guard: LeaveGuard;
  /** Whether typed text or a secret would be lost. */
  kind?: 'typed' | 'secret';
  /** Called before the person leaves. */
  onDiscard?: () => void;
}

/** The question of a guard, and the log-in above unsaved work after the session has ended. */
export function Leaving({ guard: { unsaved, question }, kind = 'typed', onDiscard }: Props) {
  const logIn = useContext(LogInAgainContext);
  const isEnded = useSessionEndedAt(unsaved);
  const stay = useRef<HTMLButtonElement>(null);
  const texts = messages.leave[kind];
  if (isEnded) return logIn;
  if (!question) return undefined;
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && question.stay()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className="backdrop backdrop-above" />
        <AlertDialog.Popup className="dialog dialog-middle dialog-above" initialFocus={stay}>
          <div className="dialog-body form">
            <AlertDialog.Title className="dialog-title">{texts.title}</AlertDialog.Title>
            <AlertDialog.Description>{texts.text}</AlertDialog.Description>
            <div className="form-foot">
              <AlertDialog.Close ref={stay} className="button button-plain">
                {texts.stay}
              </AlertDialog.Close>
              <Button
                look="danger"
                onClick={() => {
                  unsaved.release();
                  onDiscard?.();
                  question.proceed();
                }}
              >
                {texts.leave}
              </Button>
            </div>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
