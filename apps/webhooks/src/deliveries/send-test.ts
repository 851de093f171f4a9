import { WebhookTest, type WebhookTestEvent } from '#contracts';
import { HttpTransactor, type UnitOfWork } from '#messaging';
import { Database, outsideTransaction } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { WEBHOOKS_CONFIG, type WebhooksConfig } from '../config.js';
import { queueForEndpoint } from '../delivery/queue-deliveries.js';
import { loggedHttpEvent } from '../log/http-event.js';
import { EVENT_LOG, insertEvents } from '../log/store/event.store.js';
import { audit } from './audit.js';
import { transactionOf, type EndpointAccess } from './endpoint-access.js';
import { deliveryOf } from './read-delivery.js';
import { refuseDisabled } from './refuse-disabled.js';
import { lockEndpoint, type AddressedEndpoint } from './store/addressed-endpoint.store.js';
import type { Delivery } from './store/deliveries.store.js';

/** Sends an endpoint an event with which its receiver can be tried. */
@Injectable()
export class SendTest {
  constructor(
    private readonly database: Database,
    private readonly transactor: HttpTransactor,
    @Inject(WEBHOOKS_CONFIG) private readonly config: Pick<WebhooksConfig, 'PUBLIC_URL'>,
  ) {}

  /**
   * Adds a `webhook.test` to the merchant's log and queues it for this endpoint alone, whichever types it takes.
   * @throws Refusal `endpoint-not-found`, `endpoint-disabled`
   */
  async send(access: EndpointAccess, endpointId: string): Promise<Delivery> {
    const { endpoint, sent } = await this.transactor.run(transactionOf(access), async (work) => {
      const locked = await lockEndpoint(work, access, endpointId);
      refuseDisabled(locked);
      return { endpoint: locked, sent: await this.log(work, access, locked) };
    });
    return deliveryOf(outsideTransaction(this.database.http), endpoint, sent.deliveryId);
  }

  /** @returns an object that has the delivery's id after the commit */
  private async log(
    work: UnitOfWork,
    access: EndpointAccess,
    endpoint: AddressedEndpoint,
  ): Promise<{ deliveryId: string }> {
    const { id: endpointId, merchantId } = endpoint;
    const event = loggedHttpEvent(WebhookTest, testOf(endpoint), this.config.PUBLIC_URL);
    await audit(work, access, 'webhook-endpoint.tested', endpoint, { eventId: event.eventId });
    const sent = { deliveryId: '' };
    work.whenStamped({ merchantId, list: EVENT_LOG }, async (stamp) => {
      const events = [{ ...event, stamp }];
      insertEvents(work, events);
      // The endpoint is locked, so nothing is decided here; the round trip is for the delivery's id.
      const ids = await queueForEndpoint(work, { merchantId, endpointId, cause: 'test', events });
      sent.deliveryId = ids[0] ?? '';
    });
    return sent;
  }
}

/** Its subject is its own, so that it waits for no earlier test that fails. */
function testOf({ id: endpointId, merchantId }: AddressedEndpoint): WebhookTestEvent {
  const eventId = uuidv7();
  const occurredAt = new Date().toISOString();
  return { eventId, occurredAt, merchantId, subject: eventId, version: 1, endpointId };
}
