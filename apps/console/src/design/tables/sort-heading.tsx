import { Link, useSearch } from '@tanstack/react-router';

interface Props {
  name: string;
  /** What is now, and what the link does. */
  oldestFirst: string;
  newestFirst: string;
}

/** Turns the order of a list around, which is `order` in the address. */
export function SortHeading({ name, oldestFirst, newestFirst }: Props) {
  const { order } = useSearch({ strict: false });
  const ascending = order === 'asc';
  return (
    <Link
      to="."
      search={(old) => ({ ...old, order: ascending ? undefined : 'asc' })}
      className="sort"
      aria-label={ascending ? oldestFirst : newestFirst}
    >
      {name} {ascending ? '↑' : '↓'}
    </Link>
  );
}
