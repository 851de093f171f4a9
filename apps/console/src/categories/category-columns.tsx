import { Link } from '@tanstack/react-router';
import { useContext } from 'react';
import { Badge, type Tone } from '../design/badge.js';
import { column, type Columns } from '../design/tables/table.js';
import { LOCALE } from '../language/texts.js';
import type { Reader } from '../live/changes.js';
import type { CategoryRow } from './category-row.js';
import { sourceText, Unmapped } from './mapping-state.js';
import { messages } from './messages.js';
import { SaveStates, type SaveState } from './mapper/use-mapping.js';

const { columns: names } = messages;
const TONES: Readonly<Record<SaveState['state'], Tone>> = {
  saving: 'info',
  saved: 'good',
  failed: 'bad',
};

const columnsOf = (reader: Reader): Columns<CategoryRow> => [
  column('category', names.category, '', ({ category }) => (
    <Link
      to="."
      search={(old) => ({ ...old, category })}
      replace
      resetScroll={false}
      className="id"
      title={category}
    >
      {category}
    </Link>
  )),
  column('skus', names.skus, 'numeric', ({ skus }) => skus.toLocaleString(LOCALE)),
  column('mapping', names.target, '', (row) => <Target row={row} />),
  column('source', names.source, 'wide', (row) => sourceText(row, reader)),
];

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
