import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { mayCall, useSession } from '../../../api/session.js';
import { EmptyState } from '../../../design/empty-state.js';
import { Problem } from '../../../design/problem.js';
import { fill } from '../../../language/texts.js';
import { messages as common } from '../../messages.js';
import { loadSearch } from '../search.js';
import { LoadForm } from './load-form.js';
import { messages } from './messages.js';
import { readDocument } from './requests.js';

/** Reads a file of terms, shows its effect with a dry run, and loads it. */
export function LoadPage() {
  const { kind, id } = useSearch({ from: '/shell/settings/terms/load', select: loadSearch });
  const session = useSession();
  const isCorrection = kind !== undefined && id !== undefined;
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', 'terms', 'document', kind, id],
    queryFn: ({ signal }) => readDocument(kind ?? 'rules', id ?? '', signal),
    enabled: isCorrection,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!mayCall(session, 'loadTaxRules')) {
    return <EmptyState title={messages.readOnly}>{messages.readOnlyHow}</EmptyState>;
  }
  return (
    <section className="page">
      <Link to="/settings/terms" className="back">
        ← {common.sections.terms}
      </Link>
      <header className="page-head">
        <h1>{isCorrection ? fill(messages.correct, { id }) : messages.title}</h1>
      </header>
      <p className="quiet">{messages.explained}</p>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {isCorrection && data === undefined && !error && <output>{common.loading}</output>}
      {(!isCorrection || data !== undefined) && <LoadForm key={id} initial={data ?? ''} />}
    </section>
  );
}
