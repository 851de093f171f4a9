import { useQuery, queryOptions } from '@tanstack/react-query';
import { problemWords } from '../api/problem-words.js';
import { isProblem } from '../api/problem.js';
import { ExternalLink } from './external-link.js';
import { faultSentences } from './forms/place-faults.js';
import { messages } from './messages.js';

/** The remedies by problem code, fetched when a problem is first shown. */
const remediesQuery = queryOptions({
  queryKey: ['remedies'],
  queryFn: async () => (await import('../api/remedy-texts.js')).default,
  staleTime: Number.POSITIVE_INFINITY,
});

interface Props {
  error: Error;
  /** The faults to list; all faults of the problem if left out. */
  faults?: readonly string[];
  onRetry?: (() => void) | undefined;
}

/** A problem and its remedy, in words for people. */
export function Problem({ error, faults = faultSentences(error), onRetry }: Props) {
  const { data: remedies } = useQuery(remediesQuery);
  const problem = isProblem(error) ? error : undefined;
  const { title, detail, remedy } = problemWords(error, problem && remedies?.[problem.code]);
  return (
    <div className="problem" role="alert" tabIndex={-1}>
      <p className="problem-title">{title}</p>
      {detail !== undefined && <p>{detail}</p>}
      {faults.length > 0 && (
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {remedy !== undefined && <p className="problem-remedy">{remedy}</p>}
      <p className="problem-foot">
        {problem?.page === undefined ? (
          <span>{problem?.code}</span>
        ) : (
          <ExternalLink url={problem.page}>{problem.code}</ExternalLink>
        )}
        {problem?.requestId !== undefined && (
          <span>
            {messages.problem.request} <code>{problem.requestId}</code>
          </span>
        )}
        {onRetry && (
          <button type="button" className="button button-plain" onClick={onRetry}>
            {messages.problem.retry}
          </button>
        )}
      </p>
    </div>
  );
}
