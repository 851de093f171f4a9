import { momentCell } from '../../design/tables/cells.js';
import { columnHelper, Table, type Columns } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { messages } from './messages.js';
import type { ChannelDetail } from './requests.js';

const { alignments: texts } = messages;

type Alignment = ChannelDetail['alignments'][number];

const column = columnHelper<Alignment>();
const COLUMNS = column.columns([
  column.accessor('merchantId', { header: texts.merchant }),
  column.accessor('changed', {
    header: texts.progress,
    meta: { numeric: true },
    cell: ({ getValue, row: { original } }) =>
      fill(texts.progressText, { changed: getValue(), all: getValue() + original.remaining }),
  }),
  column.accessor('startedAt', { header: texts.since, meta: { numeric: true }, cell: momentCell }),
]) as Columns<Alignment>;

/** The SKUs that still have to follow the opening or closing of a channel. */
export function Alignments({ alignments }: { alignments: readonly Alignment[] }) {
  return (
    <section className="card" aria-labelledby="alignments">
      <h2 id="alignments">{texts.title}</h2>
      {alignments.length === 0 ? (
        <p className="quiet">{texts.none}</p>
      ) : (
        <div className="table-wrap">
          <Table label={texts.title} columns={COLUMNS} rows={alignments} />
        </div>
      )}
    </section>
  );
}
