import type { OpenApiDocument } from './document.js';
import { WEBHOOK_REQUESTS, webhooks } from './webhooks.js';

const description = `
Sell across borders: catalog, prices, stock, orders, parcels and taxes on one address. Programs read this document at
[/openapi.json](/openapi.json).

**Tokens.** Merchants, fulfillment partners and operators post their id and secret to \`/token\`; sales channels are
issued tokens by an operator. The description of each operation ends with the kinds of client that may call it.

**Errors** are \`application/problem+json\` (RFC 9457). Programs decide by \`code\`; \`type\` is the address of the
page that explains it. All are listed at \`/problems\`.

**Paths** answer with and without a trailing slash. Ids are percent-encoded in paths, \`/\` included. Query parameters
that an operation does not know are rejected; unknown members of a body are ignored. \`null\` in an optional member means
that the member is omitted; a required text is not blank. A body may begin with a byte order mark.

**Lists** are ordered by last update. While an answer contains \`nextPageToken\`, request the next page with that token; the
other parameters may be repeated or omitted.

**Dates** are ISO 8601. Without an offset they mean UTC; a bare date is its first instant, in \`…Until\` its last.
Answers use UTC with milliseconds.

**Compression.** Answers of 1 KiB and more are compressed for callers who send \`Accept-Encoding\` with \`br\` or
\`gzip\`; a page of 200 long SKUs is megabytes without it. A request with a cookie is answered uncompressed.

**Request ids.** Every answer carries \`X-Request-Id\`: the id of the request, or a new one.

**Rates.** Requests are counted by client, or without a valid token by address (\`"address"\`; an IPv6 address by its /64).
\`RateLimit\` in an answer contains the remaining requests (\`r\`) and the seconds for which they apply (\`t\`),
\`RateLimit-Policy\` the requests in a window; \`Retry-After\` in a 429 contains the time to wait.

**Bodies** have the size limit in the operation's description (\`x-body-limit\` for programs), and at most 150,000 values
and 1,000 member names. A client that sends several large bodies concurrently gets 503 with \`Retry-After\`.

**Retries.** After a lost answer, 429, 502, 503 or 504 a program may repeat any GET and PUT, a POST with
\`x-retry: safe\`, and a POST with the same \`Idempotency-Key\`. The description of each operation states which applies.

**Accepted first, decided later.** An answer of 2xx means that the data is stored. SKUs are then reviewed, translated and
offered to the channels: \`GET /ext/merchant/skus/{skuId}/status\` shows the progress of each and any rejection. An origin
price is localized for each channel: \`GET /ext/skus/{skuId}/validPrice\` has the result, or the reason why there is none.
An approved order is fulfilled step by step, as its history shows.

**Following changes.** There are four ways; choose by the needs of your program:

- the current state of one kind of record, without additional components: a list, read again from the last
  \`lastUpdateDate\` (\`follow\` of \`@entrepot/client\`). It misses no record, and shows only the latest state of each.
- every event, sent to you within a second: webhooks. Your program needs a public HTTPS address.
- every event, read at any time: \`GET /ext/events\`. It needs no address; events are available for 14 days unless the
  operator has set a different period.
- the events of all merchants, at any rate: the streams on Kafka, described at \`/asyncapi\`. Your program needs access to
  the brokers, which the operator grants.
`.trim();

/** The tags of the document, in order. */
export const tags = [
  { name: 'Tokens', description: 'Credentials and access tokens.' },
  {
    name: 'Catalog',
    description: 'SKUs, their localization and their status in the sales channels.',
  },
  { name: 'Prices', description: 'Prices of merchants, and prices in the sales channels.' },
  { name: 'Inventory', description: 'Stock for sale, by warehouse.' },
  { name: 'Orders', description: 'Orders, from creation to delivery or return.' },
  { name: 'Parcels', description: 'Parcels, their tracking and documents.' },
  { name: 'Shipments', description: 'Parcels that are shipped together.' },
  { name: 'Summary', description: 'Work that needs a decision, and the last 14 days.' },
  { name: 'Taxes', description: 'For sales channels: taxes of a cart, and the exchange rate.' },
  {
    name: 'Sales channels',
    description: 'Listings for a channel, and the orders that it sold.',
  },
  { name: 'Webhooks', description: 'Events by HTTP: sent to endpoints, or read from the log.' },
  // A separate tag, because generators create one class per tag, which cannot contain an operation and a request of the
  // same name.
  { name: WEBHOOK_REQUESTS, description: 'Requests to the endpoints of merchants.' },
  { name: 'Requests', description: 'Your last requests, to find faults.' },
  { name: 'Operations', description: 'For those who run the service.' },
  { name: 'Documents', description: 'This document, the problem pages, event schemas and keys.' },
];

const text = { type: 'string' };

/** The parts of the document that do not depend on the operations. */
export function general(
  version: string,
): Omit<OpenApiDocument, 'paths' | 'x-problems' | 'x-groups'> {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Entrepot',
      version,
      summary: 'Cross-border commerce for merchants and sales channels.',
      description,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags,
    webhooks: webhooks(),
    components: {
      schemas: {},
      responses: {},
      parameters: {
        'Idempotency-Key': {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description:
            'The same key with the same body returns the first answer again for 24 hours. A different body is rejected, and so is a repeat while the first request is in progress.',
          schema: { type: 'string', minLength: 1, maxLength: 128 },
        },
        'If-None-Match': {
          name: 'If-None-Match',
          in: 'header',
          required: false,
          description: 'The `ETag` of the copy of the caller: 304 if it is unchanged.',
          schema: text,
        },
      },
      headers: {
        'X-Request-Id': {
          description: 'Identifies the request in logs and events.',
          required: true,
          schema: text,
        },
        'Retry-After': {
          description: 'Seconds to wait.',
          required: true,
          schema: { type: 'integer', minimum: 1 },
        },
        'WWW-Authenticate': {
          description: 'The scheme to use.',
          required: true,
          schema: { const: 'Bearer' },
        },
        ETag: {
          description: 'Identifies this state, for `If-None-Match`.',
          required: true,
          schema: text,
        },
        RateLimit: {
          description: 'Requests left (`r`), and for how many seconds (`t`).',
          schema: { type: 'string', examples: ['"client";r=599;t=60'] },
        },
        'RateLimit-Policy': {
          description: 'Requests (`q`) in a window of seconds (`w`).',
          schema: { type: 'string', examples: ['"client";q=600;w=60'] },
        },
        Allow: {
          description: 'The methods that the path supports.',
          required: true,
          schema: text,
        },
      },
      securitySchemes: {
        clientToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'From `POST /token`; the roles are the kinds of client.',
        },
        salesChannelToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'Issued to a sales channel by an operator, or from `POST /token`; the roles are scopes.',
        },
      },
    },
  };
}
