import { Link, useSearch } from '@tanstack/react-router';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';

/** A heading that reverses the order of a list, which is `order` in the address. @param name of the column */
export function SortHeading({ name }: { name: string }) {
  const { order } = useSearch({ strict: false });
  const ascending = order === 'asc';
  return (
    <Link
      to="."
      search={(old) => ({ ...old, order: ascending ? undefined : 'asc' })}
      className="sort"
      aria-label={fill(ascending ? messages.oldestFirst : messages.newestFirst, { name })}
    >
      {name} {ascending ? '↑' : '↓'}
    </Link>
  );
}
