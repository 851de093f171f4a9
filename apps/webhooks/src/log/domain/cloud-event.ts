import { streams } from '#contracts';

/** An event of the log. */
export interface LoggedEvent {
  merchantId: string;
  /** From the clock of the merchant's log; with `seq` it is the event's place in it. */
  stamp: Date;
  /** The place among the events of one transaction. */
  seq: number;
  eventId: string;
  /** The stream that it came from; `webhooks` for what is sent by HTTP only. */
  stream: string;
  type: string;
  subject: string;
  version: number;
  occurredAt: Date;
  /** The address of its JSON Schema. */
  dataschema: string;
  traceparent: string | null;
  /** The value as it was published. */
  value: Buffer;
}

const owners = new Map<string, string>(streams.map(({ name, owner }) => [name, owner]));

/** Where its data is to be fetched. */
interface ByReference {
  dataref: string;
}

/**
 * An event in CloudEvents 1.0 structured JSON. `data` is the value as it was published, byte for byte.
 * @param reference answers where the data is, instead of the data
 */
export function cloudEventJson(event: LoggedEvent, reference?: ByReference): string {
  const {
    eventId,
    stream,
    type,
    subject,
    occurredAt,
    dataschema,
    merchantId,
    version,
    traceparent,
  } = event;
  const attributes = JSON.stringify({
    specversion: '1.0',
    id: eventId,
    source: `/entrepot/${owners.get(stream) ?? stream}`,
    type,
    subject,
    time: occurredAt.toISOString(),
    datacontenttype: 'application/json',
    dataschema,
    merchantid: merchantId,
    // An attribute of CloudEvents is at most 32 bits wide as a number, and a version may be more.
    subjectversion: String(version),
    ...(traceparent !== null && { traceparent }),
    ...reference,
  });
  if (reference) return attributes;
  return `${attributes.slice(0, -1)},"data":${event.value.toString('utf8')}}`;
}
