import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { send } from '../live/channel.js';
import { LanguageSelect } from './language-select.js';
import { messages } from './messages.js';
import { SignInForm } from './sign-in-form.js';

/** Exchanges an id and a secret for a session, and goes back to where one came from. */
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
          // Below the console in any case: a link must not lead elsewhere after the log-in.
          router.history.push(`/console${to}`);
        }}
      >
        <h1>{messages.title}</h1>
      </SignInForm>
      <LanguageSelect />
    </main>
  );
}

/** Nothing is on this page but the form, so it opens as a dialog does. */
function focusFirstField(page: HTMLElement | null): void {
  page?.querySelector('input')?.focus();
}
