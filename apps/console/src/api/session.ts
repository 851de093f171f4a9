import type { Schemas } from '@entrepot/client';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { api, askConsole, bodyOf } from './client.js';
import { isProblem } from './problem.js';

/** Who is logged in, and what they may do. */
export type Session = Omit<Schemas['SessionResponse'], 'kind'> & {
  /** A channel cannot log in. */
  kind: Exclude<Schemas['SessionResponse']['kind'], 'sales-channel'>;
};

/** null where no one is logged in. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: readSession,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Asks who is logged in; null where no one is. @throws ApiProblem when that is not known */
export async function readSession(): Promise<Session | null> {
  try {
    return (await bodyOf(api.GET('/session'))) as Session;
  } catch (error) {
    if (isProblem(error, 401)) return null;
    throw error;
  }
}

/** The session of a page that is shown to those who are logged in only. */
export function useSession(): Session {
  const { data } = useSuspenseQuery(sessionQuery);
  if (data === null) throw new Error('this page needs a session');
  return data;
}

/** Under which paths a session reads lists: those of all merchants, or its own; a partner's are of those that it serves. */
export function readerOf({ kind }: Pick<Session, 'kind'>): 'operator' | 'merchant' {
  return kind === 'operator' ? 'operator' : 'merchant';
}

export async function logIn(clientId: string, clientSecret: string): Promise<void> {
  await askConsole('POST', '/session', { clientId, clientSecret });
}

export async function logOut(): Promise<void> {
  await askConsole('DELETE', '/session');
}

/** May the session call an operation of the API document? */
export function mayCall({ operations }: Session, operationId: string): boolean {
  return operations.includes(operationId);
}
