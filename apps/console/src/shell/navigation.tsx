import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Session } from '../api/session.js';
import { countsByPage } from '../home/places.js';
import { useSummary } from '../home/use-summary.js';
import { counted, LOCALE } from '../language/texts.js';
import { messages } from './messages.js';
import { pagesOf } from './pages.js';

/** The pages of a session. On a narrow screen they scroll in one line, and the current page is scrolled into view. */
export function Navigation({ session }: { session: Session }) {
  const line = useRef<HTMLElement>(null);
  const router = useRouter();
  const counts = countsByPage(useSummary(session).data?.needs ?? []);
  useEffect(() => {
    const nav = line.current;
    if (!nav) return undefined;
    const show = (): void => {
      const current = nav.querySelector('[aria-current=page]');
      current?.scrollIntoView({ block: 'nearest', inline: 'center' });
    };
    // The observer calls at once, and whenever the width of the line changes.
    const observer = new ResizeObserver(show);
    observer.observe(nav);
    const unsubscribe = router.subscribe('onRendered', show);
    return () => {
      unsubscribe();
      observer.disconnect();
    };
  }, [router]);
  return (
    <nav className="pages" ref={line} aria-label={messages.navigation}>
      {pagesOf(session).map(({ to, title }) => (
        <Link
          key={to}
          to={to}
          className="page-link"
          activeOptions={{ exact: to === '/', includeSearch: false }}
          activeProps={{ className: 'page-current' }}
        >
          {title}
          <Pending count={counts.get(to)} />
        </Link>
      ))}
    </nav>
  );
}

/** The number of records of a page that need a decision; nothing for none. */
function Pending({ count }: { count: number | undefined }) {
  if (count === undefined) return undefined;
  return (
    <>
      {' '}
      <span className="page-count" aria-hidden="true">
        {count.toLocaleString(LOCALE)}
      </span>
      <span className="unseen">{counted(messages.pending, count)}</span>
    </>
  );
}
