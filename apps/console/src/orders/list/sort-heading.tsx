import { Link, useSearch } from '@tanstack/react-router';
import { messages } from '../messages.js';

/** Turns the order of the list around. */
export function SortHeading() {
  const { order } = useSearch({ from: '/shell/orders' });
  const ascending = order === 'asc';
  return (
    <Link
      from="/orders"
      to="."
      search={(old) => ({ ...old, order: ascending ? undefined : 'asc' })}
      className="sort"
      aria-label={ascending ? messages.oldestFirst : messages.newestFirst}
    >
      {messages.columns.updated} {ascending ? '↑' : '↓'}
    </Link>
  );
}
