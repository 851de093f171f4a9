import { idCell } from '../../design/tables/cells.js';
import { columnHelper, type Columns } from '../../design/tables/table.js';
import { dayFilter, suggestFilter, textFilter } from '../../filters/filter-bar.js';
import type { ListDefinition } from '../../lists/definition.js';
import { messages as common } from '../messages.js';
import { DatedBadge, datedStateOf, type DatedState } from '../parts/dated-state.js';
import { SettingsList } from '../parts/settings-list.js';
import { messages } from './messages.js';
import { AddRestriction, EndRestriction } from './restriction-acts.js';
import { NEWEST_FIRST, RESTRICTIONS } from './source.js';
import type { Restriction, RestrictionQuery, RestrictionSearch } from './source.js';

const { columns: names, filters, states } = messages;

const column = columnHelper<Restriction>();
const wide = { wide: true };

const COLUMNS = column.columns([
  column.accessor('hsPrefix', { header: names.prefix, cell: idCell }),
  column.accessor('destination', {
    header: names.destination,
    cell: ({ getValue }) => (getValue() === '*' ? messages.everywhere : getValue()),
  }),
  column.accessor('kind', {
    header: names.kind,
    cell: ({ getValue }) => messages.kinds[getValue()],
  }),
  column.accessor('inForce', {
    header: names.state,
    cell: ({ row: { original } }) => (
      <DatedBadge
        state={stateOf(original)}
        texts={isWithdrawn(original) ? { ...states, past: messages.withdrawn } : states}
      />
    ),
  }),
  column.accessor('validFrom', { header: names.from }),
  column.accessor('validUntil', { header: names.until }),
  column.accessor('goods', { header: names.goods, meta: wide }),
  column.accessor('source', { header: names.source, meta: wide }),
  column.accessor('addedBy', { header: names.by, meta: wide }),
  column.display({
    id: 'end',
    header: common.acts,
    meta: { numeric: true },
    cell: ({ row: { original } }) =>
      stateOf(original) !== 'past' && <EndRestriction restriction={original} />,
  }),
]) as Columns<Restriction>;

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
  raw: {
    what: raw.list,
    paths: { operator: '/ops/trade-restrictions', merchant: '/ops/trade-restrictions' },
    rows: 'restrictions',
    query: (_reader, query) => ({ ...query, ...NEWEST_FIRST }),
  },
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
