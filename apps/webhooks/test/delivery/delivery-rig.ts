import { randomBytes } from 'node:crypto';
import { Transactor } from '#messaging';
import { Database } from '#platform';
import { eventually, type TestService } from '#testing';
import { v7 as uuidv7 } from 'uuid';
import { logEvents } from '../../src/delivery/log-events.js';
import { newSecret } from '../../src/secrets/new-secret.js';
import { SecretBox } from '../../src/secrets/secret-box.js';
import { startWebhooks } from '../webhooks-service.js';
import { addEndpoint, MERCHANT, type NewEndpoint } from './queue-rig.js';
import { Receiver } from './receiver.js';

const KEYS = `test:${randomBytes(32).toString('base64')}`;

/** An event of the log; its value is `{}` by default. */
export interface Published {
  subject: string;
  value?: string;
  merchantId?: string;
}

/** A delivery, with its wait for the next attempt. */
export interface DeliveryRow {
  subject: string;
  state: string;
  attempts: {
    outcome: string;
    durationMs: number;
    status?: number;
    error?: string;
    body?: string;
  }[];
  waitMs: number | null;
}

/** The service with its database and receivers. */
export class DeliveryRig {
  readonly box = new SecretBox({ WEBHOOKS_KEYS: KEYS });
  private readonly receivers: Receiver[] = [];

  private constructor(
    readonly service: TestService,
    private readonly database: Database,
  ) {}

  static async start(env: Record<string, string> = {}): Promise<DeliveryRig> {
    const service = await startWebhooks({ WEBHOOKS_KEYS: KEYS, ...env });
    const { url, schema } = service.store;
    const database = new Database({ url, schema, service: 'webhooks' });
    await database.whenConnected();
    return new DeliveryRig(service, database);
  }

  async stop(): Promise<void> {
    await this.database.onApplicationShutdown();
    await this.service.stop();
  }

  /** Removes endpoints, deliveries and receivers. */
  async clear(): Promise<void> {
    await this.service.store.sql('DELETE FROM endpoint');
    await this.service.store.sql('TRUNCATE due_delivery, delivery, event');
    await Promise.all(this.receivers.splice(0).map((receiver) => receiver.stop()));
  }

  async startReceiver(): Promise<Receiver> {
    const receiver = await Receiver.start();
    this.receivers.push(receiver);
    return receiver;
  }

  addEndpoint(endpoint: NewEndpoint, secret = newSecret()): Promise<string> {
    return addEndpoint(this.service.store, { ...endpoint, secret: this.box.seal(secret) });
  }

  /** Adds events to the log, as the consumers do. */
  publish(...events: Published[]): Promise<void> {
    const unstamped = events.map(({ subject, value = '{}', merchantId = MERCHANT }) => ({
      merchantId,
      subject,
      eventId: uuidv7(),
      value: Buffer.from(value),
      stream: 'catalog.sku',
      type: 'sku.upserted',
      version: 1,
      occurredAt: new Date(),
      dataschema: 'https://api.example.com/schemas/sku.upserted/v1',
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    }));
    const transactor = new Transactor(this.database.worker, 'webhooks');
    return transactor.run('background', async (unitOfWork) => logEvents(unitOfWork, unstamped));
  }

  /** The deliveries of an endpoint, the oldest first. */
  deliveriesOf(endpointId: string): Promise<DeliveryRow[]> {
    return this.service.store.sql<DeliveryRow & Record<string, unknown>>(
      `SELECT delivery.subject, state, delivery.attempts,
              (extract(epoch FROM due_at - now()) * 1000)::float8 AS "waitMs"
         FROM delivery LEFT JOIN due_delivery ON delivery_id = id
        WHERE delivery.endpoint_id = $1 ORDER BY id`,
      [endpointId],
    );
  }

  /** Waits until the first delivery of an endpoint has been attempted once. */
  attempted(endpointId: string): Promise<DeliveryRow> {
    return eventually(async () => {
      const [first] = await this.deliveriesOf(endpointId);
      if (first?.attempts.length !== 1) throw new Error(JSON.stringify(first));
      return first;
    });
  }
}
