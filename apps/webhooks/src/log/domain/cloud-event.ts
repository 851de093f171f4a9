import { streams } from '#contracts';

/** An event of the log. */
export interface LoggedEvent {
  merchantId: string;
  /** The timestamp by the clock of the merchant's log; with `seq` it is the event's position in the log. */
  stamp: Date;
  /** The position among the events of one transaction. */
  seq: number;
  eventId: string;
  /** The stream of the event; `webhooks` for events that are sent only by HTTP. */
  stream: string;
  type: string;
  subject: string;
  version: number;
  occurredAt: Date;
  /** The address of its JSON Schema. */
  dataschema: string;
  traceparent: string | null;
  /** The value as published. */
  value: Buffer;
}

const owners = new Map<string, string>(streams.map(({ name, owner }) => [name, owner]));

/** The address from which its data can be fetched. */
interface ByReference {
  dataref: string;
}

/**
 * An event in CloudEvents 1.0 structured JSON. `data` is the published value, byte for byte.
 * @param reference the address of the data, which replaces the data
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
    // A numeric attribute of CloudEvents has at most 32 bits, and a version may need more.
    subjectversion: String(version),
    ...(traceparent !== null && { traceparent }),
    ...reference,
  });
  if (reference) return attributes;
  return `${attributes.slice(0, -1)},"data":${event.value.toString('utf8')}}`;
}
