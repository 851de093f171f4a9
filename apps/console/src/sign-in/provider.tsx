import { queryOptions, useQuery } from '@tanstack/react-query';
import { askConsole } from '../api/client.js';
import { ApiProblem } from '../api/problem.js';
import { releaseAll } from '../design/drafts/unsaved.js';
import { Problem } from '../design/problem.js';
import { messages } from './messages.js';

/** The ways to log in that this console has. */
const waysQuery = queryOptions({
  queryKey: ['ways'],
  queryFn: async () =>
    (await askConsole('GET', '/session/ways')).json() as Promise<{ openId: boolean }>,
});

/** The sign-in with an OpenID provider, where one is configured, and the problem with which it ended. */
export function ProviderSignIn({ to, problem }: { to: string; problem: string | undefined }) {
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

/** Others than these are shown by their code. */
function endedWith(code: string): ApiProblem {
  const title = messages.problems[code as keyof typeof messages.problems];
  return new ApiProblem(0, { code, title: title ?? code });
}
