import type { KindId } from '@entrepot/product-files';
import { LOCALE } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Totals } from '../run/totals.js';

const { counts: texts } = messages;

type Count = readonly [
  name: string,
  count: number,
  tone?: 'count-good' | 'count-warning' | 'count-bad',
];

/** The counts of changes for a file of each kind. */
const CHANGES: Readonly<Record<KindId, (totals: Totals) => readonly Count[]>> = {
  products: ({ created, updated, unchanged, deleted, review }) => [
    [texts.created, created],
    [texts.updated, updated],
    [texts.unchanged, unchanged],
    [texts.deleted, deleted, 'count-bad'],
    [texts.review, review, 'count-warning'],
  ],
  prices: ({ sendable, ofChannels, warned }) => [
    [texts.own, sendable - ofChannels],
    [texts.ofChannels, ofChannels],
    [texts.warned, warned, 'count-warning'],
  ],
  stock: ({ sendable, skusInQuestion }) => [
    [texts.quantities, sendable],
    [texts.unregistered, new Set(skusInQuestion).size, 'count-warning'],
  ],
};

/** The counts of changes that the file would make, or has made. */
export function Counts({ kind, totals }: { kind: KindId; totals: Totals }) {
  const { refused, sent, failed } = totals;
  const names = messages.kinds[kind].counts;
  const counts: readonly Count[] = [
    ...CHANGES[kind](totals),
    [names.refused, refused, 'count-bad'],
    ...(sent + failed > 0
      ? ([
          [names.sent, sent, 'count-good'],
          [names.failed, failed, 'count-bad'],
        ] as const)
      : []),
  ];
  return (
    <dl className="counts" aria-label={texts.title}>
      {counts.map(([name, count, tone = '']) => (
        <div key={name} className={`count ${count > 0 ? tone : ''}`}>
          <dt>{name}</dt>
          <dd>{count.toLocaleString(LOCALE)}</dd>
        </div>
      ))}
    </dl>
  );
}
