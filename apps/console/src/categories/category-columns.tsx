import { Link } from '@tanstack/react-router';
import { useContext } from 'react';
import { Badge, type Tone } from '../design/badge.js';
import { columnHelper, type Columns } from '../design/tables/table.js';
import { LOCALE } from '../language/texts.js';
import type { Reader } from '../live/changes.js';
import type { CategoryRow } from './category-row.js';
import { sourceText, Unmapped } from './mapping-state.js';
import { messages } from './messages.js';
import { SaveStates, type SaveState } from './mapper/use-mapping.js';

const { columns: names } = messages;
const column = columnHelper<CategoryRow>();
const TONES: Readonly<Record<SaveState['state'], Tone>> = {
  saving: 'info',
  saved: 'good',
  failed: 'bad',
};

const columnsOf = (reader: Reader): Columns<CategoryRow> =>
  column.columns([
    column.accessor('category', {
      header: names.category,
      cell: ({ getValue }) => (
        <Link
          to="."
          search={(old) => ({ ...old, category: getValue() })}
          replace
          resetScroll={false}
          className="id"
          title={getValue()}
        >
          {getValue()}
        </Link>
      ),
    }),
    column.accessor('skus', {
      header: names.skus,
      meta: { numeric: true },
      cell: ({ getValue }) => getValue().toLocaleString(LOCALE),
    }),
    column.accessor('mapping', {
      header: names.target,
      cell: ({ row: { original } }) => <Target row={original} />,
    }),
    column.display({
      id: 'source',
      header: names.source,
      meta: { wide: true },
      cell: ({ row: { original } }) => sourceText(original, reader),
    }),
  ]) as Columns<CategoryRow>;

export const COLUMNS: Readonly<Record<Reader, Columns<CategoryRow>>> = {
  operator: columnsOf('operator'),
  merchant: columnsOf('merchant'),
};

/** The mapping of a category, and the progress of saving its last change. */
function Target({ row: { category, mapping } }: { row: CategoryRow }) {
  const state = useContext(SaveStates).get(category)?.state;
  return (
    <>
      {state && (
        <>
          <Badge tone={TONES[state]}>{messages.states[state]}</Badge>{' '}
        </>
      )}
      {mapping?.path ?? <Unmapped />}
    </>
  );
}
