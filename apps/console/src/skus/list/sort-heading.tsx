import { Link, useSearch } from '@tanstack/react-router';
import { messages } from '../messages.js';

/** Turns the order of a list of SKUs around. */
export function SortHeading() {
  const { order } = useSearch({ strict: false });
  const ascending = order === 'asc';
  return (
    <Link
      to="."
      search={(old) => ({ ...old, order: ascending ? undefined : 'asc' })}
      className="sort"
      aria-label={ascending ? messages.oldestFirst : messages.newestFirst}
    >
      {messages.columns.updated} {ascending ? '↑' : '↓'}
    </Link>
  );
}
