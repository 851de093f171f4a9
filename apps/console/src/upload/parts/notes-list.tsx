import { Link } from '@tanstack/react-router';
import { Badge, type Tone } from '../../design/badge.js';
import { EmptyState } from '../../design/empty-state.js';
import { ListTable } from '../../design/tables/list-table.js';
import { column, type Columns } from '../../design/tables/table.js';
import { counted, LOCALE } from '../../language/texts.js';
import type { LineNote } from '../kinds/group.js';
import { messages } from '../messages.js';
import type { UploadSearch } from '../search.js';

const { notes: texts } = messages;

type Kind = LineNote['kind'];

const TONES: Readonly<Record<Kind, Tone>> = {
  refused: 'bad',
  warning: 'warning',
  review: 'warning',
  failed: 'bad',
};
const KINDS = Object.keys(TONES) as Kind[];
const COLUMNS: Columns<LineNote> = [
  column('line', texts.line, 'numeric', ({ line }) => line.toLocaleString(LOCALE)),
  column('skuId', texts.sku, '', ({ skuId }) => <span className="id">{skuId}</span>),
  column('kind', texts.kind, 'wide', ({ kind }) => <KindBadge kind={kind} />),
  column('detail', texts.detail, '', (row) => (
    <>
      <span className="note-kind">
        <KindBadge kind={row.kind} />
      </span>
      <span className="note-text">{row.detail}</span>
    </>
  )),
  column('code', texts.code, 'wide'),
];

const keyOf = ({ line, code, detail }: LineNote): string => `${line} ${code} ${detail}`;
const nothing = (): void => undefined;

interface Props extends Pick<UploadSearch, 'show'> {
  notes: readonly LineNote[];
  /** Shown if there are no notes. */
  none: string;
}

/** Every line with a note, and the note. */
export function NotesList({ notes, none, show: chosen }: Props) {
  const kinds = KINDS.filter((kind) => notes.some((note) => note.kind === kind));
  // The address may name a kind of another file.
  const show = kinds.find((kind) => kind === chosen);
  const shown = notes.filter(({ kind }) => show === undefined || kind === show);
  return (
    <section className="notes" aria-labelledby="notes">
      <div className="card-head">
        <h2 id="notes">{texts.title}</h2>
        <nav className="views" aria-label={texts.kind}>
          <KindLink search={{}} show={show} text={texts.all} count={notes.length} />
          {kinds.map((kind) => (
            <KindLink
              key={kind}
              search={{ show: kind }}
              show={show}
              text={texts.kinds[kind]}
              count={notes.filter((note) => note.kind === kind).length}
            />
          ))}
        </nav>
      </div>
      {(show === 'review' || show === 'warning') && (
        <p className="quiet">{texts.explained[show]}</p>
      )}
      {shown.length === 0 ? (
        <EmptyState title={texts.none}>{none}</EmptyState>
      ) : (
        <ListTable
          label={texts.title}
          columns={COLUMNS}
          rows={shown}
          keyOf={keyOf}
          complete
          onEnd={nothing}
          scrollId="upload"
          footer={<div className="list-foot">{counted(texts.count, shown.length)}</div>}
        />
      )}
    </section>
  );
}

function KindBadge({ kind }: { kind: Kind }) {
  return <Badge tone={TONES[kind]}>{texts.kinds[kind]}</Badge>;
}

interface LinkProps extends Pick<UploadSearch, 'show'> {
  search: UploadSearch;
  text: string;
  count: number;
}

function KindLink({ search, show, text, count }: LinkProps) {
  const isChosen = search.show === show;
  return (
    <Link
      to="/upload"
      search={search}
      replace
      className={`view ${isChosen ? 'view-current' : ''}`}
      activeProps={{}}
      aria-current={isChosen ? 'true' : 'false'}
    >
      {text} {count.toLocaleString(LOCALE)}
    </Link>
  );
}
