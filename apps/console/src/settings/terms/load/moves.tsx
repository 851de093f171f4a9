import { useQuery } from '@tanstack/react-query';
import { Problem } from '../../../design/problem.js';
import type { LoadDocument } from './documents.js';
import { messages } from './messages.js';
import { movesText } from './moves-text.js';
import { readPriceMoves } from './requests.js';

const { moves: texts } = messages;

/** The number of prices that a document would change, and the largest change. */
export function Moves({ document }: { document: LoadDocument }) {
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
