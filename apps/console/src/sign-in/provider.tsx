import { queryOptions, useQuery } from '@tanstack/react-query';
import { askConsole } from '../api/client.js';
import { ApiProblem } from '../api/problem.js';
import { releaseAll } from '../design/drafts/unsaved.js';
import { Problem } from '../design/problem.js';
import { messages } from './messages.js';

/** The available ways to log in. */
const waysQuery = queryOptions({
  queryKey: ['ways'],
  queryFn: async () =>
    (await askConsole('GET', '/session/ways')).json() as Promise<{ openId: boolean }>,
});

/** The sign-in with an OpenID provider, if one is configured, and the problem with which the last sign-in ended. */
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

/** The known problem codes; others are shown by their code. */
function endedWith(code: string): ApiProblem {
  const title = messages.problems[code as keyof typeof messages.problems];
  return new ApiProblem(0, { code, title: title ?? code });
}
