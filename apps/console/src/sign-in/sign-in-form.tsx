import { useMutation, queryOptions, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { askConsole } from '../api/client.js';
import { ApiProblem } from '../api/problem.js';
import { logIn } from '../api/session.js';
import { Button } from '../design/button.js';
import { releaseAll } from '../design/drafts/unsaved.js';
import { TextField } from '../design/field.js';
import { Problem } from '../design/problem.js';
import { messages } from './messages.js';

/** The available ways to log in. */
const waysQuery = queryOptions({
  queryKey: ['ways'],
  queryFn: async () =>
    (await askConsole('GET', '/session/ways')).json() as Promise<{ openId: boolean }>,
});

interface Props {
  className: string;
  /** The client who was logged in before. */
  client?: string;
  /** The path below the console to which a provider returns. */
  to: string;
  problem?: string | undefined;
  onDone: () => void | Promise<void>;
  /** Content above the fields. */
  children: ReactNode;
}

/** Asks for an id and a secret; a secret is never stored in the browser. */
export function SignInForm({ className, client = '', to, problem, onDone, children }: Props) {
  const [clientId, setClientId] = useState(client);
  const [secret, setSecret] = useState('');
  const signing = useMutation({
    mutationFn: () => logIn(clientId.trim(), secret),
    onSuccess: onDone,
  });
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (!signing.isPending) signing.mutate();
      }}
    >
      {children}
      <TextField
        label={messages.clientId}
        name="username"
        autoComplete="username"
        spellCheck={false}
        required
        value={clientId}
        onChange={(event) => setClientId(event.target.value)}
      />
      <TextField
        label={messages.clientSecret}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        value={secret}
        onChange={(event) => setSecret(event.target.value)}
      />
      {signing.error && <Problem error={signing.error} />}
      <Button type="submit" look="primary" disabled={signing.isPending}>
        {signing.isPending ? messages.busy : messages.submit}
      </Button>
      <ProviderSignIn to={to} problem={problem} />
      <p className="quiet">{messages.sandbox}</p>
    </form>
  );
}

/** The sign-in with an OpenID provider, if one is configured, and the problem with which the last sign-in ended. */
function ProviderSignIn({ to, problem }: { to: string; problem: string | undefined }) {
  const { data: ways } = useQuery(waysQuery);
  if (!ways?.openId) return null;
  const start = `/console/session/openid?to=${encodeURIComponent(`/console${to}`)}`;
  return (
    <>
      {problem !== undefined && <Problem error={endedWith(problem)} />}
      {/* Drafts wait in the tab for the way back. */}
      <a className="button button-plain" href={start} onClick={releaseAll}>
        {messages.provider}
      </a>
    </>
  );
}

/** The known problem codes; others are shown by their code. */
function endedWith(code: string): ApiProblem {
  const title = messages.problems[code as keyof typeof messages.problems];
  return new ApiProblem(0, { code, title: title ?? code });
}
