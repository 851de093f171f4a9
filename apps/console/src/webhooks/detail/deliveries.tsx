import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { readerOf, useSession } from '../../api/session.js';
import { EmptyState } from '../../design/empty-state.js';
import { PagedList } from '../../design/tables/paged-list.js';
import type { ListData, Page } from '../../live/changes.js';
import { POLLED } from '../../live/polled.js';
import { messages } from '../messages.js';
import { readDeliveries } from '../requests.js';
import type { Delivery, Endpoint } from '../requests.js';
import { DELIVERY_FILTERS, endpointSearch } from '../search.js';
import type { DeliveryFilter } from '../search.js';
import { DELIVERY_COLUMNS } from './delivery-columns.js';
import { DeliveryDrawer } from './delivery-drawer.js';

const { deliveries: texts } = messages;

const keyOf = ({ deliveryId }: Delivery): string => deliveryId;

/** What was sent to an endpoint, and what waits; one of them opens beside the list. */
export function Deliveries({ endpoint }: { endpoint: Endpoint }) {
  const search = useSearch({ from: '/shell/webhooks/$endpointId', select: endpointSearch });
  const navigate = useNavigate({ from: '/webhooks/$endpointId' });
  const { deliveries: state, open } = search;
  const list = useDeliveries(endpoint.id, state);
  const isFiltered = state !== undefined;
  const show = (id: string | undefined): void => {
    void navigate({ search: (old) => ({ ...old, open: id }), resetScroll: false });
  };
  return (
    <section className="card" aria-labelledby="deliveries">
      <h2 id="deliveries">{texts.title}</h2>
      <States current={state} />
      <PagedList
        list={list}
        label={texts.title}
        columns={DELIVERY_COLUMNS}
        keyOf={keyOf}
        scrollId="deliveries"
        texts={texts}
        empty={
          <EmptyState title={isFiltered ? texts.noneFiltered : texts.none}>
            {isFiltered ? texts.noneFilteredHow : texts.noneHow}
          </EmptyState>
        }
      />
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

function useDeliveries(endpointId: string, state: DeliveryFilter | undefined) {
  const reader = readerOf(useSession());
  return useInfiniteQuery<
    Page<Delivery>,
    Error,
    ListData<Delivery>,
    readonly (string | undefined)[],
    string | undefined
  >({
    ...POLLED,
    queryKey: ['webhooks', 'deliveries', endpointId, state],
    queryFn: ({ pageParam, signal }) =>
      readDeliveries(
        reader,
        endpointId,
        {
          ...(state !== undefined && { state }),
          ...(pageParam !== undefined && { nextPageToken: pageParam }),
        },
        signal,
      ),
    initialPageParam: undefined,
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
  });
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
