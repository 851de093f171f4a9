import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { send } from '../live/channel.js';
import { LanguageSelect } from './language-select.js';
import { messages } from './messages.js';
import { SignInForm } from './sign-in-form.js';

/** Exchanges an id and a secret for a session, and returns to the previous page. */
export function SignInPage() {
  const router = useRouter();
  const queries = useQueryClient();
  const { to = '/', problem } = useSearch({ from: '/sign-in' });
  return (
    <main ref={focusFirstField} className="sign-in">
      <SignInForm
        className="card form"
        to={to}
        problem={problem}
        onDone={() => {
          queries.clear();
          send({ kind: 'session' });
          // The path is always below the console: a link must not lead elsewhere after the log-in.
          router.history.push(`/console${to}`);
        }}
      >
        <h1>{messages.title}</h1>
      </SignInForm>
      <LanguageSelect />
    </main>
  );
}

/** The page contains only the form, so the focus starts in it, as in a dialog. */
function focusFirstField(page: HTMLElement | null): void {
  page?.querySelector('input')?.focus();
}
