/** A reason for refusing requests. */
export interface ProblemEntry {
  status: number;
  title: string;
  /** When it occurs; with `remedy` the text of its page under `/problems/`. One paragraph each. */
  meaning?: string;
  /** What the caller can do about it. */
  remedy?: string;
}

/** The closed set of a service's problem codes (decision 1.2). */
export type ProblemTable = Readonly<Record<string, ProblemEntry>>;

/** The codes that every service may answer. */
export const platformProblems = {
  'bad-request': {
    status: 400,
    title: 'The request is not well-formed HTTP',
    meaning:
      'The request line or a header cannot be read: a malformed path, a broken percent-encoding, a header that no HTTP message may have. Or the address and the headers exceed 16 KiB together, or arrive too slowly.',
    remedy:
      'Build the request with an HTTP library, percent-encode ids in the path, and divide long lists of ids over several requests.',
  },
  'malformed-json': {
    status: 400,
    title: 'The body is not valid JSON',
    meaning: 'The body is not valid JSON, encoded as UTF-8.',
    remedy: 'Serialize the body with a JSON library and send it as UTF-8.',
  },
  'json-too-deep': {
    status: 400,
    title: 'The JSON is nested too deeply',
    meaning:
      'The body has more than 32 levels of nested objects and arrays. No operation needs that many.',
    remedy: 'Look for a value that is nested by mistake.',
  },
  'json-too-large': {
    status: 400,
    title: 'The JSON has too many parts',
    meaning:
      'The body has more than 150,000 values (objects, arrays, members and elements together), or members of more than 1,000 different names. No operation needs as many.',
    remedy: 'Send fewer items in one request, and no members that the operation does not document.',
  },
  'validation-failed': {
    status: 400,
    title: 'Some fields are not valid',
    meaning:
      'Fields are missing, of the wrong type, or outside the limits that the operation documents. All faults found are listed in `errors`, each with a pointer to its field; at most 100 are shown.',
    remedy:
      'Correct the fields that `errors` names and send the request again. Nothing was changed.',
  },
  'unknown-parameter': {
    status: 400,
    title: 'A query parameter is unknown',
    meaning:
      'The query has parameters that the operation does not define. They are refused, since a misspelt filter would otherwise return everything. `errors` lists all parameters at fault, each with its own code; at most 100 are shown.',
    remedy:
      'Compare the names in `errors` with those that the operation documents; they are case-sensitive.',
  },
  'invalid-parameter': {
    status: 400,
    title: 'A parameter is not valid',
    meaning:
      'Parameters of the path or the query, or a header, are missing or have values that the operation does not accept. `errors` lists all parameters at fault, each with its own code; at most 100 are shown.',
    remedy: 'Correct the parameters that `errors` names and send the request again.',
  },
  'invalid-page-token': {
    status: 400,
    title: 'The page token is not valid here',
    meaning:
      'The page token was altered, belongs to another list or another client, or a filter in this request differs from that of the first page.',
    remedy:
      'Send `nextPageToken` exactly as it was returned, with the same filters or none. Otherwise start again at the first page, without it.',
  },
  'cursor-expired': {
    status: 400,
    title: 'The cursor is too old to continue',
    meaning:
      'The cursor or page token is from before the store was restored from a backup, so records that it has passed may have changed back. A cursor of listings also expires when withdrawn listings are removed.',
    remedy:
      'Read the whole list again, without the cursor, and drop the records that it no longer has: of listings, take the other SKUs off sale.',
  },
  unauthorized: {
    status: 401,
    title: 'A valid bearer token is needed',
    meaning:
      'The request carries no bearer token, or one that is malformed, expired, revoked or issued by another service.',
    remedy:
      'Get a new token and send it as `Authorization: Bearer …`. If a new one is refused too, ask the operator whether the client is still active.',
  },
  'wrong-client-kind': {
    status: 403,
    title: 'The operation belongs to another kind of client',
    meaning:
      'The token is valid, but the operation is not for this kind of client: each operation documents the kinds it is for.',
    remedy: 'Use the credentials of the kind of client that the operation is for.',
  },
  'missing-scope': {
    status: 403,
    title: 'The token does not have the scope of the operation',
    meaning:
      'The token is of a sales channel, but was issued without the scope that the operation needs. `detail` names the scope: `taxes`, `listings` or `orders`.',
    remedy:
      'Ask the operator for a token with that scope, or for another scope of your client, and get a new token then.',
  },
  'read-only-client': {
    status: 403,
    title: 'The client may only read',
    meaning:
      'The token is of an operator that was created with read access: it may use GET operations only. Nothing was changed.',
    remedy: 'Use the credentials of an operator with full access.',
  },
  'not-found': {
    status: 404,
    title: 'Not found',
    meaning:
      'The path is unknown, or the resource that it names does not exist or belongs to another client; the answer is the same in all cases. Sandbox operations do not exist in production.',
    remedy:
      'Check the path and the ids in it. An id with special characters is percent-encoded, `/` included.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'The method is not allowed on this path',
    meaning: 'The path exists but supports other methods only.',
    remedy: 'Use one of the methods in the `Allow` header.',
  },
  'body-too-large': {
    status: 413,
    title: 'The body is too large',
    meaning:
      'The body is larger than the operation takes: `x-body-limit` of the operation in the API document says how many bytes, `detail` too. No operation takes more than 4 MiB.',
    remedy: 'Send less in one request, as one product of fewer SKUs.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The media type of the body is not supported',
    meaning: 'The body was sent with a media type other than JSON.',
    remedy: 'Send JSON, with `Content-Type: application/json`.',
  },
  'replay-failed': {
    status: 409,
    title: 'A parked message cannot be applied',
    meaning:
      'A parked message, or one parked behind it with the same key, was refused again when it was replayed. Nothing was changed: all of them are still parked.',
    remedy:
      'Correct the cause that `detail` names and replay again, or drop the message that cannot be applied.',
  },
  'idempotency-key-in-use': {
    status: 409,
    title: 'A request with this idempotency key is still being processed',
    meaning:
      'An earlier request with the same `Idempotency-Key` is still being processed. This one had no effect.',
    remedy:
      'Send it again, with the same key, after the seconds in `Retry-After`: the answer is then that of the first request.',
  },
  'idempotency-key-reused': {
    status: 422,
    title: 'The idempotency key was used for another request',
    meaning:
      'The `Idempotency-Key` was used within the last 24 hours for a request with another body. Nothing was done.',
    remedy: 'Use a new key for a new request, and the same key only to repeat one unchanged.',
  },
  'rate-limited': {
    status: 429,
    title: 'Too many requests',
    meaning:
      'The client has sent more requests than it may in the present minute, or an address has without a valid token, or a client id has failed to log in too often from one address.',
    remedy:
      'Wait for the seconds in `Retry-After`, and spread requests out. Keep a token for as long as it is valid.',
  },
  internal: {
    status: 500,
    title: 'The service failed',
    meaning:
      "The service failed; it is not the request's fault. Whether anything was changed is not known.",
    remedy:
      'Read the state before sending the request again. Give the operator the request id in `instance`.',
  },
  'too-much-in-flight': {
    status: 503,
    title: 'Too many requests of one client, or too large ones, are in progress',
    meaning:
      'The bodies that the client, or the address, has sent and that are not answered yet are too large together, or the answers that it has not read yet, or too many of its requests wait, or those of all clients do. Nothing was changed.',
    remedy:
      'Read the answers, and send the same request again after the seconds in `Retry-After`; large ones one after the other, or with a smaller `pageSize`.',
  },
  'store-unavailable': {
    status: 503,
    title: 'The store cannot be reached',
    meaning: 'The database of the service cannot be reached at present. Nothing was changed.',
    remedy: 'Send the same request again after the seconds in `Retry-After`.',
  },
  'outcome-unknown': {
    status: 503,
    title: 'Whether the request was applied is not known',
    meaning:
      'The connection to the database was lost while writing, and could not be restored in time to find the outcome. The request was applied completely or not at all.',
    remedy:
      'Send the same request again after the seconds in `Retry-After`, with the same `Idempotency-Key` if it had one: it is applied once, and the first answer is repeated. Without a key, read the state first if a second application would matter.',
  },
  'outbox-stale': {
    status: 503,
    title: 'The service cannot publish its events',
    meaning:
      'The service has not been able to publish its events for some time, so it refuses changes: they would not reach the other services. Reads are still answered.',
    remedy: 'Send the same request again after the seconds in `Retry-After`.',
  },
  'keys-unavailable': {
    status: 503,
    title: 'The keys that verify tokens are not loaded yet',
    meaning: 'The service has just started and has not loaded the keys that verify tokens.',
    remedy: 'Send the same request again after the seconds in `Retry-After`.',
  },
  'upstream-unavailable': {
    status: 503,
    title: 'A service behind the gateway is unavailable',
    meaning:
      'The service that owns the path is not running or not reachable. The request may not have reached it.',
    remedy:
      'Send the same request again after the seconds in `Retry-After`, with the same `Idempotency-Key` where the operation takes one.',
  },
  'upstream-timeout': {
    status: 504,
    title: 'A service behind the gateway is too slow',
    meaning:
      'The service that owns the path did not answer in time. The request may have had its effect.',
    remedy:
      'Send the same request again, with the same `Idempotency-Key` where the operation takes one; otherwise read the state first.',
  },
} as const satisfies ProblemTable;
