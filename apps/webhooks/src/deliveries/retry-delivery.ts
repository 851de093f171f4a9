import { HttpTransactor, type UnitOfWork } from '#messaging';
import { Refusal } from '#edge';
import { Injectable } from '@nestjs/common';
import { announceDue } from '../delivery/due-signal.js';
import { queueForEndpoint } from '../delivery/queue-deliveries.js';
import { selectEvent } from '../log/store/event.store.js';
import { auditByOperator } from '../endpoints/audit-by-operator.js';
import type { Endpoint } from '../endpoints/store/endpoint.store.js';
import { lockedEnabledEndpoint } from '../endpoints/addressed-endpoint.js';
import { deliveryOf } from './read-delivery.js';
import { shareOfRequester, type Requester } from '../endpoints/requester.js';
import { findWaiting, hasten, type Delivery } from './store/deliveries.store.js';

/** Sends the event of a delivery again. */
@Injectable()
export class RetryDelivery {
  constructor(private readonly transactor: HttpTransactor) {}

  /**
   * Makes a delivery of the event due now: the waiting delivery, if there is one, so that a repeated request sends it
   * once; otherwise a new delivery.
   * @returns this delivery
   * @throws Refusal `endpoint-not-found`, `not-found`, `endpoint-disabled`, `event-expired`
   */
  async retry(requester: Requester, endpointId: string, deliveryId: string): Promise<Delivery> {
    return this.transactor.run(shareOfRequester(requester), async (unitOfWork) => {
      const endpoint = await lockedEnabledEndpoint(unitOfWork, requester, endpointId);
      const delivery = await deliveryOf(unitOfWork, endpoint, deliveryId);
      const retried = await this.again(unitOfWork, endpoint, delivery);
      const { eventId } = delivery;
      const details = { deliveryId: retried, eventId };
      await auditByOperator(unitOfWork, requester, 'delivery-retried', endpoint, details);
      return deliveryOf(unitOfWork, endpoint, retried);
    });
  }

  private async again(
    unitOfWork: UnitOfWork,
    { id: endpointId, merchantId }: Endpoint,
    { eventId, eventStamp: stamp, type, subject }: Delivery,
  ): Promise<string> {
    const waiting = await findWaiting(unitOfWork, { merchantId, endpointId }, eventId);
    if (waiting === undefined && !(await selectEvent(unitOfWork, merchantId, eventId))) {
      throw expired(eventId);
    }
    const request = {
      merchantId,
      endpointId,
      cause: 'retry' as const,
      events: [{ stamp, eventId, type, subject }],
    };
    const [id] = waiting === undefined ? await queueForEndpoint(unitOfWork, request) : [waiting];
    if (id === undefined) throw new Error(`the endpoint ${endpointId} takes no delivery`);
    hasten(unitOfWork, id);
    unitOfWork.onCommitted(announceDue);
    return id;
  }
}

function expired(eventId: string): Refusal {
  return new Refusal('event-expired', `The event ${eventId} is no longer kept.`);
}
