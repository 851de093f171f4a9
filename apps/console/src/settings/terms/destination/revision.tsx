import { useQuery } from '@tanstack/react-query';
import { Problem } from '../../../design/problem.js';
import { messages as common } from '../../messages.js';
import { readDutyRates, readRuleSet, readTariff } from '../requests.js';
import type { DutyRatesDetail, Kind, RuleSetDetail, TariffDetail, Terms } from '../requests.js';
import { DutyRates } from './duty-rates.js';
import { EndTerms } from './end-terms.js';
import { RevisionFacts } from './revision-facts.js';
import { RuleSet } from './rule-set.js';
import { Tariff } from './tariff.js';

interface Props {
  kind: Kind;
  id: string;
  /** All revisions of the destination. */
  terms: readonly Terms[];
}

type Shown =
  | { kind: 'rules'; detail: RuleSetDetail }
  | { kind: 'duties'; detail: DutyRatesDetail }
  | { kind: 'tariffs'; detail: TariffDetail };

/** One revision: its period, its source, and its content. */
export function Revision({ kind, id, terms }: Props) {
  const listed = terms.find((revision) => revision.id === id);
  const { data, error, refetch } = useQuery({
    // Its content never changes, but the days on which it is in force do.
    queryKey: ['settings', 'terms', kind, id, listed?.inForce, listed?.validUntil],
    queryFn: ({ signal }) => readShown(kind, id, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error && !data) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!data) return <output>{common.loading}</output>;
  const { detail } = data;
  return (
    <div className="columns">
      <div className="column-main">
        <Content shown={data} />
      </div>
      <div className="column-side">
        <RevisionFacts kind={kind} terms={detail} document={detail.document} all={terms} />
        <EndTerms kind={kind} terms={detail} />
      </div>
    </div>
  );
}

function Content({ shown: { kind, detail } }: { shown: Shown }) {
  switch (kind) {
    case 'rules':
      return <RuleSet rules={detail.document} />;
    case 'duties':
      return <DutyRates duties={detail.document} />;
    case 'tariffs':
      return <Tariff tariff={detail.document} />;
  }
}

async function readShown(kind: Kind, id: string, signal: AbortSignal): Promise<Shown> {
  switch (kind) {
    case 'rules':
      return { kind, detail: await readRuleSet(id, signal) };
    case 'duties':
      return { kind, detail: await readDutyRates(id, signal) };
    case 'tariffs':
      return { kind, detail: await readTariff(id, signal) };
  }
}
