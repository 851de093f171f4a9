import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { mayCall, useSession } from '../../../api/session.js';
import { Badge, type Tone } from '../../../design/badge.js';
import { MarkedJson } from '../../../design/json/marked-json.js';
import { Problem } from '../../../design/problem.js';
import { fill } from '../../../language/texts.js';
import { messages as terms } from '../messages.js';
import type { LoadDocument } from './documents.js';
import { messages } from './messages.js';
import { movesText } from './moves-text.js';
import { readPriceMoves } from './requests.js';
import { Samples } from './samples.js';
import type { Item } from './use-loading.js';

const { moves: texts } = messages;

/** The number of lines shown around a fault. */
const AROUND = 3;

const TONES = {
  new: 'info',
  unchanged: 'neutral',
  refused: 'bad',
  loaded: 'good',
} as const satisfies Readonly<Record<keyof typeof messages.outcomes, Tone>>;

/** The result of the dry run of a document: faults next to its text, and sample carts; later, that it is loaded. */
export function LoadItem({ item: { document, preview, loaded } }: { item: Item }) {
  const { kind, destination, validFrom, content } = document;
  const outcome = loaded ? 'loaded' : preview.outcome;
  const id = loaded?.id ?? preview.id;
  const title = fill(messages.document, {
    kind: terms.kinds[kind],
    destination,
    day: validFrom || messages.noDay,
  });
  return (
    <section className="card" aria-label={title}>
      <div className="card-head">
        <h2>{title}</h2>
        <Badge tone={TONES[outcome]}>
          {loaded && !loaded.isNew ? messages.outcomes.unchanged : messages.outcomes[outcome]}
        </Badge>
      </div>
      {id !== undefined && (
        <p>
          {loaded ? (
            <Link
              to="/settings/terms/$destination"
              params={{ destination }}
              search={{ kind, id }}
              className="id"
            >
              {id}
            </Link>
          ) : (
            <span className="id">{id}</span>
          )}
        </p>
      )}
      {preview.faults.length > 0 && (
        <>
          <h3>{messages.faultsTitle}</h3>
          <MarkedJson
            label={messages.excerpt}
            value={content}
            marks={preview.faults.map(({ pointer, detail }) => ({ pointer, note: detail }))}
            around={AROUND}
          />
        </>
      )}
      {preview.samples.length > 0 && <Samples samples={preview.samples} />}
      {preview.outcome === 'new' && !loaded && <NotLoaded preview={preview} document={document} />}
    </section>
  );
}

/**
 * Rules that only wait for the duty rates of their file have no id yet: they cannot be compared before these are
 * loaded.
 */
function NotLoaded({ preview, document }: Pick<Item, 'preview' | 'document'>) {
  const session = useSession();
  if (preview.id === undefined) return <p>{messages.withDutyRates}</p>;
  return mayCall(session, 'previewPrices') ? <Moves document={document} /> : null;
}

/** The number of prices that a document would change, and the largest change. */
function Moves({ document }: { document: LoadDocument }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['price-moves', document],
    queryFn: ({ signal }) => readPriceMoves(document, signal),
    gcTime: 0,
  });
  return (
    <>
      <h3>{texts.title}</h3>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <output>{texts.loading}</output>}
      {data && movesText(data).map((text) => <p key={text}>{text}</p>)}
    </>
  );
}
