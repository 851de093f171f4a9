import { WebhookTest, type WebhookTestEvent } from '#contracts';
import { HttpTransactor, type UnitOfWork } from '#messaging';
import { Database, required } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { WEBHOOKS_CONFIG, type WebhooksConfig } from '../config.js';
import { logEvents } from '../delivery/log-events.js';
import { queueForEndpoint } from '../delivery/queue-deliveries.js';
import { loggedHttpEvent } from '../log/http-event.js';
import { auditByOperator } from '../endpoints/audit-by-operator.js';
import type { Endpoint } from '../endpoints/store/endpoint.store.js';
import { lockedEnabledEndpoint } from '../endpoints/addressed-endpoint.js';
import { deliveryOf } from './read-delivery.js';
import { shareOfRequester, type Requester } from '../endpoints/requester.js';
import { hasten, type Delivery } from './store/deliveries.store.js';

/** Sends a test event to an endpoint, so that its owner can try the receiver. */
@Injectable()
export class SendTest {
  constructor(
    private readonly database: Database,
    private readonly transactor: HttpTransactor,
    @Inject(WEBHOOKS_CONFIG) private readonly config: Pick<WebhooksConfig, 'PUBLIC_URL'>,
  ) {}

  /**
   * Adds a `webhook.test` to the merchant's log and queues it only for this endpoint, regardless of its types.
   * @throws Refusal `endpoint-not-found`, `endpoint-disabled`
   */
  async send(requester: Requester, endpointId: string): Promise<Delivery> {
    const { endpoint, sent } = await this.transactor.run(
      shareOfRequester(requester),
      async (unitOfWork) => {
        const locked = await lockedEnabledEndpoint(unitOfWork, requester, endpointId);
        return { endpoint: locked, sent: await this.log(unitOfWork, requester, locked) };
      },
    );
    return deliveryOf(this.database.reads(shareOfRequester(requester)), endpoint, sent.deliveryId);
  }

  /** @returns an object that has the delivery's id after the commit */
  private async log(
    unitOfWork: UnitOfWork,
    requester: Requester,
    endpoint: Endpoint,
  ): Promise<{ deliveryId: string }> {
    const { id: endpointId, merchantId } = endpoint;
    const event = loggedTest(testOf(endpoint), this.config.PUBLIC_URL);
    await auditByOperator(unitOfWork, requester, 'tested', endpoint, { eventId: event.eventId });
    const sent = { deliveryId: '' };
    // The endpoint is locked, so the result cannot differ; the round trip only reads the delivery's id.
    logEvents(unitOfWork, [event], async (_, events) => {
      const ids = await queueForEndpoint(unitOfWork, {
        merchantId,
        endpointId,
        cause: 'test',
        events,
      });
      sent.deliveryId = required(ids[0], 'the delivery of the test');
      hasten(unitOfWork, sent.deliveryId);
    });
    return sent;
  }
}

/** Each test has its own subject, so that it does not wait for an earlier test that fails. */
function testOf({ id: endpointId, merchantId }: Endpoint): WebhookTestEvent {
  const eventId = uuidv7();
  const occurredAt = new Date().toISOString();
  const text = 'Prueba con ñ';
  return { eventId, occurredAt, merchantId, subject: eventId, version: 1, endpointId, text };
}

/**
 * The body contains a space that programs do not write: a receiver that serializes the body again before verification
 * finds no matching signature.
 */
function loggedTest(event: WebhookTestEvent, publicUrl: string) {
  const value = Buffer.from(`${JSON.stringify(event).slice(0, -1)} }`);
  return { ...loggedHttpEvent(WebhookTest, event, publicUrl), value };
}
