import { useLocation, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Session } from '../api/session.js';
import { messages } from './messages.js';
import { pagesOf } from './pages.js';

/** Sets the title of the browser's tab by the subject of the page: `0198… · Orders · Entrepot`. */
export function useTitle(session: Session): void {
  const pathname = useLocation({ select: (location) => location.pathname });
  const params = useParams({ strict: false });
  const page = pagesOf(session).find(({ to }) => isWithin(pathname, to));
  const about = Object.values(params).join(' ');
  const title = [about, page?.title, messages.name].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}

function isWithin(pathname: string, to: string): boolean {
  return to === '/' ? pathname === '/' : `${pathname}/`.startsWith(`${to}/`);
}
