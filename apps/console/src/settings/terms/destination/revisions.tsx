import { Link } from '@tanstack/react-router';
import { column, momentColumn, type Columns } from '../../../design/tables/table.js';
import { fill, listed } from '../../../language/texts.js';
import { DatedBadge } from '../../parts/dated-state.js';
import { Rows } from '../../parts/rows.js';
import { messages } from '../messages.js';
import { Estimate } from '../parts/estimate.js';
import type { Kind, Terms } from '../requests.js';
import { stateOf, today } from '../state.js';

const { revisions: texts, states } = messages;

type Row = Terms & { isShown: boolean };

const COLUMNS: Columns<Row> = [
  column('id', texts.id, '', (row) => (
    <Link
      to="."
      search={(old) => ({ ...old, id: row.id })}
      className="id"
      aria-current={row.isShown || undefined}
    >
      {row.id}
    </Link>
  )),
  column('state', texts.state, '', (row) => (
    <>
      <DatedBadge state={stateOf(row, today())} texts={states} /> <Estimate terms={row} />
    </>
  )),
  column('inForce', texts.inForce, '', periodsText),
  column('reason', texts.reason, '', reasonsText),
  column('loadedBy', texts.by, 'wide'),
  momentColumn('loadedAt', texts.at, 'wide'),
];

interface Props {
  kind: Kind;
  terms: readonly Terms[];
  shownId: string;
}

/** Every revision of a destination, with the reasons of corrections and ends. */
export function Revisions({ kind, terms, shownId }: Props) {
  return (
    <section className="card" aria-labelledby="revisions">
      <h2 id="revisions">{messages.detail.revisions}</h2>
      <Rows
        label={messages.detail.revisions}
        columns={COLUMNS}
        rows={terms.map((revision) => ({ ...revision, isShown: revision.id === shownId }))}
        keyOf={({ id }) => id}
        scrollId={`revisions-${kind}`}
        empty={undefined}
      />
    </section>
  );
}

function periodsText({ inForce }: Row): string {
  if (inForce.length === 0) return texts.never;
  return listed(
    inForce.map(({ from, until }) =>
      until === undefined ? fill(texts.openPeriod, { from }) : fill(texts.period, { from, until }),
    ),
  );
}

function reasonsText({ correction, ended }: Row): string {
  return [
    ...(correction === undefined ? [] : [fill(texts.correction, { reason: correction })]),
    ...(ended ? [fill(texts.ended, { reason: ended.reason })] : []),
  ].join(' ');
}
