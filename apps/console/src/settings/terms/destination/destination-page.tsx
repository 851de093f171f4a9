import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Tabs } from '../../../design/tabs.js';
import { fill } from '../../../language/texts.js';
import { POLLED } from '../../../live/polled.js';
import { messages as common } from '../../messages.js';
import { Section } from '../../parts/section.js';
import { countryName } from '../country.js';
import { messages } from '../messages.js';
import { KINDS, LISTS, pathOf, readRevisions, type Kind, type Terms } from '../requests.js';
import { termsSearch } from '../search.js';
import { presentOf, today } from '../state.js';
import { Revision } from './revision.js';
import { Revisions } from './revisions.js';

/** The tax rules, duty rates and freight tariffs of one destination, in words, with every revision. */
export function DestinationPage() {
  const { destination } = useParams({ from: '/shell/settings/terms/$destination' });
  const search = useSearch({ from: '/shell/settings/terms/$destination', select: termsSearch });
  const navigate = useNavigate({ from: '/settings/terms/$destination' });
  const { kind = 'rules', id } = search;
  const query = useQuery({
    ...POLLED,
    queryKey: ['settings', 'terms', kind, destination],
    queryFn: ({ signal }) => readRevisions(kind, destination, signal),
  });
  const shownId = id ?? presentOf(query.data ?? [], today())?.id;
  return (
    <Section
      back={
        <Link to="/settings/terms" className="back">
          ← {common.sections.terms}
        </Link>
      }
      title={`${countryName(destination)} (${destination})`}
      query={query}
      subject={rawOf(destination, kind, shownId)}
      filters={
        <Tabs<Kind>
          value={kind}
          onChange={(next) => void navigate({ search: { kind: next } })}
          parts={KINDS.map((value) => ({
            value,
            label: messages.kinds[value],
            content: value === kind && query.data && (
              <KindView kind={kind} terms={query.data} shownId={shownId} />
            ),
          }))}
        />
      }
    >
      {() => undefined}
    </Section>
  );
}

interface Props {
  kind: Kind;
  terms: readonly Terms[];
  shownId: string | undefined;
}

function KindView({ kind, terms, shownId }: Props) {
  if (terms.length === 0 || shownId === undefined) return <p>{messages.detail.none[kind]}</p>;
  return (
    <>
      <Revision key={shownId} kind={kind} id={shownId} terms={terms} />
      <Revisions kind={kind} terms={terms} shownId={shownId} />
    </>
  );
}

/** The list, and the shown revision. */
function rawOf(destination: string, kind: Kind, id: string | undefined) {
  return {
    what: fill(messages.raw.destination, { destination }),
    path: id === undefined ? LISTS[kind] : pathOf(kind, id),
    ...(id === undefined && { query: { destination } }),
    ...(id !== undefined && { otherPaths: [`${LISTS[kind]}?destination=${destination}`] }),
    events: {
      streams: ['taxes.terms' as const],
      key: `${KEYS[kind]}/${kind === 'tariffs' ? (id ?? '').replace(/-\d{4}-\d\d-\d\d-\d+$/, '') : destination}`,
    },
  };
}

/** The prefix of the keys of the events. */
const KEYS = { rules: 'rules', duties: 'duties', tariffs: 'tariff' } as const;
