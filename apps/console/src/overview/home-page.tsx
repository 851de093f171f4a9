import { useSession } from '../api/session.js';
import { EmptyState } from '../design/empty-state.js';
import { messages } from '../shell/messages.js';
import { OverviewPage } from './overview-page.js';

/** The first page after the log-in of those whom the router leads to no other. */
export function HomePage() {
  const { kind } = useSession();
  if (kind === 'operator') return <OverviewPage />;
  return <EmptyState title={messages.noPages.title}>{messages.noPages.text}</EmptyState>;
}
