import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  Link,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { sessionQuery } from '../api/session.js';
import { EmptyState } from '../design/empty-state.js';
import { Problem } from '../design/problem.js';
import { messages } from '../shell/messages.js';
import { Shell } from '../shell/shell.js';

/**
 * The subject of the raw drawer in the address of any page: `true` for the page itself, `open` for the open drawer,
 * otherwise the key of a row.
 */
interface RawSearch {
  raw?: string | undefined;
}

/** The columns of a list in the address of any page, with their ids separated by commas; for links to a view. */
interface ColumnsSearch {
  columns?: string | undefined;
}

interface Context {
  queries: QueryClient;
}

export const root = createRootRouteWithContext<Context>()({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: ({ error, reset }) => (
    <Problem error={error instanceof Error ? error : new Error(String(error))} onRetry={reset} />
  ),
});

/** The parent of the pages for logged-in clients. */
export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  validateSearch: (raw: Record<string, unknown>) => ({
    ...rawSearch(raw),
    ...columnsSearch(raw),
  }),
  component: Shell,
  beforeLoad: async ({ context: { queries }, location }) => {
    const session = await queries.ensureQueryData(sessionQuery);
    if (session === null) throw redirect({ to: '/sign-in', search: { to: location.href } });
    return { session };
  },
});

function NotFound() {
  return (
    <EmptyState title={messages.notFound.title}>
      <p>{messages.notFound.text}</p>
      <Link to="/">{messages.notFound.home}</Link>
    </EmptyState>
  );
}

function columnsSearch({ columns }: Readonly<Record<string, unknown>>): ColumnsSearch {
  return typeof columns === 'string' && columns !== '' ? { columns } : {};
}

function rawSearch({ raw }: Readonly<Record<string, unknown>>): RawSearch {
  return typeof raw === 'string' && raw !== '' ? { raw } : {};
}
