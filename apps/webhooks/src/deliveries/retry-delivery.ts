import { HttpTransactor, type UnitOfWork } from '#messaging';
import { Refusal } from '#platform';
import { Injectable } from '@nestjs/common';
import { queueForEndpoint } from '../delivery/queue-deliveries.js';
import { selectEvent } from '../log/store/event.store.js';
import { audit } from './audit.js';
import { transactionOf, type EndpointAccess } from './endpoint-access.js';
import { deliveryOf } from './read-delivery.js';
import { refuseDisabled } from './refuse-disabled.js';
import { lockEndpoint, type AddressedEndpoint } from './store/addressed-endpoint.store.js';
import { findWaiting, hasten, type Delivery } from './store/deliveries.store.js';

/** Sends the event of a delivery again. */
@Injectable()
export class RetryDelivery {
  constructor(private readonly transactor: HttpTransactor) {}

  /**
   * Makes a delivery of the event due now: the one that waits, if there is one, so that a repeated request sends it
   * once; else a new one.
   * @returns this delivery
   * @throws Refusal `endpoint-not-found`, `not-found`, `endpoint-disabled`, `event-expired`
   */
  async retry(access: EndpointAccess, endpointId: string, deliveryId: string): Promise<Delivery> {
    return this.transactor.run(transactionOf(access), async (work) => {
      const endpoint = await lockEndpoint(work, access, endpointId);
      const delivery = await deliveryOf(work, endpoint, deliveryId);
      refuseDisabled(endpoint);
      const retried = await this.again(work, endpoint, delivery);
      const { eventId } = delivery;
      await audit(work, access, 'webhook-delivery.retried', endpoint, {
        deliveryId: retried,
        eventId,
      });
      return deliveryOf(work, endpoint, retried);
    });
  }

  private async again(
    work: UnitOfWork,
    { id: endpointId, merchantId }: AddressedEndpoint,
    { eventId, eventStamp: stamp, type, subject }: Delivery,
  ): Promise<string> {
    const waiting = await findWaiting(work, { merchantId, endpointId }, eventId);
    if (waiting !== undefined) {
      hasten(work, waiting);
      return waiting;
    }
    if (!(await selectEvent(work, merchantId, eventId))) throw expired(eventId);
    const events = [{ stamp, eventId, type, subject }];
    const [id] = await queueForEndpoint(work, { merchantId, endpointId, cause: 'retry', events });
    if (id === undefined) throw new Error(`the endpoint ${endpointId} takes no delivery`);
    return id;
  }
}

function expired(eventId: string): Refusal {
  return new Refusal('event-expired', `The event ${eventId} is no longer kept.`);
}
