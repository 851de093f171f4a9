import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSession } from '../api/session.js';
import { ListPage } from '../lists/list-page.js';
import { messages } from './messages.js';
import { RequestDrawer } from './request-drawer.js';
import { REQUEST_LIST } from './request-list.js';

/** The last requests; one opens beside the list. */
export function RequestsPage() {
  const { open } = useSearch({ from: '/shell/requests' });
  const navigate = useNavigate({ from: '/requests' });
  const { kind } = useSession();
  return (
    <ListPage
      definition={REQUEST_LIST}
      intro={
        <p className="quiet">{kind === 'operator' ? messages.introOperator : messages.intro}</p>
      }
    >
      {open !== undefined && (
        <RequestDrawer
          requestId={open}
          onClose={() => void navigate({ search: (old) => ({ ...old, open: undefined }) })}
        />
      )}
    </ListPage>
  );
}
