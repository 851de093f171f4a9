import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useRef } from 'react';
import { readSession, useSession } from '../api/session.js';
import { send } from '../live/channel.js';
import { messages } from './messages.js';
import { resumeSession } from './resume-session.js';
import { SignInForm } from './sign-in-form.js';

const { again: texts } = messages;

/** The log-in above unsaved work after the session has ended. Only a log-in closes it. */
export function LogInAgain() {
  const queries = useQueryClient();
  const { clientId } = useSession();
  const popup = useRef<HTMLDivElement>(null);
  const to = useLocation({ select: ({ href }) => href });
  const resume = async (): Promise<void> => {
    const session = await readSession();
    if (session === null) return;
    resumeSession(queries, session);
    send({ kind: 'session' });
  };
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className="backdrop backdrop-above backdrop-session" />
        <AlertDialog.Popup
          ref={popup}
          className="dialog dialog-middle dialog-above"
          initialFocus={() => popup.current?.querySelector<HTMLElement>('[name=password]')}
        >
          <SignInForm className="dialog-body form" client={clientId} to={to} onDone={resume}>
            <AlertDialog.Title className="dialog-title">{texts.title}</AlertDialog.Title>
            <AlertDialog.Description>{texts.text}</AlertDialog.Description>
          </SignInForm>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
