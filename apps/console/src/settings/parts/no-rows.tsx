import { EmptyState } from '../../design/empty-state.js';

interface Texts {
  title: string;
  how: string;
  filtered: string;
  filteredHow: string;
}

/** In place of a list without rows: there are none, or none that the filters let through. */
export function NoRows({ filtered, texts }: { filtered: boolean; texts: Texts }) {
  return (
    <EmptyState title={filtered ? texts.filtered : texts.title}>
      {filtered ? texts.filteredHow : texts.how}
    </EmptyState>
  );
}
