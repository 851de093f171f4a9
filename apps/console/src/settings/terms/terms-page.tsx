import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { mayCall, useSession } from '../../api/session.js';
import { column, type Columns } from '../../design/tables/table.js';
import { FilterBar, textFilter } from '../../filters/filter-bar.js';
import { counted, fill } from '../../language/texts.js';
import { POLLED } from '../../live/polled.js';
import { messages as common } from '../messages.js';
import { DatedBadge } from '../parts/dated-state.js';
import { NoRows } from '../parts/no-rows.js';
import { Rows } from '../parts/rows.js';
import { Section } from '../parts/section.js';
import { countryName } from './country.js';
import { messages } from './messages.js';
import { Estimate } from './parts/estimate.js';
import { KINDS, LISTS, readRevisions } from './requests.js';
import { termsListSearch } from './search.js';
import { byDestination, lastDayOf, nextOf, presentOf, stateOf, today } from './state.js';
import type { Destination } from './state.js';

const { columns: names } = messages;

const present = ({ rules }: Destination) => presentOf(rules, today());

const COLUMNS: Columns<Destination> = [
  column('destination', names.destination, '', ({ destination }) => (
    <Link to="/settings/terms/$destination" params={{ destination }}>
      {destination} <span className="under">{countryName(destination)}</span>
    </Link>
  )),
  column('state', names.state, '', (row) => <RulesState destination={row} />),
  column('version', names.version, 'wide', (row) => <span className="id">{present(row)?.id}</span>),
  column('from', names.from, 'wide', (row) => present(row)?.validFrom),
  column('until', names.until, '', (row) => {
    const rules = present(row);
    return rules && lastDayOf(rules, today());
  }),
  column('next', names.next, 'wide', (row) => <Next destination={row} />),
  column('duties', names.duties, 'wide', (row) => {
    const duties = presentOf(row.duties, today());
    return duties && <DatedBadge state={stateOf(duties, today())} texts={messages.states} />;
  }),
  column('tariffs', names.tariffs, 'numeric wide', ({ tariffs }) => inForceOf(tariffs)),
  column('source', names.source, 'wide', (row) => sourcesText(present(row)?.source ?? [])),
];

const FILTERS = [textFilter('find', messages.filters.find, messages.filters.any)];

/** Tax rules, duty rates and freight tariffs by destination, with the next changes. */
export function TermsPage() {
  const search = useSearch({ from: '/shell/settings/terms', select: termsListSearch });
  const query = useQuery({
    ...POLLED,
    queryKey: ['settings', 'terms'],
    queryFn: async ({ signal }) => {
      const [rules, duties, tariffs] = await Promise.all(
        KINDS.map((kind) => readRevisions(kind, undefined, signal)),
      );
      return byDestination({ rules: rules ?? [], duties: duties ?? [], tariffs: tariffs ?? [] });
    },
  });
  return (
    <Section
      title={common.sections.terms}
      query={query}
      subject={{
        what: messages.raw.list,
        path: LISTS.rules,
        otherPaths: [LISTS.duties, LISTS.tariffs],
      }}
      acts={<Ways />}
      filters={<FilterBar search={search} fields={FILTERS} />}
    >
      {(destinations) => (
        <Rows
          label={common.sections.terms}
          columns={COLUMNS}
          rows={destinations.filter(({ destination }) => matches(destination, search.find))}
          keyOf={({ destination }) => destination}
          scrollId="terms"
          empty={<NoRows filtered={search.find !== undefined} texts={messages.empty} />}
        />
      )}
    </Section>
  );
}

function Ways() {
  const session = useSession();
  return (
    <>
      {mayCall(session, 'loadTaxRules') && (
        <Link to="/settings/terms/load" className="button">
          {messages.open.load}
        </Link>
      )}
      {mayCall(session, 'calculateLandedCost') && (
        <Link to="/settings/terms/calculator" className="button">
          {messages.open.calculator}
        </Link>
      )}
    </>
  );
}

function RulesState({ destination }: { destination: Destination }) {
  const rules = present(destination);
  if (!rules) return messages.none;
  return (
    <>
      <DatedBadge state={stateOf(rules, today())} texts={messages.states} />{' '}
      <Estimate terms={rules} />
    </>
  );
}

function Next({ destination: { rules } }: { destination: Destination }) {
  const next = nextOf(rules, today());
  if (next) return fill(messages.next, { day: next.from });
  const now = presentOf(rules, today());
  const ends = now && stateOf(now, today()) === 'inForce' && lastDayOf(now, today());
  return ends ? messages.nothingNext : undefined;
}

function inForceOf(terms: Destination['tariffs']): number {
  return terms.filter((revision) => stateOf(revision, today()) === 'inForce').length;
}

function sourcesText([source = '', ...moreSources]: readonly string[]): string {
  const count = moreSources.length;
  return count === 0 ? source : counted(messages.moreSources, count, { source });
}

function matches(destination: string, text: string | undefined): boolean {
  const searchText = text?.toLowerCase() ?? '';
  return `${destination} ${countryName(destination)}`.toLowerCase().includes(searchText);
}
