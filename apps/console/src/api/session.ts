import type { Schemas } from '@entrepot/client';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { api, askConsole, bodyOf } from './client.js';
import { isProblem } from './problem.js';

/** The logged-in client and its rights. */
export type Session = Omit<Schemas['SessionResponse'], 'kind'> & {
  /** A channel cannot log in. */
  kind: Exclude<Schemas['SessionResponse']['kind'], 'sales-channel'>;
};

/** The session of the browser; null if no one is logged in. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: readSession,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Reads the session; null if no one is logged in. @throws ApiProblem if the session cannot be read */
export async function readSession(): Promise<Session | null> {
  try {
    return (await bodyOf(api.GET('/session'))) as Session;
  } catch (error) {
    if (isProblem(error, 401)) return null;
    throw error;
  }
}

/** The session on a page for logged-in clients. */
export function useSession(): Session {
  const { data } = useSuspenseQuery(sessionQuery);
  if (data === null) throw new Error('this page needs a session');
  return data;
}

/**
 * The path prefix of the lists for a session: of all merchants, or its own; a partner reads lists of the merchants that
 * it serves.
 */
export function readerOf({ kind }: Pick<Session, 'kind'>): 'operator' | 'merchant' {
  return kind === 'operator' ? 'operator' : 'merchant';
}

/** The query of a list as the reader may send it: operators may name a merchant, others read their own records. */
export function queryFor<Q extends { merchantId?: string }>(
  reader: ReturnType<typeof readerOf>,
  { merchantId, ...query }: Q,
) {
  return { ...query, ...(reader === 'operator' && merchantId !== undefined && { merchantId }) };
}

export async function logIn(clientId: string, clientSecret: string): Promise<void> {
  await askConsole('POST', '/session', { clientId, clientSecret });
}

export async function logOut(): Promise<void> {
  await askConsole('DELETE', '/session');
}

/** Whether the session may call an operation of the API document. */
export function mayCall({ operations }: Session, operationId: string): boolean {
  return operations.includes(operationId);
}
