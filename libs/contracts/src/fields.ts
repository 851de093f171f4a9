import { id, instant, uuidV7, version } from '#messaging/contract';
import { Type, type TProperties, type TSchema, type TSchemaOptions } from 'typebox';

/** A copy of a schema, not of an optional one, with a description of its own. */
export function described<T extends TSchema>(schema: T, description: string): T {
  return { ...schema, description };
}

/** Any text, empty included. */
export const text = Type.String();

/** A calendar day, in the time zone that the event names. */
export const day = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' });

/** A date as its external sender wrote it; the consumer checks it and can reply with a reason. */
export const sentDate = Type.String({ description: 'ISO 8601' });

/** A decimal number as a string, without exponent, so that amounts are never binary floating point (decision 1.7). */
export const dec = Type.String({ pattern: '^(0|[1-9]\\d*)(\\.\\d+)?$' });

/** Like `dec`, for the few amounts that may be negative. */
export const signedDec = Type.String({ pattern: '^-?(0|[1-9]\\d*)(\\.\\d+)?$' });

export const kilograms = described(dec, 'kilograms');

export const count = Type.Integer({ minimum: 0 });
export const units = Type.Integer({ minimum: 1, description: 'units' });
export const centimetres = Type.Integer({ minimum: 0, description: 'centimetres' });

/** A merchant's or a channel's id (decision 2.7). */
export const tenantId = Type.String({ pattern: '^[A-Z0-9]{2,16}$' });

export const country = Type.String({
  pattern: '^[A-Z]{2}$',
  description: 'ISO 3166-1 alpha-2',
});

export const currency = Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217' });

/** The address of a public page. */
export const link = Type.String({ pattern: '^(https?://|/)\\S+$' });

/**
 * The id of a document; only answers of the API contain a link to it (decision 7.2). The member is always published,
 * but optional in the schemas.
 */
export const documentId = Type.String({
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  description: 'answers of the API contain a link to it',
});

export const documents = Type.Array(
  Type.Object({
    name: text,
    documentId: Type.Optional(described(documentId, '`url` in the API, a link to the document')),
  }),
);

/** A closed set of values: another value needs a new version of the contract. */
export function closed<const V extends readonly string[]>(values: V, options?: TSchemaOptions) {
  return Type.Enum<[...V]>([...values], options);
}

/** An open set of values, which may grow within a version; the description says how readers treat unknown values. */
export function open<const V extends readonly string[]>(known: V, description: string) {
  return Type.Unsafe<V[number] | (string & {})>({
    type: 'string',
    minLength: 1,
    examples: [...known],
    description,
  });
}

/** The envelope of a merchant's facts. */
export const merchantEnvelope = {
  eventId: uuidV7,
  occurredAt: instant,
  merchantId: tenantId,
  subject: id,
  version,
};

/** The envelope of events that channel connectors publish; without `version`, the order in Kafka applies. */
export const outsideEnvelope = { ...merchantEnvelope, version: Type.Optional(version) };

/** A rule of a schema: the value of `member` determines the shape of `eventData`. */
export function eventDataBy(
  member: string,
  shapes: TProperties,
  presence: 'required' | 'optional',
): object[] {
  return Object.entries(shapes).map(([value, shape]) => ({
    if: { type: 'object', properties: { [member]: { const: value } }, required: [member] },
    // oxlint-disable-next-line unicorn/no-thenable -- the JSON Schema keyword
    then: {
      type: 'object',
      properties: { eventData: shape },
      ...(presence === 'required' ? { required: ['eventData'] } : {}),
    },
  }));
}
