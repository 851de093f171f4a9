import type { ApiClient } from '../client.js';
import { followNews, WAIT_SECONDS, type FollowNewsOptions } from '../follow-news.js';
import type { Answer, CallOptions, Query, Schemas } from '../operations.js';

/** The filters of events, and where to begin. */
export type EventQuery = Omit<Query<'listEvents'>, 'wait'>;

/** A merchant's events over HTTP: the events that webhooks deliver, in the order in which they became known. */
export class Events {
  constructor(private readonly client: ApiClient) {}

  /**
   * Yields the stored events, up to the newest.
   *
   * @example
   * for await (const { type, subject } of client.events.list({ types: ['order.placed'] })) {
   *   console.log(type, subject);
   * }
   */
  async *list(query: EventQuery = {}, options: CallOptions = {}) {
    let pageQuery: EventQuery = { pageSize: 200, ...query };
    for (;;) {
      const { events, after, more } = await this.client.call('listEvents', {
        query: pageQuery,
        ...options,
      });
      yield* events;
      if (!more) return;
      pageQuery = next(pageQuery, after);
    }
  }

  /**
   * Yields pages of the stored events, then of new events. The iteration ends when the signal aborts, and continues
   * after failures of any length. Store `after` once you have applied a page, and continue from there after a restart.
   *
   * @example
   * for await (const { events, after } of client.events.follow({ after: await lastAfter() })) {
   *   await applyAndKeep(events, after);
   * }
   *
   * @throws EntrepotError when the service refuses the request
   */
  follow(
    query: EventQuery = {},
    options?: FollowNewsOptions,
  ): AsyncGenerator<Answer<'listEvents'>> {
    const firstQuery: EventQuery = { pageSize: 200, ...query };
    return followNews(
      (after, signal) => {
        const pageQuery = after === undefined ? firstQuery : next(firstQuery, after);
        return this.client.call('listEvents', {
          query: { ...pageQuery, wait: WAIT_SECONDS },
          signal,
        });
      },
      ({ events }) => events.length > 0,
      options,
    );
  }

  /** Reads one event, including one that a webhook left out (`dataref`). */
  get(eventId: string, options?: CallOptions) {
    return this.client.call('readEvent', { path: { eventId }, ...options });
  }
}

/** `after` replaces the time to begin from. */
function next(query: EventQuery, after: string): EventQuery {
  const { from: _, ...rest } = query;
  return { ...rest, after };
}

/** The endpoints to which a merchant's events are posted, and their deliveries. */
export class Webhooks {
  constructor(private readonly client: ApiClient) {}

  async *list(options: CallOptions = {}) {
    yield* (await this.client.call('listWebhookEndpoints', options)).endpoints;
  }

  /**
   * Creates an endpoint. The answer contains its secret, which is shown only once.
   *
   * @example
   * const { id, secret } = await client.webhooks.create({
   *   url: 'https://erp.example.com/events', types: ['order.placed'],
   * });
   */
  create(body: Schemas['CreateEndpointRequest'], options?: CallOptions) {
    return this.client.call('createWebhookEndpoint', { body, ...options });
  }

  /** Reads an endpoint, with its counts of the last 24 hours. */
  get(endpointId: string, options?: CallOptions) {
    return this.client.call('readWebhookEndpoint', { path: { endpointId }, ...options });
  }

  /** Changes the given members only. */
  change(endpointId: string, body: Schemas['ChangeEndpointRequest'], options?: CallOptions) {
    return this.client.call('changeWebhookEndpoint', { path: { endpointId }, body, ...options });
  }

  delete(endpointId: string, options?: CallOptions) {
    return this.client.call('deleteWebhookEndpoint', { path: { endpointId }, ...options });
  }

  /** Replaces the secret. For 24 hours, requests are signed with the old secret as well. */
  rotateSecret(endpointId: string, options?: CallOptions) {
    return this.client.call('rotateWebhookSecret', { path: { endpointId }, ...options });
  }

  disable(endpointId: string, options?: CallOptions) {
    return this.client.call('disableWebhookEndpoint', { path: { endpointId }, ...options });
  }

  /** Enables an endpoint. With `recoverFrom`, also sends the events that were not delivered since that time. */
  enable(endpointId: string, body: Schemas['EnableEndpointRequest'] = {}, options?: CallOptions) {
    return this.client.call('enableWebhookEndpoint', { path: { endpointId }, body, ...options });
  }

  /** Sends a `webhook.test` event; its delivery shows how the receiver answered. */
  test(endpointId: string, options?: CallOptions) {
    return this.client.call('testWebhookEndpoint', { path: { endpointId }, ...options });
  }

  /** Yields the deliveries of an endpoint, the newest first. */
  async *deliveries(
    endpointId: string,
    query: Omit<Query<'listWebhookDeliveries'>, 'nextPageToken'> = {},
    options: CallOptions = {},
  ) {
    let nextPageToken: string | undefined;
    do {
      const page: Answer<'listWebhookDeliveries'> = await this.client.call(
        'listWebhookDeliveries',
        {
          path: { endpointId },
          query: { pageSize: 200, ...query, ...(nextPageToken && { nextPageToken }) },
          ...options,
        },
      );
      yield* page.deliveries;
      ({ nextPageToken } = page);
    } while (nextPageToken !== undefined);
  }

  /** Reads a delivery with its attempts. */
  delivery(endpointId: string, deliveryId: string, options?: CallOptions) {
    const path = { endpointId, deliveryId };
    return this.client.call('readWebhookDelivery', { path, ...options });
  }

  /** Sends the event of one delivery again. */
  retry(endpointId: string, deliveryId: string, options?: CallOptions) {
    const path = { endpointId, deliveryId };
    return this.client.call('retryWebhookDelivery', { path, ...options });
  }

  /** Sends all failed deliveries of a period again. */
  async retryFailed(
    endpointId: string,
    body: Schemas['RetryDeliveriesRequest'],
    options?: CallOptions,
  ): Promise<Schemas['ReplayResponse']> {
    const input = { path: { endpointId }, body, ...options };
    return (await this.client.call('retryWebhookDeliveries', input)) as Schemas['ReplayResponse'];
  }

  /** Sends the events of a period again. */
  async replay(
    endpointId: string,
    body: Schemas['ReplayRequest'],
    options?: CallOptions,
  ): Promise<Schemas['ReplayResponse']> {
    const input = { path: { endpointId }, body, ...options };
    return (await this.client.call('replayWebhookEvents', input)) as Schemas['ReplayResponse'];
  }

  /** Counts the events that a replay would send, without sending them. */
  async previewReplay(
    endpointId: string,
    body: Schemas['ReplayRequest'],
    options?: CallOptions,
  ): Promise<Schemas['ReplayPreviewResponse']> {
    const input = { path: { endpointId }, query: { dryRun: true }, body, ...options };
    const answer = await this.client.call('replayWebhookEvents', input);
    return answer as Schemas['ReplayPreviewResponse'];
  }

  /** Reads the progress of the running replay, or of the last one. */
  replayProgress(endpointId: string, options?: CallOptions) {
    return this.client.call('readWebhookReplay', { path: { endpointId }, ...options });
  }

  cancelReplay(endpointId: string, options?: CallOptions) {
    return this.client.call('cancelWebhookReplay', { path: { endpointId }, ...options });
  }
}
