import { Type, type Static, type TObject, type TProperties } from 'typebox';

/** The common members of every event (decision 8.2). External producers may omit `version`. */
export interface EventEnvelope {
  eventId: string;
  occurredAt: string;
  merchantId?: string;
  subject: string;
  version?: number;
}

/** One version of one event type: its stream, schema and key. */
export interface EventContract<T extends EventEnvelope = EventEnvelope> {
  /** The fact's name: `ce_type`, and the pattern of Nest's `@EventPattern`. */
  readonly type: string;
  readonly version: number;
  /** The gateway's path of the schema; `ce_dataschema` is the public address followed by this. */
  readonly schemaPath: string;
  readonly stream: string;
  /** Optional members that are null count as absent, at any depth: for events of producers outside (decision 1.5). */
  readonly nullsAreAbsent?: boolean;
  /** JSON Schema (draft 2020-12) of the whole value, envelope included. */
  readonly schema: object;
  /** The Kafka key; events with the same key are delivered in order. */
  key(event: T): string;
}

/** The name of a version of an event, for example `order.placed.v1`. */
export function versionName({ type, version }: Pick<EventContract, 'type' | 'version'>): string {
  return `${type}.v${version}`;
}

/** The whole value of a contract's event, envelope included. */
export type EventOf<C> = C extends EventContract<infer T> ? T : never;

type Value<P extends TProperties> =
  Static<TObject<P>> extends infer E extends EventEnvelope ? E : never;

interface Definition<P extends TProperties> {
  type: string;
  stream: string;
  description: string;
  fields: P;
  /** Rules across fields that the static type cannot express. */
  conditions?: readonly object[];
  /** False by default. */
  nullsAreAbsent?: boolean;
  key(event: Value<P>): string;
}

/**
 * Defines version 1 of a contract. Other members are allowed, because adding a member does not need a new version
 * (decision 8.4).
 */
export function defineContract<P extends TProperties>(
  definition: Definition<P>,
): EventContract<Value<P>> {
  const version = 1;
  const schemaPath = `/schemas/${definition.type}/v${version}`;
  const { conditions, nullsAreAbsent = false } = definition;
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: schemaPath,
    title: definition.type,
    description: definition.description,
    ...Type.Object(definition.fields),
    ...(conditions ? { allOf: conditions } : {}),
  };
  return {
    type: definition.type,
    version,
    schemaPath,
    stream: definition.stream,
    nullsAreAbsent,
    // A plain copy, so that the served, the committed and the validated schema are the same JSON.
    schema: JSON.parse(JSON.stringify(schema)) as object,
    key: definition.key,
  };
}
