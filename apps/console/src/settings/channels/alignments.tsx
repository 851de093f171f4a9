import { column, momentColumn, Table, type Columns } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { messages } from './messages.js';
import type { ChannelDetail } from './requests.js';

const { alignments: texts } = messages;

type Alignment = ChannelDetail['alignments'][number];
const COLUMNS: Columns<Alignment> = [
  column('merchantId', texts.merchant),
  column('changed', texts.progress, 'numeric', (row) =>
    fill(texts.progressText, { changed: row.changed, all: row.changed + row.remaining }),
  ),
  momentColumn('startedAt', texts.since, 'numeric'),
];

/** The SKUs that still have to follow the opening or closing of a channel. */
export function Alignments({ alignments }: { alignments: readonly Alignment[] }) {
  return (
    <section className="card" aria-labelledby="alignments">
      <h2 id="alignments">{texts.title}</h2>
      {alignments.length === 0 ? (
        <p className="quiet">{texts.none}</p>
      ) : (
        <Table label={texts.title} columns={COLUMNS} rows={alignments} />
      )}
    </section>
  );
}
