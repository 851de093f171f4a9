import { mayCall } from '../api/session.js';
import { FINDERS } from './finders.js';
import type { Entry, Search } from './finders.js';

/** What has an id, of all kinds that the session may read; what does not answer is left out. */
export async function findById(search: Search): Promise<Entry[]> {
  const { kind } = search.session;
  const possible = FINDERS.filter(({ operations }) => {
    const operation = operations[kind];
    return operation !== undefined && mayCall(search.session, operation);
  });
  const answers = await Promise.allSettled(possible.map(({ find }) => find(search)));
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
