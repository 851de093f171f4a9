import type { Json } from '../../merchant.js';
import { WebhookReceiver } from '../../webhooks/webhook-receiver.js';
import type { Seller } from '../clients/seller.js';
import type { ReadRecord } from '../raw-kafka.js';
import { GROUPS } from './contract.js';
import { eventIn } from './published-events.js';
import type { Verdict } from './verdict.js';

const READ = new Set(GROUPS['webhooks.main']);
/** The maximum number of deliveries in flight to a reliable endpoint, which a killed process may repeat. */
const UNDER_WAY = 32;

/** A receiver of one merchant, which is always available, and the events that it received. */
export class WebhookOracle {
  /** The log from the API, read once and continued. */
  private readonly log: Json[] = [];
  private after: string | undefined;
  /**
   * The position in the log from which each event must be received: some earlier events are older than the endpoint.
   */
  private since = 0;
  /** The number of repeated events before this round. */
  private repeatedBefore = 0;
  /** The number of unexplained repeats before this round. */
  private needlessBefore = 0;

  private constructor(
    private readonly seller: Seller,
    readonly receiver: WebhookReceiver,
  ) {}

  /** Starts the receiver, and creates an endpoint for all events. */
  static async start(seller: Seller): Promise<WebhookOracle> {
    const receiver = await WebhookReceiver.start();
    const settings = { url: receiver.url, rate: 200 };
    const made = await seller.client.send('POST', '/ext/webhooks/endpoints', settings);
    receiver.secret = made.secret;
    const oracle = new WebhookOracle(seller, receiver);
    await oracle.readLog();
    oracle.since = oracle.log.length;
    return oracle;
  }

  stop(): void {
    this.receiver.stop();
  }

  /** Starts a new round, which counts only repeats from now on. */
  endRound(): void {
    this.repeatedBefore = this.repeated();
    this.needlessBefore = this.receiver.needless.length;
  }

  /**
   * Checks that each event on the streams is in the log once, that each event in the log was received, and that the
   * events of a subject came in order.
   * @param records all records of the streams, in order
   * @param injected the number of faults: each may repeat the deliveries in flight
   */
  async judge(records: readonly ReadRecord[], injected: number, verdict: Verdict): Promise<void> {
    await this.readLog();
    const { merchantId } = this.seller;
    const logged = new Map(this.log.map(({ id }, place) => [id as string, place]));
    if (logged.size < this.log.length)
      verdict.duplicated.push(`events in the log of ${merchantId}`);
    // The sandbox's merchants have events that are older than their endpoints.
    for (const [id, what] of eventsOf(merchantId, records)) {
      if (!logged.has(id)) verdict.lost.push(`${what} from the log of ${merchantId}`);
    }
    const came = this.firstReceipts();
    for (const { id, type, subject } of this.log.slice(this.since)) {
      if (!came.has(id)) verdict.missed.push(`webhook ${type} ${id} about ${subject}`);
    }
    this.judgeOrder(came, logged, verdict);
    verdict.wrong.push(...this.receiver.refused.slice(0, 1));
    const needless = this.receiver.needless.slice(this.needlessBefore);
    verdict.duplicated.push(...needless.map((id) => `webhook ${id} soon after a good answer`));
    const repeated = this.repeated() - this.repeatedBefore;
    if (repeated > injected * UNDER_WAY) {
      verdict.duplicated.push(`${repeated} webhooks of ${merchantId}`);
    }
  }

  private async readLog(): Promise<void> {
    for (let more = true; more;) {
      const after = this.after === undefined ? '' : `&after=${encodeURIComponent(this.after)}`;
      const page = await this.seller.client.get(`/ext/events?pageSize=200${after}`);
      this.log.push(...page.events);
      this.after = page.after;
      more = page.more;
    }
  }

  /** The envelopes by id, in the order of their first receipt. */
  private firstReceipts(): Map<string, Json> {
    const came = new Map<string, Json>();
    for (const envelope of this.receiver.delivered)
      if (!came.has(envelope.id)) came.set(envelope.id, envelope);
    return came;
  }

  private judgeOrder(
    came: ReadonlyMap<string, Json>,
    logged: ReadonlyMap<string, number>,
    verdict: Verdict,
  ): void {
    const last = new Map<string, number>();
    for (const { id, type, subject } of came.values()) {
      const place = logged.get(id);
      if (place === undefined) verdict.wrong.push(`webhook ${type} ${id} is not in the log`);
      else if (place < (last.get(subject) ?? -1)) {
        verdict.reordered.push(`webhook ${type} ${id} came after a later one about ${subject}`);
      } else last.set(subject, place);
    }
  }

  private repeated(): number {
    return this.receiver.delivered.length - this.firstReceipts().size;
  }
}

/**
 * The events of a merchant that webhooks delivers, by id, except those that are not newer than an earlier one of their
 * subject.
 */
function eventsOf(merchantId: string, records: readonly ReadRecord[]): Map<string, string> {
  const events = new Map<string, string>();
  const versions = new Map<string, number>();
  for (const record of records) {
    const event = READ.has(record.stream) ? eventIn(record) : undefined;
    if (event?.merchantId !== merchantId || events.has(event.eventId)) continue;
    const subject = `${record.stream} ${event.subject}`;
    if (event.version !== undefined && event.version <= (versions.get(subject) ?? 0)) continue;
    versions.set(subject, event.version ?? 0);
    events.set(event.eventId, `${record.headers['ce_type']} ${event.eventId}`);
  }
  return events;
}
