import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { EmptyState } from '../../design/empty-state.js';
import { PagedList } from '../../design/tables/paged-list.js';
import type { ActionsProps } from '../../lists/definition.js';
import { Selectable } from '../../lists/selection/selectable.js';
import { useList } from '../../lists/use-list.js';
import { messages } from '../messages.js';
import type { Delivery, Endpoint } from '../requests.js';
import { DELIVERY_FILTERS, endpointSearch, type DeliveryFilter } from '../search.js';
import { DeliveryActions, RETRIES } from './delivery-actions.js';
import { DELIVERY_COLUMNS } from './delivery-columns.js';
import { DeliveryDrawer } from './delivery-drawer.js';
import { deliveriesOf, type DeliverySearch } from './delivery-source.js';

const { deliveries: texts } = messages;

/** The sent and waiting deliveries of an endpoint; a delivery opens beside the list. */
export function Deliveries({ endpoint }: { endpoint: Endpoint }) {
  const search = useSearch({ from: '/shell/webhooks/$endpointId', select: endpointSearch });
  const navigate = useNavigate({ from: '/webhooks/$endpointId' });
  const { deliveries: state, open } = search;
  const definition = useDefinition(endpoint);
  const listed = { deliveries: state };
  const list = useList(definition.source, listed);
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.rows) ?? [], [list.data]);
  const isFiltered = state !== undefined;
  const show = (id: string | undefined): void => {
    void navigate({ search: (old) => ({ ...old, open: id }), resetScroll: false });
  };
  return (
    <section className="card" aria-labelledby="deliveries">
      <h2 id="deliveries">{texts.title}</h2>
      <States current={state} />
      <Selectable definition={definition} search={listed} list={list} rows={rows}>
        {(selection) => (
          <PagedList
            list={list}
            label={texts.title}
            columns={selection ? [selection, ...DELIVERY_COLUMNS] : DELIVERY_COLUMNS}
            keyOf={definition.source.keyOf}
            scrollId="deliveries"
            texts={texts}
            empty={
              <EmptyState title={isFiltered ? texts.noneFiltered : texts.none}>
                {isFiltered ? texts.noneFilteredHow : texts.noneHow}
              </EmptyState>
            }
          />
        )}
      </Selectable>
      {open !== undefined && (
        <DeliveryDrawer
          key={open}
          endpoint={endpoint}
          deliveryId={open}
          onRetried={({ deliveryId }) => show(deliveryId)}
          onClose={() => show(undefined)}
        />
      )}
    </section>
  );
}

/** The list of an endpoint; nothing is sent to a disabled endpoint, so its rows cannot be selected. */
function useDefinition({ id: endpointId, state }: Endpoint) {
  return useMemo(
    () => ({
      id: 'deliveries',
      source: deliveriesOf(endpointId),
      ...(state !== 'disabled' && {
        actions: {
          Bar: (props: ActionsProps<Delivery, DeliverySearch>) => (
            <DeliveryActions {...props} endpointId={endpointId} />
          ),
          operationIds: RETRIES,
        },
      }),
    }),
    [endpointId, state],
  );
}

function States({ current }: { current: DeliveryFilter | undefined }) {
  return (
    <nav className="views" aria-label={texts.filter}>
      {[undefined, ...DELIVERY_FILTERS].map((state) => (
        <Link
          key={state ?? ''}
          from="/webhooks/$endpointId"
          search={(old) => ({ ...old, deliveries: state, open: undefined })}
          resetScroll={false}
          className={`view ${state === current ? 'view-current' : ''}`}
          activeProps={{}}
          aria-current={state === current ? 'true' : 'false'}
        >
          {state === undefined ? texts.all : texts.states[state]}
        </Link>
      ))}
    </nav>
  );
}
