import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { askConsole } from './client.js';
import { isProblem } from './problem.js';

/** Who is logged in. */
export interface Session {
  kind: 'operator' | 'merchant' | 'fulfillment-partner';
  clientId: string;
  merchantId?: string;
  partnerId?: string;
  /** `read`: no operation that changes anything. */
  access?: 'read' | 'write';
  /** ISO 8601. */
  expiresAt: string;
  /** The operations that this client may call. */
  operations?: string[];
}

/** null where no one is logged in. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: readSession,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

async function readSession(): Promise<Session | null> {
  try {
    const response = await askConsole('GET', '/api/session');
    return (await response.json()) as Session;
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

export async function logIn(clientId: string, clientSecret: string): Promise<void> {
  await askConsole('POST', '/session', { clientId, clientSecret });
}

export async function logOut(): Promise<void> {
  await askConsole('DELETE', '/session');
}

/** May the session call an operation of the API document? */
export function mayCall({ operations, access }: Session, operationId: string): boolean {
  return access !== 'read' && (operations?.includes(operationId) ?? true);
}
