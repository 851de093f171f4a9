import { CENSORED, redactText } from '#runtime';

const MAX_DEPTH = 6;

/** Members whose values are never logged: credentials, and what identifies a buyer (decision 8.6). */
const CENSORED_MEMBERS = new Set(
  `authorization cookie clientsecret secret password token accesstoken privatekey d
  email phone areacode document customerdocument firstname lastname receivername addressname street complement
  neighborhood reference postalcode billingaddress deliveryaddress customer saleschannelorderdata
  parameters drivererror`.split(/\s+/),
);

/** Copies a value without secrets and personal data at any depth. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return '[too deep]';
  if (value instanceof Date) return value;
  if (value instanceof Error) return redactError(value, depth);
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      CENSORED_MEMBERS.has(name.toLowerCase()) ? CENSORED : redact(member, depth + 1),
    ]),
  );
}

/**
 * Copies only selected members, because a store's error also contains the statement's parameters and the refused row.
 */
function redactError(error: Error, depth = 0): unknown {
  const { code, constraint, table } = error as {
    code?: unknown;
    constraint?: unknown;
    table?: unknown;
  };
  return {
    type: error.name,
    message: redactText(error.message),
    stack: redactText(error.stack ?? ''),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint, table }),
    ...(error.cause === undefined || depth >= MAX_DEPTH
      ? {}
      : { cause: redact(error.cause, depth + 1) }),
  };
}
