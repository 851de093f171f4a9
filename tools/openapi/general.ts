import type { OpenApiDocument } from './document.js';
import { WEBHOOK_REQUESTS, webhooks } from './webhooks.js';

const description = `
Sell across borders: catalog, prices, stock, orders, parcels and taxes on one address. Programs read this document at
[/openapi.json](/openapi.json).

**Tokens.** Merchants, fulfillment partners and operators post their id and secret to \`/token\`; sales channels are
issued tokens by an operator. The description of each operation ends with the kinds of client that may call it.

**Refusals** are \`application/problem+json\` (RFC 9457). Programs decide by \`code\`; \`type\` is the address of the
page that explains it. All are listed at \`/problems\`.

**Paths** answer with and without a trailing slash. Ids are percent-encoded in paths, \`/\` included. Query parameters
that an operation does not know are refused; members of a body that it does not know are ignored. \`null\` in a member
that is not required means that it is left out; a required text is not blank. A body may begin with a byte order mark.

**Lists** are ordered by last update. While an answer holds \`nextPageToken\`, ask again with that token; the other
parameters may be repeated or left out.

**Dates** are ISO 8601. Without an offset they mean UTC; a bare date is its first instant, in \`…Until\` its last.
Answers have UTC with milliseconds.

**Compression.** Answers of 1 KiB and more are compressed for callers who send \`Accept-Encoding\` with \`br\` or
\`gzip\`; a page of 200 long SKUs is megabytes without it. A request with a cookie is answered uncompressed.

**Request ids.** Every answer carries \`X-Request-Id\`: the one given, or a new one.

**Rates.** Requests are counted by client, without a valid token by address (\`"address"\`; an IPv6 address by its /64).
An answer says in \`RateLimit\` how many requests are left (\`r\`) and for how many seconds (\`t\`), in
\`RateLimit-Policy\` how many there are in a window; a 429 says in \`Retry-After\` when to ask again.

**Bodies** may have as many bytes as the description of the operation says (\`x-body-limit\` for programs), and 150,000
values with members of 1,000 different names. A client that sends several large ones at once is answered 503 with \`Retry-After\`.

**Retries.** After a lost answer, 429, 502, 503 or 504 a program may repeat what is safe to retry: any GET and PUT, a POST
with \`x-retry: safe\`, and one with the same \`Idempotency-Key\`. The description of each operation says which it is.

**Accepted first, decided later.** An answer of 2xx means that the data is stored. SKUs are then reviewed, translated and
offered to the channels: \`GET /ext/merchant/skus/{skuId}/status\` says how far each is, and what was refused. An origin
price is localized for each channel: \`GET /ext/skus/{skuId}/validPrice\` has the result, or the reason why there is none.
An approved order is fulfilled step by step, as its history shows.

**Following changes.** There are four ways; choose by what your program needs:

- the present state of one kind of record, without more parts: a list, read again from the last \`lastUpdateDate\`
  (\`follow\` of \`@entrepot/client\`). It misses no record, and shows only the latest state of each.
- every event, sent to you within a second: webhooks. Your program needs a public HTTPS address.
- every event, read when you like: \`GET /ext/events\`. It needs no address, and keeps events for 14 days unless the
  operator has set another time.
- the events of all merchants, at any rate: the streams on Kafka, described at \`/asyncapi\`. Your program needs access to
  the brokers, which the operator gives it.
`.trim();

/** The tags of the document, in order. */
export const tags = [
  { name: 'Tokens', description: 'Credentials and access tokens.' },
  {
    name: 'Catalog',
    description: 'SKUs, their localization and their status in the sales channels.',
  },
  { name: 'Prices', description: 'Prices of merchants, and what they are in the sales channels.' },
  { name: 'Inventory', description: 'What can be sold, by warehouse.' },
  { name: 'Orders', description: 'Orders, from creation to delivery or return.' },
  { name: 'Parcels', description: 'Parcels, their tracking and documents.' },
  { name: 'Shipments', description: 'Parcels that are shipped together.' },
  { name: 'Summary', description: 'What needs a decision, and the last 14 days.' },
  { name: 'Taxes', description: 'For sales channels: taxes of a cart, and the exchange rate.' },
  {
    name: 'Sales channels',
    description: 'What a channel is to show, and the orders that it sold.',
  },
  { name: 'Webhooks', description: 'Events by HTTP: sent to endpoints, or read from the log.' },
  // A tag of its own: generators make one class of each, and put no operation and request of the same name into it.
  { name: WEBHOOK_REQUESTS, description: 'What the service sends to the endpoints of merchants.' },
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
            'The same key with the same body replays the first answer for 24 hours; with another body it is refused, and so are both while the first request is still being processed.',
          schema: { type: 'string', minLength: 1, maxLength: 128 },
        },
        'If-None-Match': {
          name: 'If-None-Match',
          in: 'header',
          required: false,
          description: 'The `ETag` of what the caller has: 304 where it is still the same.',
          schema: text,
        },
      },
      headers: {
        'X-Request-Id': {
          description: 'Names the request in logs and events.',
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
          description: 'Names this state, for `If-None-Match`.',
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
