import { Link } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { readerOf, useSession } from '../../api/session.js';
import { oneByOne, type BulkAct } from '../../bulk/act.js';
import { BulkBar } from '../../bulk/bulk-bar.js';
import { fill } from '../../language/texts.js';
import type { ActionsProps } from '../../lists/definition.js';
import type { Reader } from '../../live/changes.js';
import { messages } from '../messages.js';
import { operationOf } from '../paths.js';
import { retryDelivery, type Delivery } from '../requests.js';
import { deliveriesOf, type DeliverySearch } from './delivery-source.js';

const { retry } = messages.deliveries;

function retryAct(kind: Reader): BulkAct<Delivery> {
  return {
    title: retry.title,
    explained: retry.explained,
    operationId: operationOf({ kind }, 'retryWebhookDelivery'),
    fields: [],
    ...oneByOne((delivery: Delivery) => retryDelivery(kind, delivery)),
  };
}

const ACTS = { operator: [retryAct('operator')], merchant: [retryAct('merchant')] } as const;

/** The operations of the API that retry a delivery. */
export const RETRIES = Object.values(ACTS).flatMap((acts) =>
  acts.map(({ operationId }) => operationId),
);

/** The actions on the selected deliveries of an endpoint. */
export function DeliveryActions({
  endpointId,
  ...props
}: ActionsProps<Delivery, DeliverySearch> & { endpointId: string }) {
  return (
    <BulkBar
      {...props}
      source={deliveriesOf(endpointId)}
      acts={ACTS[readerOf(useSession())]}
      nameOf={({ deliveryId }) => deliveryId}
      linkTo={linkTo}
      onEnd={readAgain}
    />
  );
}

function readAgain(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['webhooks'] });
}

/** The link works from every page, since the panel stays open on other pages. */
function linkTo({ endpointId, deliveryId, type, subject }: Delivery) {
  return (
    <Link
      to="/webhooks/$endpointId"
      params={{ endpointId }}
      search={{ open: deliveryId }}
      className="id"
      aria-label={fill(messages.deliveries.open, { type, subject })}
    >
      {deliveryId}
    </Link>
  );
}
