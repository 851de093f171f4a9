import { useNavigate, useSearch } from '@tanstack/react-router';
import { ListPage } from '../../lists/list-page.js';
import { useList } from '../../lists/use-list.js';
import { AUDIT_LIST } from './audit-list.js';
import { ChangeDrawer } from './change-drawer.js';
import { AUDIT, keyOf } from './source.js';

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
