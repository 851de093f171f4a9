import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { logIn } from '../api/session.js';
import { Button } from '../design/button.js';
import { TextField } from '../design/field.js';
import { Problem } from '../design/problem.js';
import { send } from '../live/channel.js';
import { messages } from './messages.js';
import { ProviderSignIn } from './provider.js';

/** Exchanges an id and a secret for a session, and goes back to where one came from. */
export function SignInPage() {
  const router = useRouter();
  const queries = useQueryClient();
  const { to = '/', problem } = useSearch({ from: '/sign-in' });
  const [clientId, setClientId] = useState('');
  const [secret, setSecret] = useState('');
  const signing = useMutation({
    mutationFn: () => logIn(clientId.trim(), secret),
    onSuccess: () => {
      queries.clear();
      send({ kind: 'session' });
      // Below the console in any case: a link must not lead elsewhere after the log-in.
      router.history.push(`/console${to}`);
    },
  });
  return (
    <main className="sign-in">
      <form
        className="card form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!signing.isPending) signing.mutate();
        }}
      >
        <h1>{messages.title}</h1>
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
    </main>
  );
}
