import { useNavigate, useSearch } from '@tanstack/react-router';
import { PagedList } from '../../design/tables/paged-list.js';
import { ReadAt } from '../../live/read-at.js';
import { Raw } from '../../raw/raw.js';
import { messages as common } from '../messages.js';
import { NoRows } from '../parts/no-rows.js';
import { AUDIT_COLUMNS } from './audit-columns.js';
import { changeSubject } from './change-subject.js';
import { ChangeDrawer } from './change-drawer.js';
import { FilterBar } from './filter-bar.js';
import { messages } from './messages.js';
import { auditSearch } from './search.js';
import { firstPage, keyOf, useChanges } from './use-changes.js';

/** What operators have changed, in all services. */
export function AuditPage() {
  const search = useSearch({ from: '/shell/settings/audit', select: auditSearch });
  const navigate = useNavigate({ from: '/settings/audit' });
  const list = useChanges(search);
  const rows = list.data?.pages.flatMap((page) => page.rows);
  const { open, ...filters } = search;
  return (
    <section className="page">
      <header className="page-head">
        <h1>{common.sections.audit}</h1>
        <ReadAt readAt={list.dataUpdatedAt} error={list.error} />
        <Raw
          subject={{ what: messages.raw.list, path: '/ops/audit', query: firstPage(filters) }}
          rowSubject={(key) => {
            const change = rows?.find((row) => keyOf(row) === key);
            return change && changeSubject(change);
          }}
        />
      </header>
      <FilterBar search={search} />
      <PagedList
        list={list}
        label={common.sections.audit}
        columns={AUDIT_COLUMNS}
        keyOf={keyOf}
        scrollId="audit"
        texts={messages}
        empty={<NoRows filtered={Object.keys(filters).length > 0} texts={messages.empty} />}
      />
      {open !== undefined && rows && (
        <ChangeDrawer
          key={open}
          change={rows.find((row) => keyOf(row) === open)}
          onClose={() =>
            void navigate({ search: (old) => ({ ...old, open: undefined }), resetScroll: false })
          }
        />
      )}
    </section>
  );
}
