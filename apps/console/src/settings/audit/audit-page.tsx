import { serviceNames } from '@entrepot/client';
import { choiceFilter, dayFilters, textFilter } from '../../filters/filter-bar.js';
import { useNavigate, useSearch, Link } from '@tanstack/react-router';
import { column, momentColumn, type Columns } from '../../design/tables/table.js';
import type { ListDefinition } from '../../lists/definition.js';
import { ListPage } from '../../lists/list-page.js';
import { useList } from '../../lists/use-list.js';
import { messages as common } from '../messages.js';
import { ChangeDrawer } from './change-drawer.js';
import { changeSubject } from './change-subject.js';
import { messages } from './messages.js';
import {
  AUDIT,
  AUDIT_API,
  keyOf,
  type AuditQuery,
  type AuditSearch,
  type Change,
} from './source.js';

const { filters, empty, raw } = messages;

const { columns: names } = messages;

const AUDIT_COLUMNS: Columns<Change> = [
  column('what', names.what, '', (row) => (
    <Link
      from="/settings/audit"
      search={(old) => ({ ...old, open: keyOf(row) })}
      resetScroll={false}
      className="id"
    >
      {row.what}
    </Link>
  )),
  column('who', names.who),
  column('details', names.details, 'wide', ({ details }) => <code>{JSON.stringify(details)}</code>),
  column('service', names.service, 'wide'),
  momentColumn('at', names.at),
];

/** The list of operators' changes in all services. */
const AUDIT_LIST: ListDefinition<Change, AuditSearch, AuditQuery> = {
  id: 'audit',
  source: AUDIT,
  title: common.sections.audit,
  texts: { ...messages, empty: { none: empty.title, ...empty } },
  columns: AUDIT_COLUMNS,
  csv: ['at', 'who', 'what', 'service', 'id', 'details'],
  filters: [
    textFilter('subject', filters.subject, filters.anySubject, 'search'),
    textFilter('who', filters.who, filters.anyone),
    textFilter('what', filters.what, filters.anything),
    choiceFilter(
      'service',
      { label: filters.service, any: filters.anyService },
      serviceNames.map((value) => ({ value, label: value })),
    ),
    dayFilters(filters),
  ],
  retained: ['open'],
  noneHow: () => empty.how,
  raw: {
    what: raw.list,
    api: AUDIT_API,
    row: (_reader, _key, change) => change && changeSubject(change),
  },
};

/** The operators' changes in all services; a change opens beside the list. */
export function AuditPage() {
  const search = useSearch({ from: '/shell/settings/audit' });
  const navigate = useNavigate({ from: '/settings/audit' });
  const { data } = useList(AUDIT, search);
  const { open } = search;
  return (
    <ListPage definition={AUDIT_LIST} className="page">
      {open !== undefined && data && (
        <ChangeDrawer
          key={open}
          change={data.pages.flatMap(({ rows }) => rows).find((row) => keyOf(row) === open)}
          onClose={() =>
            void navigate({ search: (old) => ({ ...old, open: undefined }), resetScroll: false })
          }
        />
      )}
    </ListPage>
  );
}
