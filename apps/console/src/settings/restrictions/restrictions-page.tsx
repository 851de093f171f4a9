import { column, type Columns } from '../../design/tables/table.js';
import { dayFilter, suggestFilter, textFilter } from '../../filters/filter-bar.js';
import type { ListDefinition } from '../../lists/definition.js';
import { messages as common } from '../messages.js';
import { DatedBadge, datedStateOf, type DatedState } from '../parts/dated-state.js';
import { SettingsList } from '../parts/settings-list.js';
import { messages } from './messages.js';
import { AddRestriction, EndRestriction } from './restriction-acts.js';
import { RESTRICTIONS, RESTRICTIONS_API } from './source.js';
import type { Restriction, RestrictionQuery, RestrictionSearch } from './source.js';

const { columns: names, filters, states } = messages;

const COLUMNS: Columns<Restriction> = [
  column('hsPrefix', names.prefix, '', ({ hsPrefix }) => <span className="id">{hsPrefix}</span>),
  column('destination', names.destination, '', ({ destination }) =>
    destination === '*' ? messages.everywhere : destination,
  ),
  column('kind', names.kind, '', ({ kind }) => messages.kinds[kind]),
  column('inForce', names.state, '', (row) => (
    <DatedBadge
      state={stateOf(row)}
      texts={isWithdrawn(row) ? { ...states, past: messages.withdrawn } : states}
    />
  )),
  column('validFrom', names.from),
  column('validUntil', names.until),
  column('goods', names.goods, 'wide'),
  column('source', names.source, 'wide'),
  column('addedBy', names.by, 'wide'),
  column(
    'end',
    common.acts,
    'numeric',
    (row) => stateOf(row) !== 'past' && <EndRestriction restriction={row} />,
  ),
];

const { empty, raw } = messages;

const RESTRICTION_LIST: ListDefinition<Restriction, RestrictionSearch, RestrictionQuery> = {
  id: 'restrictions',
  source: RESTRICTIONS,
  title: common.sections.restrictions,
  texts: { ...messages, empty: { none: empty.title, ...empty } },
  columns: COLUMNS,
  csv: [
    'id',
    'hsPrefix',
    'destination',
    'kind',
    'validFrom',
    'validUntil',
    'goods',
    'source',
    'addedBy',
  ],
  filters: [
    textFilter('code', filters.prefix, filters.anyPrefix),
    suggestFilter('destination', 'country', filters.destination, filters.anyDestination),
    dayFilter('on', filters.on),
  ],
  noneHow: () => empty.how,
  raw: { what: raw.list, api: RESTRICTIONS_API },
};

/** The prohibitions and restrictions of destinations: upcoming, in force, ended and withdrawn. */
export function RestrictionsPage() {
  return <SettingsList definition={RESTRICTION_LIST} acts={<AddRestriction />} />;
}

function stateOf(restriction: Restriction): DatedState {
  return isWithdrawn(restriction) ? 'past' : datedStateOf(restriction);
}

function isWithdrawn({ validFrom, validUntil }: Restriction): boolean {
  return validUntil !== undefined && validUntil < validFrom;
}
