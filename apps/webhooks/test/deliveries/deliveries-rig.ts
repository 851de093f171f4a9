import { randomBytes } from 'node:crypto';
import { runOnce, type UnitOfWork } from '#messaging';
import { eventually, type TestService } from '#testing';
import { v7 as uuidv7 } from 'uuid';
import { logEvents } from '../../src/delivery/log-events.js';
import { EVENT_LOG } from '../../src/log/store/event.store.js';
import { newSecret } from '../../src/secrets/new-secret.js';
import { SecretBox } from '../../src/secrets/secret-box.js';
import { addEndpoint, type NewEndpoint } from '../delivery/queue-rig.js';
import { Receiver } from '../delivery/receiver.js';
import { startWebhooks } from '../webhooks-service.js';

const KEYS = `test:${randomBytes(32).toString('base64')}`;
const box = new SecretBox({ WEBHOOKS_KEYS: KEYS });

export interface Delivery {
  deliveryId: string;
  eventId: string;
  type: string;
  subject: string;
  cause: string;
  state: string;
  attemptCount: number;
  nextAttemptAt?: string;
  finishedAt?: string;
  attempts: { outcome: string; status?: number; body?: string }[];
}

/** The service with one receiver, which has a path for each endpoint. */
export class DeliveriesRig {
  private merchants = 0;

  private constructor(
    readonly service: TestService,
    readonly receiver: Receiver,
  ) {}

  static async start(): Promise<DeliveriesRig> {
    const [service, receiver] = await Promise.all([
      startWebhooks({ WEBHOOKS_KEYS: KEYS }),
      Receiver.start(),
    ]);
    return new DeliveriesRig(service, receiver);
  }

  async stop(): Promise<void> {
    await Promise.all([this.service.stop(), this.receiver.stop()]);
  }

  /** Sets the receiver's answer from now on. */
  answer(status: number, body = ''): void {
    this.receiver.answer = (response) => response.writeHead(status).end(body);
  }

  /** An endpoint of its own merchant, unless a merchant is given. */
  async addEndpoint(settings: NewEndpoint = {}): Promise<TestEndpoint> {
    this.merchants += 1;
    const merchantId = settings.merchantId ?? `MERCHANT${this.merchants}`;
    const path = `/${uuidv7()}`;
    const url = new URL(path, this.receiver.url).href;
    const secret = box.seal(newSecret());
    const id = await addEndpoint(this.service.store, { ...settings, merchantId, url, secret });
    return new TestEndpoint(this, id, merchantId, path);
  }

  /**
   * Adds events to the log of a merchant, as the consumers do.
   * @param beforeCommit runs while the clock of the log is locked
   */
  log(
    merchantId: string,
    subjects: readonly string[],
    type = 'sku.upserted',
    beforeCommit: (unitOfWork: UnitOfWork) => Promise<void> = async () => undefined,
  ): Promise<void> {
    const events = subjects.map((subject) => ({
      merchantId,
      subject,
      type,
      eventId: uuidv7(),
      value: Buffer.from('{}'),
      stream: 'catalog.sku',
      version: 1,
      occurredAt: new Date(),
      dataschema: 'https://api.example.com/schemas/sku.upserted/v1',
      traceparent: null,
    }));
    const { url: databaseUrl, schema } = this.service.store;
    return runOnce({ databaseUrl, schema, service: 'webhooks' }, (transactor) =>
      transactor.run('background', async (unitOfWork) => {
        logEvents(unitOfWork, events);
        unitOfWork.whenStamped({ merchantId, list: EVENT_LOG }, () => beforeCommit(unitOfWork));
      }),
    );
  }
}

/** An endpoint, as its merchant sees it through the API. */
export class TestEndpoint {
  constructor(
    private readonly rig: DeliveriesRig,
    readonly id: string,
    readonly merchantId: string,
    private readonly path: string,
  ) {}

  async request<T = Delivery>(path: string, body?: object, method = body ? 'POST' : 'GET') {
    const token = await this.rig.service.tokens.merchant(this.merchantId);
    return this.rig.service.fetch<T>(`/ext/webhooks/endpoints/${this.id}${path}`, {
      token,
      body,
      method,
    });
  }

  async list(query = ''): Promise<Delivery[]> {
    const { body } = await this.request<{ deliveries: Delivery[] }>(`/deliveries${query}`);
    return body.deliveries;
  }

  /** The subjects of the requests, in the order of arrival. */
  get received(): string[] {
    return this.rig.receiver.requests
      .filter(({ path }) => path === this.path)
      .map(({ subject }) => subject);
  }

  /** Waits until this number of deliveries is in this state. */
  until(state: string, count: number): Promise<Delivery[]> {
    return eventually(async () => {
      const deliveries = await this.list(`?state=${state}&pageSize=200`);
      if (deliveries.length !== count)
        throw new Error(`${deliveries.length} of ${count} are ${state}`);
      return deliveries;
    });
  }

  /** Waits until a delivery has failed; its next attempt is then later than the end of the test. */
  untilFailed(): Promise<void> {
    return eventually(async () => {
      const [failed] = await this.rig.service.store.sql(
        `UPDATE due_delivery SET due_at = now() + interval '1 hour'
          WHERE endpoint_id = $1 AND attempts > 0 AND NOT taken RETURNING 1`,
        [this.id],
      );
      expect(failed).toBeDefined();
    });
  }

  untilReplayed(): Promise<Record<string, unknown>> {
    return eventually(async () => {
      const { body } = await this.request<Record<string, unknown>>('/replay');
      if (body.state !== 'done') throw new Error(JSON.stringify(body));
      return body;
    });
  }
}

/** `A-0`, `A-1` and so on. */
export const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`);
