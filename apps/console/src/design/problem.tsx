import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isProblem } from '../api/problem.js';
import { remediesQuery } from '../api/remedies.js';
import { ExternalLink } from './external-link.js';
import { messages } from './messages.js';

interface Props {
  error: Error;
  /** Asks again. */
  onRetry?: (() => void) | undefined;
}

/** What went wrong, with the title of its problem and what to do about it. */
export function Problem({ error, onRetry }: Props) {
  const { data: remedies } = useQuery(remediesQuery);
  const known = isProblem(error) ? error : undefined;
  const remedy = known && remedies?.[known.code];
  return (
    <div className="problem" role="alert">
      <p className="problem-title">{known?.title ?? messages.problem.unknown}</p>
      {error.message !== '' && <p>{error.message}</p>}
      {known && known.errors.length > 0 && (
        <ul>
          {known.errors.map(({ pointer, parameter, detail }) => (
            <li key={`${pointer ?? parameter} ${detail}`}>
              <code>{pointer ?? parameter}</code> {detail}
            </li>
          ))}
        </ul>
      )}
      {remedy !== undefined && <p className="problem-remedy">{withCode(remedy)}</p>}
      <p className="problem-foot">
        {known?.page === undefined ? (
          <span>{known?.code}</span>
        ) : (
          <ExternalLink url={known.page}>{known.code}</ExternalLink>
        )}
        {known?.requestId !== undefined && (
          <span>
            {messages.problem.request} <code>{known.requestId}</code>
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

/** The texts of problems mark code with backticks. */
function withCode(text: string): ReactNode[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
}
