import { LOCALE } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Totals } from '../run/totals.js';

const { counts: texts } = messages;

/** What the file would do, or has done, in numbers. */
export function Counts({ totals }: { totals: Totals }) {
  const { created, updated, unchanged, deletions, refused, review, sent, failed } = totals;
  const counts = [
    [texts.created, created, ''],
    [texts.updated, updated, ''],
    [texts.unchanged, unchanged, ''],
    [texts.deleted, deletions.length, 'count-bad'],
    [texts.review, review, 'count-warning'],
    [texts.refused, refused, 'count-bad'],
    ...(sent + failed > 0
      ? ([
          [texts.sent, sent, 'count-good'],
          [texts.failed, failed, 'count-bad'],
        ] as const)
      : []),
  ] as const;
  return (
    <dl className="counts" aria-label={texts.title}>
      {counts.map(([name, count, tone]) => (
        <div key={name} className={`count ${count > 0 ? tone : ''}`}>
          <dt>{name}</dt>
          <dd>{count.toLocaleString(LOCALE)}</dd>
        </div>
      ))}
    </dl>
  );
}
