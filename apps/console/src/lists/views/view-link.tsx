import { Link } from '@tanstack/react-router';
import type { View } from '../definition.js';

type Shown<S> = Omit<View<S>, 'name'>;

/** Whether two views show the same records and columns. */
export function isSame<S extends object>(one: Shown<S>, other: Shown<S>): boolean {
  return textOf(one) === textOf(other);
}

function textOf<S extends object>({ search, columns }: Shown<S>): string {
  return JSON.stringify([Object.entries(search).toSorted(), columns]);
}

/** Shows a view of the page. */
export function ViewLink<S extends object>({ view, now }: { view: View<S>; now: Shown<S> }) {
  const { name, search, columns } = view;
  const isCurrent = isSame(view, now);
  return (
    <Link
      to="."
      search={{ ...search, ...(columns && { columns: columns.join(',') }) }}
      className={`view ${isCurrent ? 'view-current' : ''}`}
      activeProps={{}}
      aria-current={isCurrent ? 'true' : 'false'}
    >
      {name}
    </Link>
  );
}
