import { EmptyState } from '../../design/empty-state.js';

interface Texts {
  title: string;
  how: string;
  filtered: string;
  filteredHow: string;
}

/** Shown in place of a list without rows: there are none, or none match the filters. */
export function NoRows({ filtered, texts }: { filtered: boolean; texts: Texts }) {
  return (
    <EmptyState title={filtered ? texts.filtered : texts.title}>
      {filtered ? texts.filteredHow : texts.how}
    </EmptyState>
  );
}
