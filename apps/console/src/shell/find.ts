import { mayCall } from '../api/session.js';
import { FINDERS } from './finders.js';
import type { Entry, Search } from './finders.js';

/** Searches all kinds that the session may read for a text; failed searches are left out. */
export async function findByText(search: Search): Promise<Entry[]> {
  const { kind } = search.session;
  const hasBlanks = search.id.includes(' ');
  const possible = FINDERS.filter(({ operations, takesWords }) => {
    const operation = operations[kind];
    const mayFind = operation !== undefined && mayCall(search.session, operation);
    return mayFind && (takesWords || !hasBlanks);
  });
  const answers = await Promise.allSettled(possible.map(({ find }) => find(search)));
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
