import { Type } from 'typebox';

/** An id, opaque to its readers. */
export const id = Type.String({ minLength: 1 });

/** UUIDv7, because the inbox finds the partition of an event by the time in its id. */
export const uuidV7 = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$',
});

/** ISO 8601, UTC, with milliseconds and `Z` (decision 1.7). */
export const instant = Type.String({
  pattern:
    '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$',
});

export const version = Type.Integer({
  minimum: 1,
  description: 'rises with every event about the subject; gaps are normal',
});

/** The members of every event, for the fields of a contract. An event of a merchant has `merchantId` as well. */
export const envelope = { eventId: uuidV7, occurredAt: instant, subject: id, version };
