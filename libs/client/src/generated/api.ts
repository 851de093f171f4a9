import type * as named from './schemas.js';
export interface paths {
  '/token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Exchange an id and a secret for a token
     * @description For every client that has a secret; a sandbox creates its clients at the first start. A sales channel may use a token from an operator instead.
     *
     *     Needs no token. Safe to retry. Body: at most 4 KiB.
     */
    post: operations['generateToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/.well-known/jwks.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the keys that verify tokens
     * @description A JSON Web Key Set (RFC 7517). Tokens are signed with EdDSA.
     *
     *     Needs no token. Safe to retry.
     */
    get: operations['readKeySet'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/signing-keys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the signing keys
     * @description A retired key is listed until no token that it signed can be valid.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listSigningKeys'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/signing-keys/rotate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Rotate the signing key
     * @description Creates the next key and publishes it at once. The key signs from `signsFrom`, when services have had time to fetch it. Tokens stay valid.
     *
     *     For operators. If the answer is lost, read the state before you retry.
     */
    post: operations['rotateSigningKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/signing-keys/{kid}/revoke': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Revoke a signing key
     * @description For a key that may be compromised. The gateway refuses every token that the key signed within a second or two, including the caller's own; services that are reached directly do so within a minute. If the key is active, the next key or a new one signs at once. Returns the remaining keys.
     *
     *     For operators. If the answer is lost, read the state before you retry.
     */
    post: operations['revokeSigningKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/schemas': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the schemas of all events
     * @description Needs no token. Safe to retry.
     */
    get: operations['listEventSchemas'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/schemas/bundle.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the schemas of all events on streams in one document
     * @description Each with its golden examples: `full` has every member, `minimal` the required ones.
     *
     *     Needs no token. Safe to retry.
     */
    get: operations['readEventSchemaBundle'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/schemas/{type}/{version}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the JSON Schema of an event
     * @description Needs no token. Safe to retry.
     */
    get: operations['readEventSchema'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/openapi.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read this document
     * @description OpenAPI 3.1. For people, the document is rendered at `/docs`.
     *
     *     Needs no token. Safe to retry.
     */
    get: operations['readApiDocument'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/asyncapi.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the document of all streams and events
     * @description AsyncAPI 3.0, with the brokers and partitions of this installation. For people, the document is rendered at `/asyncapi`.
     *
     *     Needs no token. Safe to retry.
     */
    get: operations['readEventsDocument'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/problems': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * See all problem codes
     * @description Needs no token. Safe to retry.
     */
    get: operations['listProblems'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/problems/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * See what a problem code means
     * @description Needs no token. Safe to retry.
     */
    get: operations['explainProblem'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/sales-channels/{id}/tokens': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a sales channel's tokens
     * @description The newest first, including revoked and expired ones; the tokens themselves are never shown.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listChannelTokens'];
    put?: never;
    /**
     * Issue a sales channel's token
     * @description Its scopes define the operations that it may use. A channel can also have clients with a secret: `POST /ops/clients`.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['issueChannelToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/sales-channels/{id}/tokens/{tokenId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Revoke a sales channel's token
     * @description Every instance refuses the token within a second or two.
     *
     *     For operators. If the answer is lost, read the state before you retry.
     */
    delete: operations['revokeChannelToken'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/clients': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the clients
     * @description Revoked ones too; secrets are never shown.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listClients'];
    put?: never;
    /**
     * Create a client
     * @description The secret is generated and shown in this answer only. If the answer is lost, rotate the secret.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['createClient'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/clients/{clientId}/rotate-secret': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Rotate the secret of a client
     * @description The old secret is refused at once, or after `graceSeconds`, so that a program can switch without an interruption. Another rotation ends the previous grace period. Earlier tokens stay valid until they expire.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['rotateClientSecret'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/clients/{clientId}/scopes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change the scopes of a client
     * @description For clients of a sales channel. Tokens with a scope that the client no longer has are refused everywhere within a second or two; others keep their scopes. The client uses its secret to get a new token with the new scopes.
     *
     *     For operators. Safe to retry. Body: at most 64 KiB.
     */
    put: operations['changeClientScopes'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/clients/{clientId}/revoke': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Revoke a client
     * @description Permanent: it cannot log in, and its tokens are refused everywhere within a second or two.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['revokeClient'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/parked-messages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the parked messages of all services
     * @description The oldest first. A service that does not answer is named in `unavailable`, and its messages are left out.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listAllParkedMessages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/parked-messages/counts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Count the parked messages of all services
     * @description By service, reason and type of event. A service that does not answer is named in `unavailable`.
     *
     *     For operators. Safe to retry.
     */
    get: operations['countAllParkedMessages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List what operators changed
     * @description In all services, the newest first. A service that does not answer is named in a 503.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listChanges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/overview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the state of the messaging of all services
     * @description A service that does not answer is shown as `unavailable`.
     *
     *     For operators. Safe to retry.
     */
    get: operations['readOverview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List your last requests
     * @description Requests of all clients of your merchant or partner, or of your sales channel. A channel sees requests to operations that the scopes of its token allow, and requests refused with `missing-scope`. Only requests with a valid token are logged, so failed logins are missing. From the console, only writes and refusals are logged. About 10,000 requests of each client are kept, for 7 days unless the operator has set another time. A request appears a second or two after its answer. The log can have gaps: requests beyond 50 a second of a client, and those that a gateway had not stored when it failed.
     *
     *     For merchants, fulfillment partners, and sales channels. Safe to retry.
     */
    get: operations['listRequests'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the last requests of all clients
     * @description Requests of all clients, operators included. Only requests with a valid token are logged, so failed logins are missing. From the console, only writes and refusals are logged. About 10,000 requests of each client are kept, for 7 days unless the operator has set another time. A request appears a second or two after its answer. The log can have gaps: requests beyond 50 a second of a client, and those that a gateway had not stored when it failed.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listRequestsOfAllMerchants'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/session': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read what the token may do
     * @description The owner of the token, the date until which it is valid, and the operations that it allows.
     *
     *     For merchants, fulfillment partners, sales channels, and operators. Safe to retry.
     */
    get: operations['readSession'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List who is logged in to the console
     * @description Clients, and people who signed in with an OpenID provider, with their live sessions.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listSessions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/sessions/{clientId}/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End the console sessions of a client or a person
     * @description Their tokens are refused everywhere within a second or two. To prevent a new session, first remove the person from the group at the provider, or revoke the client.
     *
     *     For operators. If the answer is lost, read the state before you retry.
     */
    post: operations['endSessions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/summary': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read what needs a decision
     * @description Counts are exact. A fulfillment partner gets the counts of its parcels and shipments, without charts.
     *
     *     For merchants and fulfillment partners. Safe to retry.
     */
    get: operations['readSummary'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/summary': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read what needs a decision across merchants
     * @description `merchantId` selects one merchant; parked messages belong to no merchant and are then left out.
     *
     *     For operators. Safe to retry.
     */
    get: operations['readSummaryOfAllMerchants'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/services/{service}/parked-messages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the parked messages of a service
     * @description Later messages with the key of a parked message are parked behind it, so that their order is kept.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listParkedMessages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/services/{service}/parked-messages/counts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Count the parked messages of a service
     * @description By reason and type of event.
     *
     *     For operators. Safe to retry.
     */
    get: operations['countParkedMessages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/services/{service}/parked-messages/replay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replay the parked messages of several keys
     * @description Either up to 100 `keys` or, with `reason`, the oldest 100 keys with a message parked for this reason, of a `type` of event if one is given. The keys are replayed one after the other, either all messages of a key in order or none; a key that fails stays parked and does not stop the others.
     *
     *     For operators. Safe to retry. Body: at most 1 MiB.
     */
    post: operations['replayParkedMessages'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/services/{service}/parked-messages/drop': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Drop several parked messages
     * @description Either up to 500 `ids` or, with `parkedFor`, the oldest 500 that were parked for this reason, of a `type` of event if one is given. They are deleted permanently, in one transaction. Messages parked behind them stay parked, and can be replayed.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['dropParkedMessages'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/services/{service}/parked-messages/{messageId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a parked message
     * @description Returns the complete message with the payload as received, which contains a buyer’s name and address on some streams.
     *
     *     For operators. Safe to retry.
     */
    get: operations['readParkedMessage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/services/{service}/parked-messages/{messageId}/replay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replay a parked message
     * @description Applies all parked messages with the key of this one, in order, and unblocks the key; a message without a key is applied alone. Either all messages are applied or none.
     *
     *     For operators. If the answer is lost, read the state before you retry.
     */
    post: operations['replayParkedMessage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/services/{service}/parked-messages/{messageId}/drop': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Drop a parked message
     * @description The message is deleted permanently. Messages parked behind it stay parked, and can be replayed.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['dropParkedMessage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/services/{service}/parked-outbox': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the events that a service could not publish
     * @description The broker rejects them, or they are parked behind a rejected one with the same key.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listParkedOutbox'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/services/{service}/parked-outbox/drop': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Drop several events that could not be published
     * @description Either up to 500 `ids` or, with `parkedFor`, the oldest 500 that were parked for this reason. They are deleted permanently, in one transaction, and never published. Events parked behind them stay parked.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['dropParkedOutboxRows'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/services/{service}/parked-outbox/{rowId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an event that could not be published
     * @description Returns the event with its payload, which contains a buyer’s name and address on some streams.
     *
     *     For operators. Safe to retry.
     */
    get: operations['readParkedOutboxRow'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/services/{service}/parked-outbox/{rowId}/replay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Publish parked events again
     * @description Returns all parked events with the key of this one to the relay, in order.
     *
     *     For operators. If the answer is lost, read the state before you retry.
     */
    post: operations['replayParkedOutbox'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/services/{service}/parked-outbox/{rowId}/drop': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Drop an event that could not be published
     * @description The event is deleted permanently and never published. Events parked behind it stay parked.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['dropParkedOutboxRow'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/services/{service}/messaging': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the state of the messaging of a service
     * @description The unpublished events in its outbox, its parked messages, and the lag of its consumers.
     *
     *     For operators. Safe to retry.
     */
    get: operations['readMessaging'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/services/{service}/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List what operators changed in a service
     * @description `/ops/audit` has those of all services.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listServiceAudit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/merchants': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the merchants
     * @description For operators. Safe to retry.
     */
    get: operations['listMerchants'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/merchants/{merchantId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a merchant
     * @description For operators. Safe to retry.
     */
    get: operations['readMerchant'];
    /**
     * Create or replace a merchant
     * @description Repeating the request changes nothing. A new merchant has warehouse 1. A newly connected channel picks up the merchant’s ready SKUs in the background. If a channel is left out, the SKUs are withdrawn from it.
     *
     *     For operators. Safe to retry. Body: at most 512 KiB.
     */
    put: operations['putMerchant'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/merchants/{merchantId}/warehouses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the warehouses of a merchant
     * @description For operators. Safe to retry.
     */
    get: operations['listWarehouses'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/merchants/{merchantId}/warehouses/{warehouseId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Create or replace a warehouse of a merchant
     * @description Warehouse 1 and the warehouses of the returns partner cannot be changed here.
     *
     *     For operators. Safe to retry. Body: at most 64 KiB.
     */
    put: operations['putWarehouse'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/sales-channels': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the sales channels
     * @description For operators. Safe to retry.
     */
    get: operations['listSalesChannels'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/sales-channels/{salesChannel}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a sales channel
     * @description Shows the progress of the background work that follows opening or closing the channel.
     *
     *     For operators. Safe to retry.
     */
    get: operations['readSalesChannel'];
    /**
     * Create or replace a sales channel
     * @description Repeating the request changes nothing. `active: false` closes the channel: its SKUs are withdrawn in the background. When the channel opens again, it picks up the ready SKUs of its merchants.
     *
     *     For operators. Safe to retry. Body: at most 64 KiB.
     */
    put: operations['putSalesChannel'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/merchants/republish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Republish the merchants
     * @description Use this to fill a projection that is new or was emptied. One `merchant.changed` for each merchant. Each event has its original version and `occurredAt`, and a new `eventId`.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['republishMerchants'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/merchants/republish/{jobId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the progress of a republication of merchants
     * @description For operators. Safe to retry.
     */
    get: operations['readMerchantRepublication'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/sales-channels/republish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Republish the sales channels
     * @description Use this to fill a projection that is new or was emptied. One `sales-channel.changed` for each channel. Each event has its original version and `occurredAt`, and a new `eventId`.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['republishSalesChannels'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/sales-channels/republish/{jobId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the progress of a republication of sales channels
     * @description For operators. Safe to retry.
     */
    get: operations['readSalesChannelRepublication'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/channel/taxonomy': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read your taxonomy
     * @description For sales channels, with the scope `listings`. Safe to retry.
     */
    get: operations['readOwnTaxonomy'];
    /**
     * Set your taxonomy
     * @description Replaces the categories, attributes and limits of the channel; repeating the request changes nothing. A SKU is not published there if it has no category of the channel, misses a required attribute, or exceeds a limit. To end all requirements, send empty `categories`, `attributes` and `limits`. Affected SKUs are checked again in the background; reading the taxonomy shows the progress.
     *
     *     For sales channels, with the scope `listings`. Safe to retry. Body: at most 4 MiB.
     */
    put: operations['putOwnTaxonomy'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/channel/taxonomy/categories': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List your categories
     * @description Lists the categories in pages. With `text`, only categories with these words in the path are listed.
     *
     *     For sales channels, with the scope `listings`. Safe to retry.
     */
    get: operations['listOwnCategories'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/category-mappings/{salesChannel}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List category mappings
     * @description Your mappings, and those of operators if you have none; `source` is the owner of each mapping.
     *
     *     For merchants. Safe to retry.
     */
    get: operations['listCategoryMappings'];
    /**
     * Map categories to those of a sales channel
     * @description Adds or replaces these mappings; the others stay. A mapping applies to the category and all below it, after ` > `; the longest mapping applies, and of two with the same category the merchant’s mapping. Affected SKUs are checked again in the background.
     *
     *     For merchants. Safe to retry. Body: at most 4 MiB.
     */
    put: operations['putCategoryMappings'];
    post?: never;
    /**
     * Delete a category mapping
     * @description For merchants. If the answer is lost, read the state before you retry.
     */
    delete: operations['deleteCategoryMapping'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/category-mappings/{salesChannel}/attributes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List attribute mappings
     * @description Your mappings, and those of operators if you have none; `source` is the owner of each mapping.
     *
     *     For merchants. Safe to retry.
     */
    get: operations['listAttributeMappings'];
    /**
     * Map attributes to those of a sales channel
     * @description Adds or replaces these mappings; the others stay. An attribute without a mapping becomes the attribute of the channel with the same name or code. Affected SKUs are checked again in the background.
     *
     *     For merchants. Safe to retry. Body: at most 4 MiB.
     */
    put: operations['putAttributeMappings'];
    post?: never;
    /**
     * Delete an attribute mapping
     * @description For merchants. If the answer is lost, read the state before you retry.
     */
    delete: operations['deleteAttributeMapping'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/taxonomies/{salesChannel}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the taxonomy of a sales channel
     * @description For merchants. Safe to retry.
     */
    get: operations['readTaxonomyOfChannel'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/taxonomies/{salesChannel}/categories': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the categories of a sales channel
     * @description Lists the categories in pages. With `text`, only categories with these words in the path are listed.
     *
     *     For merchants. Safe to retry.
     */
    get: operations['listCategoriesOfChannel'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/category-mappings/{salesChannel}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List category mappings
     * @description Mappings for all merchants; with `merchantId`, those that apply to this merchant.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listCategoryMappingsForAll'];
    /**
     * Map categories to those of a sales channel
     * @description Adds or replaces these mappings; the others stay. A mapping applies to the category and all below it, after ` > `; the longest mapping applies, and of two with the same category the merchant’s mapping. Affected SKUs are checked again in the background.
     *
     *     For operators. Safe to retry. Body: at most 4 MiB.
     */
    put: operations['putCategoryMappingsForAll'];
    post?: never;
    /**
     * Delete a category mapping
     * @description For operators. If the answer is lost, read the state before you retry.
     */
    delete: operations['deleteCategoryMappingForAll'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/category-mappings/{salesChannel}/attributes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List attribute mappings
     * @description Mappings for all merchants; with `merchantId`, those that apply to this merchant.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listAttributeMappingsForAll'];
    /**
     * Map attributes to those of a sales channel
     * @description Adds or replaces these mappings; the others stay. An attribute without a mapping becomes the attribute of the channel with the same name or code. Affected SKUs are checked again in the background.
     *
     *     For operators. Safe to retry. Body: at most 4 MiB.
     */
    put: operations['putAttributeMappingsForAll'];
    post?: never;
    /**
     * Delete an attribute mapping
     * @description For operators. If the answer is lost, read the state before you retry.
     */
    delete: operations['deleteAttributeMappingForAll'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/sales-channels/{salesChannel}/taxonomy': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the taxonomy of a sales channel
     * @description For operators. Safe to retry.
     */
    get: operations['readTaxonomy'];
    /**
     * Set the taxonomy of a sales channel
     * @description Replaces the categories, attributes and limits of the channel; repeating the request changes nothing. A SKU is not published there if it has no category of the channel, misses a required attribute, or exceeds a limit. To end all requirements, send empty `categories`, `attributes` and `limits`. Affected SKUs are checked again in the background; reading the taxonomy shows the progress.
     *
     *     For operators. Safe to retry. Body: at most 4 MiB.
     */
    put: operations['putTaxonomy'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/sales-channels/{salesChannel}/taxonomy/categories': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the categories of a sales channel
     * @description Lists the categories in pages. With `text`, only categories with these words in the path are listed.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listChannelCategories'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/categories': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the categories of your SKUs
     * @description Each category has its number of SKUs and the mapped category of the sales channel, or similar categories.
     *
     *     For merchants. Safe to retry.
     */
    get: operations['listCategoriesInUse'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/category-mappings/{salesChannel}/categories': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the categories of SKUs
     * @description The categories of all merchants in the channel, each with its number of SKUs and the mapping for all merchants, or similar categories of the channel.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listCategoriesInUseForAll'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/merchant/skus': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List SKUs
     * @description Lists SKUs in the order of their last change. Follow `nextPageToken` to the last page, then ask again from the last `lastUpdateDate` that you read. No change is missed. Deleted SKUs are not listed.
     *
     *     For merchants. Safe to retry.
     */
    get: operations['listSkus'];
    put?: never;
    /**
     * Upsert the SKUs of a product
     * @description Send all SKUs of one product together: a SKU that is left out is deleted, and a member that is left out is removed. A SKU that belonged to another product moves to this one. An unchanged SKU is not written. Stock, `id` and other products never change; prices change only if you send one. With `dryRun=true` nothing changes, and the answer contains the result.
     *
     *     The SKUs are accepted at once and reviewed later: texts, images, codes, measures and the law of each destination. Until then a SKU is PENDING_LOCALIZATION; `localizationMessages` gives the reasons for a refusal.
     *
     *     For merchants. Safe to retry. Body: at most 4 MiB.
     */
    post: operations['upsertSkus'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/merchant/skus/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check several products without changing anything
     * @description Returns the answer of an upsert of each product with `dryRun=true`, as if it were sent alone, with the result of the review. A product with faults does not prevent the results of the others.
     *
     *     For merchants. Safe to retry. Body: at most 4 MiB.
     */
    post: operations['checkProducts'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/merchant/skus/counts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Count SKUs by status, by reason and by channel
     * @description For merchants. Safe to retry.
     */
    get: operations['countSkus'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/merchant/products/{productId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read all SKUs of a product
     * @description For merchants. Safe to retry.
     */
    get: operations['readProduct'];
    put?: never;
    post?: never;
    /**
     * Delete a product with all of its SKUs
     * @description Each SKU is deleted as with `deleteSku`. A product without SKUs does not exist: deleting it again is answered with 404.
     *
     *     For merchants. If the answer is lost, read the state before you retry.
     */
    delete: operations['deleteProduct'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/merchant/skus/{skuId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a SKU
     * @description The SKU is removed from its channels and the lists, and its prices end. The other SKUs of its product stay, placed orders are fulfilled, and its stock is kept. If it is sent again, the SKU keeps its `id`. Deleting it again is answered with 404.
     *
     *     For merchants. If the answer is lost, read the state before you retry.
     */
    delete: operations['deleteSku'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/merchant/skus/{skuId}/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read why a SKU is or is not live
     * @description For merchants. Safe to retry.
     */
    get: operations['readSkuStatus'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/skus': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List SKUs across merchants
     * @description In the order in which the records last changed. Follow `nextPageToken` to the last page, then ask again from 5 seconds before the last `lastUpdateDate` you saw: the changes of different merchants may become visible out of order. If you receive a record again, keep the one with the higher `version`. Deleted SKUs are not listed.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listSkusOfAllMerchants'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/skus/counts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Count SKUs across merchants by status, by reason and by channel
     * @description For operators. Safe to retry.
     */
    get: operations['countSkusOfAllMerchants'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/skus/{merchantId}/{skuId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a SKU of any merchant
     * @description For operators. Safe to retry.
     */
    get: operations['readSkuOfAnyMerchant'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/skus/{merchantId}/{skuId}/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read why a SKU of any merchant is or is not live
     * @description The same as `readSkuStatus` for the merchant: the entry in each channel with its history.
     *
     *     For operators. Safe to retry.
     */
    get: operations['readSkuStatusOfAnyMerchant'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/trade-restrictions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List trade restrictions
     * @description Upcoming, in force, ended and withdrawn restrictions.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listTradeRestrictions'];
    put?: never;
    /**
     * Add a trade restriction
     * @description Restrictions are dated and never edited: one ends, another begins. Repeating the request changes nothing; the request is refused if the restriction has been ended since. Affected SKUs are checked again in the background when it comes into force and when it ends.
     *
     *     For operators. Safe to retry. Body: at most 64 KiB.
     */
    post: operations['addTradeRestriction'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/trade-restrictions/{id}/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End a trade restriction
     * @description Sets the last day. A day before the first day withdraws the restriction permanently. Repeating the request changes nothing.
     *
     *     For operators. Safe to retry. Body: at most 64 KiB.
     */
    post: operations['endTradeRestriction'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/inventories': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List inventories
     * @description Also the stock that the returns partner holds for you: its warehouses can be read here, and only the partner changes them.
     *
     *     For merchants. Safe to retry.
     */
    get: operations['listInventories'];
    put?: never;
    /**
     * Set the quantity of a SKU that can be sold
     * @description The quantity replaces the previous one. It may be set before the SKU is upserted.
     *
     *     For merchants. Safe to retry. Body: at most 64 KiB.
     */
    post: operations['setInventory'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/inventories/batch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set several quantities
     * @description Up to 500 rows, each by the rules of `setInventory`, applied in the order sent: of several rows for the same position the last one counts. Each row is accepted or refused on its own: the answer has one result for each row, in the order sent, and its status is 200 even if every row was refused. Waiting orders are served after the last row. With `dryRun=true` nothing changes, and the answer has the current records. A batch counts as one request toward the rate limit. Codes of rows: `unknown-warehouse`, `returns-warehouse`, `quantity-changed`, `validation-failed`.
     *
     *     For merchants. Safe to retry. Body: at most 512 KiB.
     */
    post: operations['setInventories'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/inventories': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List inventories across merchants
     * @description In the order in which the records last changed. Follow `nextPageToken` to the last page, then ask again from 5 seconds before the last `lastUpdateDate` you saw: the changes of different merchants may become visible out of order. If you receive a record again, keep the one with the higher `version`.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listInventoriesOfAllMerchants'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/inventories/{skuId}/{warehouseId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the stock of a SKU in a warehouse
     * @description The pieces on hand, reserved by orders, and available for sale.
     *
     *     For merchants. Safe to retry.
     */
    get: operations['readStock'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/inventories/{skuId}/{warehouseId}/movements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the movements of the stock of a SKU in a warehouse
     * @description Movements are kept for `STOCK_HISTORY_DAYS` days, a year unless configured.
     *
     *     For merchants. Safe to retry.
     */
    get: operations['listStockMovements'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/inventories/{merchantId}/{skuId}/{warehouseId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the stock of a SKU of any merchant in a warehouse
     * @description The pieces on hand, reserved by orders, and available for sale.
     *
     *     For operators. Safe to retry.
     */
    get: operations['readStockOfAnyMerchant'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/inventories/{merchantId}/{skuId}/{warehouseId}/movements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the movements of the stock of a SKU of any merchant in a warehouse
     * @description Movements are kept for `STOCK_HISTORY_DAYS` days, a year unless configured.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listStockMovementsOfAnyMerchant'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/inventories/republish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Republish the inventories
     * @description Use this to fill a projection that is new or was emptied. One `inventory.changed` for each position, with `cause` `set` and a `previousQuantity` equal to `quantity`. Each event has its original version and `occurredAt`, and a new `eventId`.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['republishInventories'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/inventories/republish/{jobId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the progress of a republication of inventories
     * @description For operators. Safe to retry.
     */
    get: operations['readInventoryRepublication'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/merchant/skus/{skuId}/localizations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a SKU's localized texts
     * @description One text for each locale of your connected sales channels; none until localization is done.
     *
     *     For merchants. Safe to retry.
     */
    get: operations['readLocalizations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/skus/{merchantId}/{skuId}/localizations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the localized texts of a SKU of any merchant
     * @description The same as `readLocalizations` for the merchant.
     *
     *     For operators. Safe to retry.
     */
    get: operations['readLocalizationsOfAnyMerchant'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/channel/listings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the listings of the channel
     * @description Each SKU once, in its latest state, ordered by its last change. Start without `after`, then ask again with the `after` of the previous answer as soon as you have stored both. You miss no change, and a listing that did not change is not repeated. With `wait`, the answer is sent as soon as there is a change. In each instance, at most 4 requests of a channel wait at the same time; others are answered at once, so ask again after a pause. A SKU is published while its merchant is connected and it is permitted, active, localized and priced in the channel, and meets the requirements of the channel’s taxonomy. While changed words are localized, the listing keeps the previous ones. A withdrawn listing stays in the list for 30 days, and a cursor is valid for the same time.
     *
     *     For sales channels, with the scope `listings`. Safe to retry.
     */
    get: operations['listListings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/channel/listings/answers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approve or deny listings
     * @description Up to 500 rows, applied in order and independently of each other. The answer has one result for each row, in the same order, and the status 200 even if no row was applied. A row with a `listingVersion` is `stale` if the product or its price has changed since that version; changes of quantity and status do not count.
     *
     *     For sales channels, with the scope `listings`. Safe to retry. Body: at most 2 MiB.
     */
    post: operations['answerListings'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/channel/listings/quantities': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Report quantities that the channel offers
     * @description Up to 500 rows, with the same results as `answerListings`. `appliedAt` becomes `lastIntegrationDate` of the inventory; an earlier one never sets it back, and one more than 5 minutes ahead is refused.
     *
     *     For sales channels, with the scope `listings`. Safe to retry. Body: at most 512 KiB.
     */
    post: operations['reportAppliedQuantities'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/skus/{merchantId}/{skuId}/localization': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set the localization of a SKU
     * @description For SKUs that are not localized automatically. Repeating the request changes nothing. With `dryRun=true` nothing changes, and the answer contains the texts that the SKU would have.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 4 MiB.
     */
    post: operations['setLocalization'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/skus/localizations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set the localization of several SKUs
     * @description Up to 500 rows for SKUs of any merchants, each by the rules of `setLocalization`. Each row is accepted or refused on its own: the answer has one result for each row, in the order sent, and its status is 200 even if every row was refused. A second row for the same SKU is refused. Codes of rows: `validation-failed`, `not-found`, `localization-step`, `localization-members`, `unknown-locale`, `prohibited`, `texts-too-large`, `sku-changed`.
     *
     *     For operators. Safe to retry. Body: at most 4 MiB.
     */
    post: operations['setLocalizations'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/skus/republish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Republish the SKUs
     * @description Use this to fill a projection that is new or was emptied. One `sku.upserted` with an empty `changed`, or `sku.deleted`, for each SKU. Each event has its original version and `occurredAt`, and a new `eventId`.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['republishSkus'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/skus/republish/{jobId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the progress of a republication of SKUs
     * @description For operators. Safe to retry.
     */
    get: operations['readSkuRepublication'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/prices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List valid prices
     * @description Lists prices in the order of their localization. To follow them, ask again from 5 seconds before the last `lastUpdateDate` that you read: prices of one moment may become visible out of order. Prices of deleted SKUs, and prices that were withdrawn because a newer one could not be localized, are not listed.
     *
     *     For merchants. Safe to retry.
     */
    get: operations['listPrices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/prices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List valid prices across merchants
     * @description In the order in which the records last changed. Follow `nextPageToken` to the last page, then ask again from 5 seconds before the last `lastUpdateDate` you saw: the changes of different merchants may become visible out of order. If you receive a record again, keep the one with the higher `version`. Prices of deleted SKUs, and prices that were withdrawn because a newer one could not be localized, are not listed.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listPricesOfAllMerchants'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/skus/{skuId}/validPrice': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the price of a SKU in a sales channel
     * @description For merchants. Safe to retry.
     */
    get: operations['readValidPrice'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/skus/{skuId}/validPrice/breakdown': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the breakdown of a price
     * @description For merchants. Safe to retry.
     */
    get: operations['readPriceBreakdown'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/skus/{skuId}/sentPrices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the prices of a SKU as they were set
     * @description For merchants. Safe to retry.
     */
    get: operations['readSentPrices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/prices/{merchantId}/{skuId}/sent': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the prices of a SKU of any merchant as they were set
     * @description For operators. Safe to retry.
     */
    get: operations['readSentPricesOfAnyMerchant'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/prices/{merchantId}/{skuId}/valid': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the price of a SKU of any merchant in a sales channel
     * @description For operators. Safe to retry.
     */
    get: operations['readValidPriceOfAnyMerchant'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/prices/{merchantId}/{skuId}/breakdown': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the breakdown of a price of any merchant
     * @description For operators. Safe to retry.
     */
    get: operations['readPriceBreakdownOfAnyMerchant'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/prices/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Preview prices in the sales channels before they are set
     * @description Up to 500 rows: origin prices, or destination prices with `salesChannel`. Changes nothing. Each row is answered independently: with the current and the new sale price in each channel, or with the code for which the update would refuse the row. An unknown SKU is refused at once. Codes of rows: `unknown-sku`, `list-below-sale`, `unknown-sales-channel`, `channel-not-connected`, `country-mismatch`, `amount-precision`, `validation-failed`.
     *
     *     For merchants. Safe to retry. Body: at most 1 MiB.
     */
    post: operations['previewPriceUpdates'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/prices/origin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set the origin prices of several SKUs
     * @description Up to 500 rows, each by the rules of the single operation. Each row is accepted or refused independently: the answer has one result for each row, in the order sent, and its status is 202 even if every row was refused. Of several rows for the same price the last accepted one counts. A batch counts as one request toward the rate limit. Codes of rows: `unknown-sku`, `list-below-sale`, `validation-failed`.
     *
     *     For merchants. Safe to retry with the same `Idempotency-Key`. Body: at most 512 KiB.
     */
    post: operations['updateOriginPrices'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/prices/destination': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set the retail prices of several SKUs in sales channels
     * @description Up to 500 rows, each by the rules of the single operation. Each row is accepted or refused independently: the answer has one result for each row, in the order sent, and its status is 202 even if every row was refused. Of several rows for the same price the last accepted one counts. A batch counts as one request toward the rate limit. Codes of rows: `unknown-sku`, `list-below-sale`, `unknown-sales-channel`, `channel-not-connected`, `country-mismatch`, `amount-precision`, `payout-not-positive`, `validation-failed`.
     *
     *     For merchants. Safe to retry with the same `Idempotency-Key`. Body: at most 1 MiB.
     */
    post: operations['updateDestinationPrices'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/prices/origin/{skuId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set the origin price of a SKU
     * @description The price is accepted at once, and then localized into the retail price of each connected channel. Until then, the previous price stays valid; `validPrice` returns the result, or the reason why there is none.
     *
     *     For merchants. Safe to retry with the same `Idempotency-Key`. Body: at most 64 KiB.
     */
    post: operations['updateOriginPrice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/prices/destination/{skuId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set the retail price of a SKU in one sales channel
     * @description The price is shown to buyers as sent; the payout is computed from it.
     *
     *     For merchants. Safe to retry with the same `Idempotency-Key`. Body: at most 64 KiB.
     */
    post: operations['updateDestinationPrice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/prices/requeues': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the jobs that re-evaluate prices
     * @description The prices that a new rate, new rules or new terms of a channel affect are re-evaluated; those that would change by more than the configured share are queued.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listPriceRequeues'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/prices/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Preview the prices that terms would move
     * @description Compares the prices of the destination with the prices that one document would give them. Compares 2,000 prices at most, a sample if there are more. Loads nothing and changes no price.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 4 MiB.
     */
    post: operations['previewPrices'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/prices/republish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Republish the prices
     * @description Use this to fill a projection that is new or was emptied. One `price.localized` for each valid price, one `price.localization-failed` where the newest request failed. Each event has its original version and `occurredAt`, and a new `eventId`.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['republishPrices'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/prices/republish/{jobId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the progress of a republication of prices
     * @description For operators. Safe to retry.
     */
    get: operations['readPriceRepublication'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/fxRate/PRC': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the exchange rate in force
     * @description The rate between the US dollar and the real under Brazil's regime for certified stores (PRC).
     *
     *     For sales channels, with the scope `taxes`. Safe to retry.
     */
    get: operations['readChannelFxRate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/fx-rates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List exchange rates
     * @description Lists past, current and future rates.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listFxRates'];
    put?: never;
    /**
     * Load an exchange rate
     * @description Rates are effective-dated and never edited in place, and cannot change a past day (UTC). A rate that comes into force later is stored until then.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['loadFxRate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/fx-rates/republish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Republish the exchange rates
     * @description Use this to fill a projection that is new or was emptied. One `fx-rate.changed` for each pair, with the rate in force. Each event has its original version and `occurredAt`, and a new `eventId`.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['republishFxRates'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/fx-rates/republish/{jobId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the progress of a republication of exchange rates
     * @description For operators. Safe to retry.
     */
    get: operations['readFxRateRepublication'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/taxes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Simulate the taxes of a cart
     * @description Any token that is not a valid sales-channel token is answered with 401. All money is in local currency.
     *
     *     For sales channels, with the scope `taxes`. Safe to retry. Body: at most 512 KiB.
     */
    post: operations['simulateTaxes'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/landedCost': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Quote the landed cost of a cart
     * @description Calculates duties, taxes and fees of a cart that travels as one consignment, with the terms in force now. Each total is rounded once and shared over the lines. An order of the same cart with the `quoteId` gets these taxes, even if the terms change or end within its 24 hours. Any token other than a valid sales-channel token is refused with 401.
     *
     *     For sales channels, with the scope `taxes`. Safe to retry. Body: at most 512 KiB.
     */
    post: operations['quoteLandedCost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/landedCost': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Calculate the landed cost of a cart
     * @description Calculates duties, taxes and fees of a cart that travels as one consignment, with the terms in force now. Each total is rounded once and shared over the lines. With `on`, the terms of another day apply.
     *
     *     For operators. Safe to retry. Body: at most 512 KiB.
     */
    post: operations['calculateLandedCost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/tax-rules': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List tax rule sets
     * @description All revisions without their cases, with the days on which each is in force.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listTaxRules'];
    put?: never;
    /**
     * Load a tax rule set
     * @description Loads a rule set that applies from its first day on. Rule sets are never edited. With `dryRun` nothing is loaded, and the answer is a preview.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 4 MiB.
     */
    post: operations['loadTaxRules'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/tax-rules/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a tax rule set
     * @description For operators. Safe to retry.
     */
    get: operations['readTaxRules'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/tax-rules/{id}/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End a tax rule set
     * @description Sets the last day. A day before the first day withdraws the terms, which can then be loaded again. Another end can move the last day in either direction. Past days change only with `correction`. Repeating the request changes nothing.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['endTaxRules'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/duty-rates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List duty rates
     * @description All revisions without their rates, with the days on which each is in force.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listDutyRates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/duty-rates/{destination}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the duty rates in force
     * @description For operators. Safe to retry.
     */
    get: operations['readDutyRatesInForce'];
    /**
     * Load the duty rates of a destination
     * @description Loads a whole table that applies from its first day on. Tables are never edited. A table has at most 511 KiB as JSON. With `dryRun`, nothing is loaded, and the answer is a preview.
     *
     *     For operators. Safe to retry. Body: at most 4 MiB.
     */
    put: operations['putDutyRates'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/duty-rates/{destination}/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the duty rates of a first day
     * @description For operators. Safe to retry.
     */
    get: operations['readDutyRates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/duty-rates/{destination}/{id}/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End duty rates
     * @description Sets the last day. A day before the first day withdraws the terms, which can then be loaded again. Another end can move the last day in either direction. Past days change only with `correction`. Repeating the request changes nothing.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['endDutyRates'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/freight-tariffs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List freight tariffs
     * @description All revisions without their prices, with the days on which each is in force.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listFreightTariffs'];
    put?: never;
    /**
     * Load a freight tariff
     * @description Loads the prices of a service from an origin to a destination, from their first day on. Tariffs are never edited. With `dryRun`, nothing is loaded, and the answer is a preview.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 4 MiB.
     */
    post: operations['loadFreightTariff'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/freight-tariffs/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a freight tariff
     * @description For operators. Safe to retry.
     */
    get: operations['readFreightTariff'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/freight-tariffs/{id}/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End a freight tariff
     * @description Sets the last day. A day before the first day withdraws the terms, which can then be loaded again. Another end can move the last day in either direction. Past days change only with `correction`. Repeating the request changes nothing.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['endFreightTariff'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/terms/republish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Republish the tax rules, duty rates and freight tariffs
     * @description Use this to fill a projection that is new or was emptied. One event for each destination, table of duty rates and tariff. Each event has its original version and `occurredAt`, and a new `eventId`.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['republishTerms'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/terms/republish/{jobId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the progress of a republication of tax rules, duty rates and freight tariffs
     * @description For operators. Safe to retry.
     */
    get: operations['readTermRepublication'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create an order as a sales channel would
     * @description The SKUs must be approved in the channel. All money is in its currency, and the sums must agree. Only prices of units may be finer than its minor unit.
     *
     *     Sandbox only: 404 in production.
     *
     *     For merchants. Safe to retry with the same `Idempotency-Key`. Body: at most 2 MiB.
     */
    post: operations['createOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{orderId}/approve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approve an order as a sales channel would
     * @description Fulfillment begins. A second approval gives the same answer.
     *
     *     Sandbox only: 404 in production.
     *
     *     For merchants. Safe to retry. Body: at most 64 KiB.
     */
    post: operations['approveOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List orders
     * @description Those fulfilled from your own warehouses (`MERCHANT`); name `RETURNS` in `fulfillmentWarehouseType` as well for those from the returns warehouses. In the order in which they last changed, without their history. Follow `nextPageToken` to the last page, then again from the last `lastUpdateDate` you saw: no change is ever missed.
     *
     *     For merchants. Safe to retry.
     */
    get: operations['listOrders'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/orders/counts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Count orders by status and channel
     * @description Those that the list with the same filters has: without `fulfillmentWarehouseType` only `MERCHANT`.
     *
     *     For merchants. Safe to retry.
     */
    get: operations['countOrders'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/orders/salesChannelOrderId/{salesChannelOrderId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an order by the channel's order id
     * @description For merchants. Safe to retry.
     */
    get: operations['readOrderOfChannel'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/orders/{orderId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an order with its history
     * @description For merchants. Safe to retry.
     */
    get: operations['readOrder'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/orders/{orderId}/documents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the documents of an order
     * @description For merchants. Safe to retry.
     */
    get: operations['readOrderDocuments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/orders/{orderId}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel an order
     * @description Allowed in every status before SHIPPED. Cancelling a cancelled order gives the same answer.
     *
     *     For merchants. Safe to retry. Body: at most 64 KiB.
     */
    post: operations['cancelOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List orders across merchants
     * @description Of both types of warehouses unless one is named; without their history. A search by `text` is audited with the orders on its first page. In the order in which the records last changed. Follow `nextPageToken` to the last page, then ask again from 5 seconds before the last `lastUpdateDate` you saw: the changes of different merchants may become visible out of order. If you receive a record again, keep the one with the higher `version`.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listOrdersOfAllMerchants'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/orders/counts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Count orders across merchants by status and channel
     * @description Those that the list with the same filters has.
     *
     *     For operators. Safe to retry.
     */
    get: operations['countOrdersOfAllMerchants'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/orders/{orderId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an order of any merchant with its history
     * @description For operators. Safe to retry.
     */
    get: operations['readOrderOfAnyMerchant'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/channel/orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the orders of the channel
     * @description Of all merchants, in the order in which they last changed, each in its present state and without its history. Ask again with `after` of the previous answer: no change is missed, and an order is repeated only after a change. With `wait` the answer comes as soon as an order changes. Of each instance at most 4 requests of a channel wait at a time; others are answered at once, so ask again after a pause.
     *
     *     For sales channels, with the scope `orders`. Safe to retry.
     */
    get: operations['listChannelOrders'];
    put?: never;
    /**
     * Place an order that the channel sold
     * @description The same order as the event `sales-channel.order-placed`; amounts may be decimal texts, as there. An order is known by merchant, channel and `salesChannelOrderId`. Sent again, it answers 200 with the order as it is; with other content, 409 with a pointer to each difference. A SKU that the channel once approved is accepted.
     *
     *     For sales channels, with the scope `orders`. Safe to retry with the same `Idempotency-Key`. Body: at most 2 MiB.
     */
    post: operations['placeChannelOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/channel/orders/{salesChannelOrderId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an order with its history, parcels and tracking
     * @description For sales channels, with the scope `orders`. Safe to retry.
     */
    get: operations['readChannelOrder'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/channel/orders/{salesChannelOrderId}/approve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approve an order: its payment is confirmed
     * @description Fulfillment begins. A second approval gives the same answer.
     *
     *     For sales channels, with the scope `orders`. Safe to retry. Body: at most 64 KiB.
     */
    post: operations['approveChannelOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/channel/orders/{salesChannelOrderId}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel an order of the channel
     * @description Allowed in every status before SHIPPED. Cancelling a cancelled order gives the same answer.
     *
     *     For sales channels, with the scope `orders`. Safe to retry. Body: at most 64 KiB.
     */
    post: operations['cancelChannelOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/channel/orders/{salesChannelOrderId}/return-request': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Request the return of items of a delivered order
     * @description Also of an order that is RETURNED while units of it were not returned yet. A request that is repeated before the return is approved changes nothing.
     *
     *     For sales channels, with the scope `orders`. Safe to retry with the same `Idempotency-Key`. Body: at most 256 KiB.
     */
    post: operations['requestChannelReturn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/orders/{orderId}/hold': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Put an order on hold
     * @description Allowed before SHIPPED. Changes during the hold are kept; a parcel that is shipped ends the hold.
     *
     *     For operators. Safe to retry with the same `Idempotency-Key`. Body: at most 64 KiB.
     */
    post: operations['holdOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/orders/{orderId}/release': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Release an order from a hold or a review
     * @description It returns to the status before the hold, or passes the review, and continues from there.
     *
     *     For operators. Safe to retry with the same `Idempotency-Key`.
     */
    post: operations['releaseOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/orders/{orderId}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel an order of any merchant
     * @description Allowed in every status before SHIPPED. Cancelling a cancelled order gives the same answer. The history shows the time of this request as the date of the cancellation.
     *
     *     For operators. Safe to retry with the same `Idempotency-Key`. Body: at most 64 KiB.
     */
    post: operations['cancelOrderOfMerchant'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/orders/{orderId}/operational-issue': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Report that a shipped order will not arrive
     * @description It was lost or refused by customs. The order ends there.
     *
     *     For operators. Safe to retry with the same `Idempotency-Key`. Body: at most 64 KiB.
     */
    post: operations['reportOperationalIssue'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/orders/{orderId}/return-request': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Request the return of a delivered order
     * @description Also of an order that is RETURNED while units of it were not returned yet. The body may be left out.
     *
     *     For operators. Safe to retry with the same `Idempotency-Key`. Body: at most 64 KiB.
     */
    post: operations['requestReturn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/orders/{orderId}/return-approve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approve the return of an order
     * @description For operators. Safe to retry with the same `Idempotency-Key`.
     */
    post: operations['approveReturn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/orders/{orderId}/return-receive': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Receive returned units
     * @description They enter the stock of the returns warehouse in the country of delivery. The return may be partial: while units were not returned yet, more can be received, and a further return can be requested.
     *
     *     For operators. Safe to retry with the same `Idempotency-Key`. Body: at most 256 KiB.
     */
    post: operations['receiveReturn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/orders/{orderId}/erase-personal-data': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Erase the personal data of a buyer
     * @description Names, document, email, phone and addresses except their country are erased permanently: the members that an order always has say `erased`, and the links to label and invoice stop working. Allowed from DELIVERED on, and for an order that is cancelled or has an operational issue. Erasing again changes nothing.
     *
     *     For operators. If the answer is lost, read the state before you retry.
     */
    post: operations['erasePersonalData'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/orders/republish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Republish the orders
     * @description Use this to fill a projection that is new or was emptied. For each order one `order.placed`, and then each entry of its history as `order.status-changed` or `order.history-added`. Each event has its original version and `occurredAt`, and a new `eventId`.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['republishOrders'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/orders/republish/{jobId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the progress of a republication of orders
     * @description For operators. Safe to retry.
     */
    get: operations['readOrderRepublication'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/exceptions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the exceptions that need attention
     * @description Parcels that left although their order was cancelled, orders that go to another country than that of their channel, orders that a channel sold at other prices than its listings had in the 24 hours before, orders that have been out of stock for a day, and orders of channels that cannot be accepted yet. The last two leave the list when they are resolved; the others stay, and so does what was acknowledged.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listExceptions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/exceptions/{id}/acknowledge': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Acknowledge an exception
     * @description Shows other operators that someone takes care of it; it stays in the list. The first acknowledgement is kept. It ends with the exception: when an order is out of stock again later, that is unacknowledged. The body may be left out.
     *
     *     For operators. Safe to retry. Body: at most 64 KiB.
     */
    post: operations['acknowledgeException'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/orders/{orderId}/progress': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Report a step of fulfillment
     * @description In production each step waits for its report; in the sandbox they follow automatically. They come in order: HANDLING, PACKED, INVOICED, READY_TO_SHIP. Reporting the last one again gives the same answer.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['reportProgress'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/parcels/republish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Republish the parcels
     * @description Use this to fill a projection that is new or was emptied. For each parcel of the list `fulfillment.progressed` of INVOICED (unless the invoice was revoked) and of READY_TO_SHIP, then `parcel.tracking-updated` with all of its events, those that the service created first. Each event has its original version and `occurredAt`, and a new `eventId`.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['republishParcels'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/parcels/republish/{jobId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the progress of a republication of parcels
     * @description For operators. Safe to retry.
     */
    get: operations['readParcelRepublication'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/parcels/labels': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Print the labels of several parcels
     * @description One PDF, 100 × 150 mm a page, in the order of the request.
     *
     *     For merchants and fulfillment partners. Safe to retry.
     */
    get: operations['printLabels'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/parcels/labels': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Print the labels of parcels of any merchant
     * @description One PDF, 100 × 150 mm a page, in the order of the request.
     *
     *     For operators. Safe to retry.
     */
    get: operations['printLabelsOfAllMerchants'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/parcels': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List parcels
     * @description Those with a label: an order has its parcel from READY_TO_SHIP on.
     *
     *     For merchants and fulfillment partners. Safe to retry.
     */
    get: operations['listParcels'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/parcels/{parcelId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a parcel
     * @description For merchants and fulfillment partners. Safe to retry.
     */
    get: operations['readParcel'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/parcels': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List parcels across merchants
     * @description Those with a label. A search by `customerDocument` is audited with the orders on its first page. In the order in which the records last changed. Follow `nextPageToken` to the last page, then ask again from 5 seconds before the last `lastUpdateDate` you saw: the changes of different merchants may become visible out of order. If you receive a record again, keep the one with the higher `version`.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listParcelsOfAllMerchants'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/parcelTrackings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Report tracking events of parcels
     * @description All or nothing. The same event again is accepted and stored once.
     *
     *     For merchants and fulfillment partners. Safe to retry. Body: at most 4 MiB.
     */
    put: operations['reportTracking'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/parcelTrackings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Report any tracking event of parcels
     * @description As merchants do, with all codes and any known carrier.
     *
     *     For operators. Safe to retry. Body: at most 4 MiB.
     */
    put: operations['reportTrackingAsOperator'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/documents/{documentId}/{expires}/{signature}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Open a label or a commercial invoice
     * @description The link itself grants access. Answers about orders and parcels have it; it expires after some days, and ends when the buyer's data is erased.
     *
     *     Needs no token. Safe to retry.
     */
    get: operations['openDocument'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/track/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Track a parcel
     * @description A page for buyers, without personal data.
     *
     *     Needs no token. Safe to retry.
     */
    get: operations['openTrackingPage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/shipments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List shipments
     * @description In the order in which they last changed.
     *
     *     For merchants and fulfillment partners. Safe to retry.
     */
    get: operations['listShipments'];
    put?: never;
    /**
     * Group parcels into a shipment
     * @description Of parcels of one merchant that have not left and are in no other shipment.
     *
     *     For merchants and fulfillment partners. Safe to retry with the same `Idempotency-Key`. Body: at most 512 KiB.
     */
    post: operations['createShipment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/shipments/{shipmentId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a shipment
     * @description For merchants and fulfillment partners. Safe to retry.
     */
    get: operations['readShipment'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/shipments/{shipmentId}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel a shipment
     * @description Possible while none of its parcels has left. Its parcels can then be added to another shipment. A second cancellation gives the same answer.
     *
     *     For merchants and fulfillment partners. If the answer is lost, read the state before you retry.
     */
    post: operations['cancelShipment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/shipments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List shipments across merchants
     * @description In the order in which the records last changed. Follow `nextPageToken` to the last page, then ask again from 5 seconds before the last `lastUpdateDate` you saw: the changes of different merchants may become visible out of order. If you receive a record again, keep the one with the higher `version`.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listShipmentsOfAllMerchants'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/shipments/{shipmentId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a shipment of any merchant
     * @description For operators. Safe to retry.
     */
    get: operations['readShipmentOfAnyMerchant'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/shipments/republish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Republish the shipments
     * @description Use this to fill a projection that is new or was emptied. One `shipment.status-changed` for each shipment. Each event has its original version and `occurredAt`, and a new `eventId`.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['republishShipments'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/shipments/republish/{jobId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the progress of a republication of shipments
     * @description For operators. Safe to retry.
     */
    get: operations['readShipmentRepublication'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/carriers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the carriers
     * @description For operators. Safe to retry.
     */
    get: operations['listCarriers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/carriers/{carrierId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Create or replace a carrier
     * @description From then on the client sees and reports parcels of these merchants. Repeating the request changes nothing.
     *
     *     For operators. Safe to retry. Body: at most 512 KiB.
     */
    put: operations['putCarrier'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/webhooks/endpoints': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the webhook endpoints
     * @description All endpoints: 20 at most.
     *
     *     For merchants. Safe to retry.
     */
    get: operations['listWebhookEndpoints'];
    put?: never;
    /**
     * Create a webhook endpoint
     * @description New events are sent to the endpoint. The `secret` is shown in this answer only; if the answer is lost, rotate it.
     *
     *     For merchants. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['createWebhookEndpoint'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/webhooks/endpoints/{endpointId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a webhook endpoint
     * @description Includes the counts of its attempts and deliveries of the last 24 hours.
     *
     *     For merchants. Safe to retry.
     */
    get: operations['readWebhookEndpoint'];
    put?: never;
    post?: never;
    /**
     * Delete a webhook endpoint
     * @description Nothing more is sent to the endpoint. Its deliveries can no longer be read.
     *
     *     For merchants. If the answer is lost, read the state before you retry.
     */
    delete: operations['deleteWebhookEndpoint'];
    options?: never;
    head?: never;
    /**
     * Change a webhook endpoint
     * @description Only the given members change. Queued events are sent with the new settings; queued events of types that the endpoint no longer receives are dropped. A new `url` or `rate` ends a pause: the next request is sent at once.
     *
     *     For merchants. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    patch: operations['changeWebhookEndpoint'];
    trace?: never;
  };
  '/ext/webhooks/endpoints/{endpointId}/rotate-secret': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Rotate the secret of a webhook endpoint
     * @description For 24 hours requests are signed with the old secret as well, so that a receiver can switch without an interruption.
     *
     *     For merchants. If the answer is lost, read the state before you retry.
     */
    post: operations['rotateWebhookSecret'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/webhooks/endpoints/{endpointId}/disable': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Disable a webhook endpoint
     * @description Nothing is sent until the endpoint is enabled again. Its queued deliveries become `dead`, and can be recovered. Repeating the request changes nothing.
     *
     *     For merchants. Safe to retry.
     */
    post: operations['disableWebhookEndpoint'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/webhooks/endpoints': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List webhook endpoints across merchants
     * @description In the order in which they were created.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listWebhookEndpointsOfAllMerchants'];
    put?: never;
    /**
     * Create a merchant's webhook endpoint
     * @description New events are sent to the endpoint. The `secret` is shown in this answer only; if the answer is lost, rotate it.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['createWebhookEndpointOfMerchant'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/webhooks/endpoints/{endpointId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a merchant's webhook endpoint
     * @description Includes the counts of its attempts and deliveries of the last 24 hours.
     *
     *     For operators. Safe to retry.
     */
    get: operations['readWebhookEndpointOfMerchant'];
    put?: never;
    post?: never;
    /**
     * Delete a merchant's webhook endpoint
     * @description Nothing more is sent to the endpoint. Its deliveries can no longer be read.
     *
     *     For operators. If the answer is lost, read the state before you retry.
     */
    delete: operations['deleteWebhookEndpointOfMerchant'];
    options?: never;
    head?: never;
    /**
     * Change a merchant's webhook endpoint
     * @description Only the given members change. Queued events are sent with the new settings; queued events of types that the endpoint no longer receives are dropped. A new `url` or `rate` ends a pause: the next request is sent at once.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    patch: operations['changeWebhookEndpointOfMerchant'];
    trace?: never;
  };
  '/ops/webhooks/endpoints/{endpointId}/rotate-secret': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Rotate the secret of a merchant's webhook endpoint
     * @description For 24 hours requests are signed with the old secret as well, so that a receiver can switch without an interruption.
     *
     *     For operators. If the answer is lost, read the state before you retry.
     */
    post: operations['rotateWebhookSecretOfMerchant'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/webhooks/endpoints/{endpointId}/disable': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Disable a merchant's webhook endpoint
     * @description Nothing is sent until the endpoint is enabled again. Its queued deliveries become `dead`, and can be recovered. Repeating the request changes nothing.
     *
     *     For operators. Safe to retry.
     */
    post: operations['disableWebhookEndpointOfMerchant'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/webhooks/types': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the types of events that webhooks deliver
     * @description New types are added; an endpoint without `types` receives these as well.
     *
     *     For merchants and operators. Safe to retry.
     */
    get: operations['listWebhookEventTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List events
     * @description For programs that read at their own pace and have no public address. Webhooks push the same events; a list shows only the latest state of each record. Events are in the order in which they were recorded. Continue with `after` of the previous answer: no event is missed or repeated. With `wait` the answer comes as soon as there is an event. In each instance, at most 4 requests of a merchant wait at a time; others are answered at once, so repeat them after a pause.
     *
     *     For merchants. Safe to retry.
     */
    get: operations['listEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/events/{eventId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an event
     * @description For merchants. Safe to retry.
     */
    get: operations['readEvent'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/webhooks/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a merchant's events
     * @description The same list that the merchant reads. At most 8 requests of operators wait at a time, in addition to those of merchants.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listEventsOfMerchant'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/webhooks/events/{eventId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a merchant's event
     * @description For operators. Safe to retry.
     */
    get: operations['readEventOfMerchant'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/webhooks/endpoints/{endpointId}/deliveries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the deliveries of an endpoint
     * @description The newest first.
     *
     *     For merchants. Safe to retry.
     */
    get: operations['listWebhookDeliveries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/webhooks/endpoints/{endpointId}/deliveries/{deliveryId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a delivery with its attempts
     * @description For merchants. Safe to retry.
     */
    get: operations['readWebhookDelivery'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/webhooks/endpoints/{endpointId}/deliveries/{deliveryId}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send the event of a delivery again
     * @description Sends the event now, even if it was delivered. If a delivery of the event to this endpoint waits for its next attempt, it is attempted now; otherwise a new delivery is created. The answer contains the delivery that is sent.
     *
     *     For merchants. If the answer is lost, read the state before you retry.
     */
    post: operations['retryWebhookDelivery'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/webhooks/endpoints/{endpointId}/test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a test event to an endpoint
     * @description An event of the type `webhook.test`, regardless of the types of the endpoint. Read the delivery to see how the receiver answered.
     *
     *     For merchants. If the answer is lost, read the state before you retry.
     */
    post: operations['testWebhookEndpoint'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/webhooks/endpoints/{endpointId}/enable': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Enable an endpoint
     * @description It receives events from now on. With `recoverFrom` a replay also sends the events since that date that were not delivered to this endpoint and are still kept. The body is optional.
     *
     *     For merchants. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['enableWebhookEndpoint'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/webhooks/endpoints/{endpointId}/replay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the progress of a replay
     * @description The running replay, or else the last one, including a replay that began when the endpoint was enabled.
     *
     *     For merchants. Safe to retry.
     */
    get: operations['readWebhookReplay'];
    put?: never;
    /**
     * Send events to an endpoint again
     * @description In the order in which they became known, and with at most a fifth of the rate of the endpoint, so that new events do not wait. Newer events may have arrived before: the version decides. Events that wait for an attempt are not sent a second time. Events that are on no stream are not sent, nor, unless `beforeCreation` requests them, events from before the creation of the endpoint. The replay ends early if the endpoint is disabled or deleted. With `dryRun=true` nothing is sent, and the answer contains the number of events that would be sent.
     *
     *     For merchants. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['replayWebhookEvents'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/webhooks/endpoints/{endpointId}/deliveries/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send all failed deliveries of an endpoint again
     * @description For the events of a period: each delivery that waits after a failed attempt is attempted now, and a new delivery is created for each event that was given up. This runs like a replay, with the same pace, progress and cancellation on request; the first request is sent at once, even while the endpoint is paused.
     *
     *     For merchants. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['retryWebhookDeliveries'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ext/webhooks/endpoints/{endpointId}/replay/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel a replay
     * @description No further events are queued; queued events are still sent. Repeating the request changes nothing.
     *
     *     For merchants. Safe to retry.
     */
    post: operations['cancelWebhookReplay'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/webhooks/endpoints/{endpointId}/deliveries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the deliveries of an endpoint
     * @description The newest first.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listWebhookDeliveriesOfMerchant'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/webhooks/endpoints/{endpointId}/deliveries/{deliveryId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a delivery with its attempts
     * @description For operators. Safe to retry.
     */
    get: operations['readWebhookDeliveryOfMerchant'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/webhooks/endpoints/{endpointId}/deliveries/{deliveryId}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send the event of a delivery again
     * @description Sends the event now, even if it was delivered. If a delivery of the event to this endpoint waits for its next attempt, it is attempted now; otherwise a new delivery is created. The answer contains the delivery that is sent.
     *
     *     For operators. If the answer is lost, read the state before you retry.
     */
    post: operations['retryWebhookDeliveryOfMerchant'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/webhooks/endpoints/{endpointId}/test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a test event to an endpoint
     * @description An event of the type `webhook.test`, regardless of the types of the endpoint. Read the delivery to see how the receiver answered.
     *
     *     For operators. If the answer is lost, read the state before you retry.
     */
    post: operations['testWebhookEndpointOfMerchant'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/webhooks/endpoints/{endpointId}/enable': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Enable an endpoint
     * @description It receives events from now on. With `recoverFrom` a replay also sends the events since that date that were not delivered to this endpoint and are still kept. The body is optional.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['enableWebhookEndpointOfMerchant'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/webhooks/endpoints/{endpointId}/replay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the progress of a replay
     * @description The running replay, or else the last one, including a replay that began when the endpoint was enabled.
     *
     *     For operators. Safe to retry.
     */
    get: operations['readWebhookReplayOfMerchant'];
    put?: never;
    /**
     * Send events to an endpoint again
     * @description In the order in which they became known, and with at most a fifth of the rate of the endpoint, so that new events do not wait. Newer events may have arrived before: the version decides. Events that wait for an attempt are not sent a second time. Events that are on no stream are not sent, nor, unless `beforeCreation` requests them, events from before the creation of the endpoint. The replay ends early if the endpoint is disabled or deleted. With `dryRun=true` nothing is sent, and the answer contains the number of events that would be sent.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['replayWebhookEventsOfMerchant'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/webhooks/endpoints/{endpointId}/deliveries/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send all failed deliveries of an endpoint again
     * @description For the events of a period: each delivery that waits after a failed attempt is attempted now, and a new delivery is created for each event that was given up. This runs like a replay, with the same pace, progress and cancellation on request; the first request is sent at once, even while the endpoint is paused.
     *
     *     For operators. If the answer is lost, read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['retryWebhookDeliveriesOfMerchant'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/webhooks/endpoints/{endpointId}/replay/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel a replay
     * @description No further events are queued; queued events are still sent. Repeating the request changes nothing.
     *
     *     For operators. Safe to retry.
     */
    post: operations['cancelWebhookReplayOfMerchant'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AcknowledgeExceptionRequest: named.AcknowledgeExceptionRequest;
    AcknowledgementResponse: named.Acknowledgement;
    AddTradeRestrictionRequest: named.AddTradeRestrictionRequest;
    AddressRequest: named.AddressRequest;
    AlignmentResponse: named.Alignment;
    AllParkedResponse: named.AllParked;
    AppliedQuantityDto: named.AppliedQuantityInput;
    ApproveOrderRequest: named.ApproveOrderRequest;
    /** @enum {string} */
    AttemptOutcome: named.AttemptOutcome;
    AttemptResponse: named.Attempt;
    AttributeDto: named.AttributeInput;
    AttributeMappingDto: named.AttributeMappingInput;
    AttributeMappingResponse: named.AttributeMapping;
    AttributeMappingsResponse: named.AttributeMappings;
    /** @enum {string} */
    AttributeType: named.AttributeType;
    AuditResponse: named.Audit;
    AuditRowResponse: named.AuditRow;
    CalculateLandedCostRequest: named.CalculateLandedCostRequest;
    CancelOrderRequest: named.CancelOrderRequest;
    CancelledData: named.CancelledData;
    CarrierRequest: named.CarrierRequest;
    CarrierResponse: named.Carrier;
    CarriersResponse: named.Carriers;
    CategoriesInUseResponse: named.CategoriesInUse;
    CategoryInUseMappingResponse: named.CategoryInUseMapping;
    CategoryInUseResponse: named.CategoryInUse;
    CategoryMappingDto: named.CategoryMappingInput;
    CategoryMappingResponse: named.CategoryMapping;
    CategoryMappingsResponse: named.CategoryMappings;
    ChangeEndpointRequest: named.ChangeEndpointRequest;
    ChangeResponse: named.Change;
    ChangeScopesRequest: named.ChangeScopesRequest;
    ChangesResponse: named.Changes;
    ChannelAttributeDto: named.ChannelAttributeInput;
    ChannelAttributeResponse: named.ChannelAttribute;
    ChannelCategoriesResponse: named.ChannelCategories;
    ChannelCategoryDto: named.ChannelCategoryInput;
    ChannelCategoryResponse: named.ChannelCategory;
    ChannelCountResponse: named.ChannelCount;
    /** @enum {string} */
    ChannelEntryStatus: named.ChannelEntryStatus;
    ChannelFxRateResponse: named.ChannelFxRate;
    ChannelHistoryEntry: named.ChannelHistoryEntry;
    ChannelLimitsDto: named.ChannelLimitsInput;
    ChannelLimitsResponse: named.ChannelLimits;
    ChannelOrderDelivery: named.ChannelOrderDelivery;
    ChannelOrderItem: named.ChannelOrderItem;
    ChannelOrderResponse: named.ChannelOrder;
    ChannelOrdersResponse: named.ChannelOrders;
    ChannelParcel: named.ChannelParcel;
    ChannelParcelEvent: named.ChannelParcelEvent;
    ChannelPricePreview: named.ChannelPricePreview;
    /** @enum {string} */
    ChannelPriceState: named.ChannelPriceState;
    ChannelRowResult: named.ChannelRowResult;
    ChannelRowsResponse: named.ChannelRows;
    ChannelSkuCounts: named.ChannelSkuCounts;
    ChannelStatusEntry: named.ChannelStatusEntry;
    ChannelStatusView: named.ChannelStatusView;
    ChannelTokenRequest: named.ChannelTokenRequest;
    ChannelTokenResponse: named.ChannelToken;
    ChannelTokensResponse: named.ChannelTokens;
    ChannelVerdictView: named.ChannelVerdictView;
    /** @enum {string} */
    ChannelsOrderAction: named.ChannelsOrderAction;
    ChartsResponse: named.Charts;
    CheckProductsRequest: named.CheckProductsRequest;
    CheckProductsResponse: named.CheckProducts;
    CheckedProductRequest: named.CheckedProductRequest;
    CheckedProductResponse: named.CheckedProduct;
    /** @enum {string} */
    ClientAccess: named.ClientAccess;
    /** @enum {string} */
    ClientKind: named.ClientKind;
    ClientResponse: named.Client;
    ClientSecretResponse: named.ClientSecret;
    ClientSessionsResponse: named.ClientSessions;
    ClientsResponse: named.Clients;
    CloudEventResponse: named.CloudEvent;
    ConcernedSkusResponse: named.ConcernedSkus;
    ConditionalRate: named.ConditionalRate;
    ConsumerResponse: named.Consumer;
    /** @enum {string} */
    ConsumingService: named.ConsumingService;
    CoreStatusResponse: named.CoreStatus;
    CorrectionRequest: named.CorrectionRequest;
    CorrectionResponse: named.Correction;
    CreateClientRequest: named.CreateClientRequest;
    CreateEndpointRequest: named.CreateEndpointRequest;
    CreateOrderRequest: named.CreateOrderRequest;
    CreateShipmentRequest: named.CreateShipmentRequest;
    CurrentAmounts: named.CurrentAmounts;
    CustomerRequest: named.CustomerRequest;
    /** @enum {string} */
    CustomerType: named.CustomerType;
    DeliveriesResponse: named.Deliveries;
    /** @enum {string} */
    DeliveryCause: named.DeliveryCause;
    /** @enum {string} */
    DeliveryFailure: named.DeliveryFailure;
    /** @enum {string} */
    DeliveryPauseReason: named.DeliveryPauseReason;
    DeliveryRequest: named.DeliveryRequest;
    DeliveryResponse: named.Delivery;
    /** @enum {string} */
    DeliveryState: named.DeliveryState;
    /** @enum {string} */
    DeliveryStateFilter: named.DeliveryStateFilter;
    DeliveryWithAttemptsResponse: named.DeliveryWithAttempts;
    DestinationPriceRow: named.DestinationPriceRow;
    /** @enum {string} */
    DocumentsStatus: named.DocumentsStatus;
    DropMessagesRequest: named.DropMessagesRequest;
    DropOutboxRowsRequest: named.DropOutboxRowsRequest;
    DropParkedRequest: named.DropParkedRequest;
    DroppedListPrice: named.DroppedListPrice;
    DroppedSeveralResponse: named.DroppedSeveral;
    DurationOfDayResponse: named.DurationOfDay;
    DutyRateDocument: named.DutyRateDocument;
    DutyRatesDocument: named.DutyRatesDocument;
    DutyRatesResponse: named.DutyRates;
    EnableEndpointRequest: named.EnableEndpointRequest;
    EnabledEndpointResponse: named.EnabledEndpoint;
    EndTermsRequest: named.EndTermsRequest;
    EndTradeRestrictionRequest: named.EndTradeRestrictionRequest;
    EndedSessionsResponse: named.EndedSessions;
    EndpointDayResponse: named.EndpointDay;
    EndpointDetailResponse: named.EndpointDetail;
    /** @enum {string} */
    EndpointOrdering: named.EndpointOrdering;
    EndpointPageResponse: named.EndpointPage;
    /** @enum {string} */
    EndpointPauseReason: named.EndpointPauseReason;
    EndpointResponse: named.Endpoint;
    EndpointSecretResponse: named.EndpointSecret;
    /** @enum {string} */
    EndpointState: named.EndpointState;
    EndpointsResponse: named.Endpoints;
    EntryChange: named.EntryChange;
    EntryStatusCount: named.EntryStatusCount;
    /** @enum {string} */
    EventPayload: named.EventPayload;
    EventSchemaResponse: named.EventSchema;
    EventSchemasResponse: named.EventSchemas;
    EventTypeResponse: named.EventType;
    EventTypesResponse: named.EventTypes;
    EventsResponse: named.Events;
    ExceptionResponse: named.Exception;
    ExceptionsResponse: named.Exceptions;
    FailingPollerResponse: named.FailingPoller;
    FailingPrices: named.FailingPrices;
    /** @description One field at fault. */
    FieldError: named.FieldError;
    /** @enum {string} */
    FixedAmountBase: named.FixedAmountBase;
    FixedTaxAmount: named.FixedTaxAmount;
    FreightTariffDocument: named.FreightTariffDocument;
    FreightTariffResponse: named.FreightTariff;
    FreightTerms: named.FreightTerms;
    /** @enum {string} */
    FulfillmentStep: named.FulfillmentStep;
    FxRatesResponse: named.FxRates;
    GlobalSaleChannelDataDto: named.GlobalSaleChannelDataInput;
    HistoryEntryResponse: named.HistoryEntry;
    /** @enum {string} */
    HistoryStatus: named.HistoryStatus;
    /** @enum {string} */
    HttpMethod: named.HttpMethod;
    InventoryBatchResponse: named.InventoryBatch;
    InventoryDto: named.InventoryInput;
    InventoryListResponse: named.InventoryList;
    InventoryResponse: named.Inventory;
    InventoryRowResult: named.InventoryRowResult;
    /** @enum {string} */
    InventoryType: named.InventoryType;
    InvoicedData: named.InvoicedData;
    InvoicedUnits: named.InvoicedUnits;
    ItemRequest: named.ItemRequest;
    LagResponse: named.Lag;
    /** @enum {string} */
    LagState: named.LagState;
    LandedCostLineRequest: named.LandedCostLineRequest;
    LandedCostRequest: named.LandedCostRequest;
    LandedCostResponse: named.LandedCost;
    LandedLimit: named.LandedLimit;
    LandedLine: named.LandedLine;
    LandedLineTax: named.LandedLineTax;
    LandedTax: named.LandedTax;
    LargestMove: named.LargestMove;
    /** @enum {string} */
    LimitBase: named.LimitBase;
    LineTaxes: named.LineTaxes;
    ListParcelsResponse: named.ListParcels;
    ListShipmentsResponse: named.ListShipments;
    /** @enum {string} */
    ListView: named.ListView;
    ListedChannelOrder: named.ListedChannelOrder;
    ListedChannelTokenResponse: named.ListedChannelToken;
    ListedFxRateResponse: named.ListedFxRate;
    ListedPriceResponse: named.ListedPrice;
    /** @enum {string} */
    ListingAction: named.ListingAction;
    ListingAnswerDto: named.ListingAnswerInput;
    /** @enum {string} */
    ListingAnswerResult: named.ListingAnswerResult;
    /** @enum {string} */
    ListingAnswerStatus: named.ListingAnswerStatus;
    ListingAttribute: named.ListingAttribute;
    ListingChannelAttribute: named.ListingChannelAttribute;
    ListingPrice: named.ListingPrice;
    ListingResponse: named.Listing;
    ListingsResponse: named.Listings;
    LoadFreightTariffRequest: named.LoadFreightTariffRequest;
    LoadFxRateRequest: named.LoadFxRateRequest;
    LoadTaxRulesRequest: named.LoadTaxRulesRequest;
    LoadedFxRateResponse: named.LoadedFxRate;
    LocalizationBatchResponse: named.LocalizationBatch;
    LocalizationMessageResponse: named.LocalizationMessage;
    LocalizationResponse: named.Localization;
    LocalizationRow: named.LocalizationRow;
    LocalizationRowResult: named.LocalizationRowResult;
    /** @enum {string} */
    LocalizationSource: named.LocalizationSource;
    /** @enum {string} */
    LocalizationStatus: named.LocalizationStatus;
    LocalizationStatusCount: named.LocalizationStatusCount;
    LocalizationsResponse: named.Localizations;
    LocalizedTextDto: named.LocalizedTextInput;
    LocalizedTextResponse: named.LocalizedText;
    LoggedRequestResponse: named.LoggedRequest;
    /** @enum {string} */
    MappingSource: named.MappingSource;
    MappingsChangedResponse: named.MappingsChanged;
    MerchantRequest: named.MerchantRequest;
    MerchantResponse: named.Merchant;
    /** @enum {string} */
    MerchantTrackingCode: named.MerchantTrackingCode;
    MerchantTrackingEvent: named.MerchantTrackingEvent;
    MerchantsResponse: named.Merchants;
    MessagingResponse: named.Messaging;
    MissingRequirementResponse: named.MissingRequirement;
    MultipleOfPart: named.MultipleOfPart;
    /** @enum {string} */
    NeedKind: named.NeedKind;
    NeedResponse: named.Need;
    OperatorReportTrackingRequest: named.OperatorReportTrackingRequest;
    OperatorTrackingEvent: named.OperatorTrackingEvent;
    /** @enum {string} */
    OrderAction: named.OrderAction;
    OrderAddress: named.OrderAddress;
    OrderCountsResponse: named.OrderCounts;
    OrderCustomer: named.OrderCustomer;
    OrderDelivery: named.OrderDelivery;
    OrderDocument: named.OrderDocument;
    OrderDocumentsResponse: named.OrderDocuments;
    OrderForeignTotals: named.OrderForeignTotals;
    OrderItem: named.OrderItem;
    OrderListResponse: named.OrderList;
    OrderParcel: named.OrderParcel;
    OrderParcelEvent: named.OrderParcelEvent;
    OrderParcelItem: named.OrderParcelItem;
    OrderPayment: named.OrderPayment;
    OrderPhone: named.OrderPhone;
    OrderResponse: named.Order;
    OrderShipping: named.OrderShipping;
    /** @enum {string} */
    OrderStatus: named.OrderStatus;
    OrderSummaryListResponse: named.OrderSummaryList;
    OrderSummaryResponse: named.OrderSummary;
    OrderTax: named.OrderTax;
    OrderTotals: named.OrderTotals;
    OrderWithHistoryResponse: named.OrderWithHistory;
    OrdersOfDayResponse: named.OrdersOfDay;
    OriginPriceRow: named.OriginPriceRow;
    OutboxResponse: named.Outbox;
    OverviewResponse: named.Overview;
    PackedData: named.PackedData;
    PackedUnits: named.PackedUnits;
    /** @description One parameter at fault. */
    ParameterError: named.ParameterError;
    ParcelEventResponse: named.ParcelEvent;
    ParcelItemResponse: named.ParcelItem;
    ParcelLabelResponse: named.ParcelLabel;
    ParcelResponse: named.Parcel;
    /** @enum {string} */
    ParcelStatus: named.ParcelStatus;
    ParkedCountInServiceResponse: named.ParkedCountInService;
    ParkedCountResponse: named.ParkedCount;
    ParkedCountsResponse: named.ParkedCounts;
    ParkedFaultResponse: named.ParkedFault;
    ParkedFaultsResponse: named.ParkedFaults;
    ParkedInServiceResponse: named.ParkedInService;
    ParkedKeyRequest: named.ParkedKeyRequest;
    ParkedMessageResponse: named.ParkedMessage;
    ParkedMessagesResponse: named.ParkedMessages;
    ParkedOutboxResponse: named.ParkedOutbox;
    ParkedOutboxRowResponse: named.ParkedOutboxRow;
    PartOfGoods: named.PartOfGoods;
    PaymentRequest: named.PaymentRequest;
    PhoneRequest: named.PhoneRequest;
    PlaceChannelOrderRequest: named.PlaceChannelOrderRequest;
    PreviewTermsRequest: named.PreviewTermsRequest;
    PriceBatchResponse: named.PriceBatch;
    PriceBreakdownResponse: named.PriceBreakdown;
    PriceEndingDto: named.PriceEndingInput;
    PriceEndingResponse: named.PriceEnding;
    PriceFault: named.PriceFault;
    /** @enum {string} */
    PriceKind: named.PriceKind;
    PriceListResponse: named.PriceList;
    PricePreviewResponse: named.PricePreview;
    PricePreviewResult: named.PricePreviewResult;
    PricePreviewRow: named.PricePreviewRow;
    PriceRowResult: named.PriceRowResult;
    PriceTerms: named.PriceTerms;
    /** @description Why a request was refused (RFC 9457). */
    Problem: named.Problem;
    ProductFaultResponse: named.ProductFault;
    ProgressRequest: named.ProgressRequest;
    ProgressResponse: named.Progress;
    PutAttributeMappingsRequest: named.PutAttributeMappingsRequest;
    PutCategoryMappingsRequest: named.PutCategoryMappingsRequest;
    PutDutyRatesRequest: named.PutDutyRatesRequest;
    QuotedLandedCostResponse: named.QuotedLandedCost;
    ReadyToShipData: named.ReadyToShipData;
    /** @enum {string} */
    ReasonCode: named.ReasonCode;
    ReasonCount: named.ReasonCount;
    ReasonData: named.ReasonData;
    ReasonDto: named.ReasonInput;
    ReasonRequest: named.ReasonRequest;
    ReceiveReturnRequest: named.ReceiveReturnRequest;
    ReceivedLineRequest: named.ReceivedLineRequest;
    RecheckResponse: named.Recheck;
    RefusedPriceResponse: named.RefusedPrice;
    /** @enum {string} */
    ReplayKind: named.ReplayKind;
    ReplayParkedRequest: named.ReplayParkedRequest;
    ReplayPreviewResponse: named.ReplayPreview;
    ReplayRequest: named.ReplayRequest;
    ReplayResponse: named.Replay;
    /** @enum {string} */
    ReplaySelection: named.ReplaySelection;
    /** @enum {string} */
    ReplayState: named.ReplayState;
    ReplayedResponse: named.Replayed;
    /** @enum {string} */
    ReplayedUnitOutcome: named.ReplayedUnitOutcome;
    ReplayedUnitResponse: named.ReplayedUnit;
    ReplayedUnitsResponse: named.ReplayedUnits;
    ReportTrackingRequest: named.ReportTrackingRequest;
    ReportTrackingResponse: named.ReportTracking;
    /** @enum {string} */
    ReportedTrackingCode: named.ReportedTrackingCode;
    RepublicationOfSubjectResponse: named.RepublicationOfSubject;
    RepublicationResponse: named.Republication;
    /** @enum {string} */
    RepublicationState: named.RepublicationState;
    RepublishAllRequest: named.RepublishAllRequest;
    RepublishRequest: named.RepublishRequest;
    RepublishedResponse: named.Republished;
    RequestChannelReturnRequest: named.RequestChannelReturnRequest;
    RequestsResponse: named.Requests;
    /** @enum {string} */
    RequeueCause: named.RequeueCause;
    RequeueResponse: named.Requeue;
    RequeuesResponse: named.Requeues;
    ReservingOrder: named.ReservingOrder;
    RestrictionEndResponse: named.RestrictionEnd;
    /** @enum {string} */
    RestrictionKind: named.RestrictionKind;
    /** @enum {string} */
    RestrictionOutcome: named.RestrictionOutcome;
    RetryDeliveriesRequest: named.RetryDeliveriesRequest;
    /** @enum {string} */
    ReturnCondition: named.ReturnCondition;
    ReturnLineRequest: named.ReturnLineRequest;
    ReturnReasonRequest: named.ReturnReasonRequest;
    ReturnedChannelUnits: named.ReturnedChannelUnits;
    ReturnedData: named.ReturnedData;
    ReturnedOrder: named.ReturnedOrder;
    ReturnedToOutboxResponse: named.ReturnedToOutbox;
    ReturnedUnits: named.ReturnedUnits;
    RevokeClientRequest: named.RevokeClientRequest;
    RotateSecretRequest: named.RotateSecretRequest;
    RowFault: named.RowFault;
    RuleSetDocument: named.RuleSetDocument;
    RuleSetResponse: named.RuleSet;
    SalesChannelDetailResponse: named.SalesChannelDetail;
    SalesChannelRequest: named.SalesChannelRequest;
    SalesChannelResponse: named.SalesChannel;
    SalesChannelsResponse: named.SalesChannels;
    SampleCart: named.SampleCart;
    SampleTax: named.SampleTax;
    SampleTaxes: named.SampleTaxes;
    SentDestinationPriceResponse: named.SentDestinationPrice;
    SentPriceResponse: named.SentPrice;
    SentPricesResponse: named.SentPrices;
    /** @enum {string} */
    ServiceName: named.ServiceName;
    /** @enum {string} */
    ServiceState: named.ServiceState;
    SessionResponse: named.Session;
    SessionsResponse: named.Sessions;
    SetLocalizationRequest: named.SetLocalizationRequest;
    /** @enum {string} */
    SetLocalizationStatus: named.SetLocalizationStatus;
    ShipmentResponse: named.Shipment;
    /** @enum {string} */
    ShipmentStatus: named.ShipmentStatus;
    ShippedData: named.ShippedData;
    ShippingRequest: named.ShippingRequest;
    SigningKeyResponse: named.SigningKey;
    /** @enum {string} */
    SigningKeyState: named.SigningKeyState;
    SigningKeysResponse: named.SigningKeys;
    SimulateTaxesRequest: named.SimulateTaxesRequest;
    SimulateTaxesResponse: named.SimulateTaxes;
    SimulatedLineRequest: named.SimulatedLineRequest;
    SkuAttribute: named.SkuAttribute;
    SkuCountsResponse: named.SkuCounts;
    SkuDto: named.SkuInput;
    SkuListResponse: named.SkuList;
    SkuLocalizationResponse: named.SkuLocalization;
    SkuResponse: named.Sku;
    SkuReviewResponse: named.SkuReview;
    SkuSaleData: named.SkuSaleData;
    SkuStatusResponse: named.SkuStatus;
    SkuSummaryListResponse: named.SkuSummaryList;
    SkuSummaryResponse: named.SkuSummary;
    SkusOfDayResponse: named.SkusOfDay;
    /** @enum {string} */
    SortOrder: named.SortOrder;
    StatusCountResponse: named.StatusCount;
    StatusResponse: named.Status;
    /** @enum {string} */
    StockMovementKind: named.StockMovementKind;
    StockMovementResponse: named.StockMovement;
    StockMovementsResponse: named.StockMovements;
    StockResponse: named.Stock;
    StreamLagResponse: named.StreamLag;
    SuggestionResponse: named.Suggestion;
    SummaryResponse: named.Summary;
    SurchargeWhen: named.SurchargeWhen;
    TariffStep: named.TariffStep;
    TariffSurcharge: named.TariffSurcharge;
    TaxBracket: named.TaxBracket;
    TaxCase: named.TaxCase;
    /** @enum {string} */
    TaxCollector: named.TaxCollector;
    /** @enum {string} */
    TaxKind: named.TaxKind;
    TaxLimit: named.TaxLimit;
    TaxRuleDocument: named.TaxRuleDocument;
    TaxTerm: named.TaxTerm;
    /** @enum {string} */
    TaxType: named.TaxType;
    TaxValues: named.TaxValues;
    TaxonomyRequest: named.TaxonomyRequest;
    TaxonomyResponse: named.Taxonomy;
    TermsAmount: named.TermsAmount;
    TermsCorrectionRequest: named.TermsCorrectionRequest;
    TermsEnd: named.TermsEnd;
    TermsFault: named.TermsFault;
    TermsInForce: named.TermsInForce;
    TermsListResponse: named.TermsList;
    /** @enum {string} */
    TermsOutcome: named.TermsOutcome;
    TermsPreviewOfPricesResponse: named.TermsPreviewOfPrices;
    TermsPreviewResponse: named.TermsPreview;
    TermsResponse: named.Terms;
    TermsWhen: named.TermsWhen;
    TokenRequest: named.TokenRequest;
    TokenResponse: named.Token;
    /** @enum {string} */
    TokenScope: named.TokenScope;
    TotalsRequest: named.TotalsRequest;
    /** @enum {string} */
    TrackingCode: named.TrackingCode;
    TrackingData: named.TrackingData;
    TradeRestrictionPreviewResponse: named.TradeRestrictionPreview;
    TradeRestrictionResponse: named.TradeRestriction;
    TradeRestrictionsResponse: named.TradeRestrictions;
    UpdateDestinationPriceRequest: named.UpdateDestinationPriceRequest;
    UpdateOriginPriceRequest: named.UpdateOriginPriceRequest;
    UpdatePriceResponse: named.UpdatePrice;
    UpsertPreviewResponse: named.UpsertPreview;
    ValidPriceResponse: named.ValidPrice;
    ValueMappingDto: named.ValueMappingInput;
    ValueMappingResponse: named.ValueMapping;
    ValueOfDayResponse: named.ValueOfDay;
    /** @enum {string} */
    Verdict: named.Verdict;
    VerdictCount: named.VerdictCount;
    /** @enum {string} */
    VerdictSource: named.VerdictSource;
    WarehouseRequest: named.WarehouseRequest;
    WarehouseResponse: named.Warehouse;
    /** @enum {string} */
    WarehouseType: named.WarehouseType;
    WarehousesResponse: named.Warehouses;
    /** @enum {string} */
    WebhookEventType: named.WebhookEventType;
    WholeParkedMessageResponse: named.WholeParkedMessage;
    WholeParkedOutboxRowResponse: named.WholeParkedOutboxRow;
    /** @enum {string} */
    WithdrawalReason: named.WithdrawalReason;
    WrongCredentialsResponse: named.WrongCredentials;
  };
  responses: never;
  parameters: {
    /** @description The same key with the same body returns the first answer again for 24 hours. A different body is rejected, and so is a repeat while the first request is in progress. */
    'Idempotency-Key': string;
    /** @description The `ETag` of the copy of the caller: 304 if it is unchanged. */
    'If-None-Match': string;
  };
  requestBodies: never;
  headers: {
    /** @description Identifies the request in logs and events. */
    'X-Request-Id': string;
    /** @description Seconds to wait. */
    'Retry-After': number;
    /** @description The scheme to use. */
    'WWW-Authenticate': 'Bearer';
    /** @description Identifies this state, for `If-None-Match`. */
    ETag: string;
    /** @description Requests left (`r`), and for how many seconds (`t`). */
    RateLimit: string;
    /** @description Requests (`q`) in a window of seconds (`w`). */
    'RateLimit-Policy': string;
    /** @description The methods that the path supports. */
    Allow: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  generateToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "clientId": "ACME",
         *       "clientSecret": "as printed when the sandbox starts"
         *     }
         */
        'application/json': named.TokenRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Token;
        };
      };
    };
  };
  readKeySet: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/jwk-set+json': {
            /** @description Ed25519, by key id. */
            keys: {
              [key: string]: string;
            }[];
          };
        };
      };
    };
  };
  listSigningKeys: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.SigningKeys;
        };
      };
    };
  };
  rotateSigningKey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.SigningKey;
        };
      };
    };
  };
  revokeSigningKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the key, as in the header of a token. */
        kid: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.SigningKeys;
        };
      };
    };
  };
  listEventSchemas: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the copy of the caller: 304 if it is unchanged. */
        'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.EventSchemas;
        };
      };
    };
  };
  readEventSchemaBundle: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the copy of the caller: 304 if it is unchanged. */
        'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            [key: string]: unknown;
          };
        };
      };
    };
  };
  readEventSchema: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the copy of the caller: 304 if it is unchanged. */
        'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      path: {
        /**
         * @description Name of the event.
         * @example sku.upserted
         */
        type: string;
        /**
         * @description Its version.
         * @example v1
         */
        version: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/schema+json': {
            [key: string]: unknown;
          };
        };
      };
    };
  };
  readApiDocument: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the copy of the caller: 304 if it is unchanged. */
        'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            [key: string]: unknown;
          };
        };
      };
    };
  };
  readEventsDocument: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the copy of the caller: 304 if it is unchanged. */
        'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            [key: string]: unknown;
          };
        };
      };
    };
  };
  listProblems: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the copy of the caller: 304 if it is unchanged. */
        'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'text/html': string;
        };
      };
    };
  };
  explainProblem: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the copy of the caller: 304 if it is unchanged. */
        'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      path: {
        /**
         * @description The problem code, as in the member `code` of the answer.
         * @example validation-failed
         */
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'text/html': string;
        };
      };
    };
  };
  listChannelTokens: {
    parameters: {
      query?: {
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
      };
      header?: never;
      path: {
        /** @description Sales channel: 2 to 16 capital letters and digits. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ChannelTokens;
        };
      };
    };
  };
  issueChannelToken: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Sales channel: 2 to 16 capital letters and digits. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "expiresIn": 86400,
         *       "scopes": [
         *         "taxes",
         *         "listings"
         *       ],
         *       "name": "connector"
         *     }
         */
        'application/json': named.ChannelTokenRequest;
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ChannelToken;
        };
      };
    };
  };
  revokeChannelToken: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Sales channel: 2 to 16 capital letters and digits. */
        id: string;
        /** @description The id of the token, as returned when it was issued. */
        tokenId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no body. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  listClients: {
    parameters: {
      query?: {
        /** @description Lists only clients of this kind. */
        kind?: named.ClientKind;
        /** @description The list begins after this client: `next` of the previous page. */
        after?: string;
        /** @description 1 to 200 clients; 50 when left out. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Clients;
        };
      };
    };
  };
  createClient: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "clientId": "ACME-ERP",
         *       "kind": "merchant",
         *       "merchantId": "ACME"
         *     }
         */
        'application/json': named.CreateClientRequest;
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ClientSecret;
        };
      };
    };
  };
  rotateClientSecret: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id with which the client logs in.
         * @example ACME-ERP
         */
        clientId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "graceSeconds": 3600
         *     }
         */
        'application/json': named.RotateSecretRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ClientSecret;
        };
      };
    };
  };
  changeClientScopes: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id with which the client logs in.
         * @example SHOP-CONNECTOR
         */
        clientId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "scopes": [
         *         "listings",
         *         "orders"
         *       ]
         *     }
         */
        'application/json': named.ChangeScopesRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Client;
        };
      };
    };
  };
  revokeClient: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id with which the client logs in.
         * @example ACME-ERP
         */
        clientId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "the contract has ended"
         *     }
         */
        'application/json': named.RevokeClientRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Client;
        };
      };
    };
  };
  listAllParkedMessages: {
    parameters: {
      query?: {
        /** @description Only messages of this consumer group. */
        group?: string;
        /** @description Only messages of this stream. */
        stream?: string;
        /**
         * @description Only events of this type.
         * @example sku.upserted
         */
        type?: string;
        /** @description Only messages parked for this reason, for example `handler-failed`. */
        reason?: string;
        /** @description Only messages with this key. */
        key?: string;
        /**
         * @description Only messages of this service.
         * @example catalog
         */
        service?: named.ConsumingService;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.AllParked;
        };
      };
    };
  };
  countAllParkedMessages: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ParkedCounts;
        };
      };
    };
  };
  listChanges: {
    parameters: {
      query?: {
        /** @description Only changes by this operator. */
        who?: string;
        /** @description Only changes of this kind. */
        what?: string;
        /** @description Only changes of the record with this id: an order, SKU, merchant, sales channel, client, token, signing key, carrier, parcel, job or currency. Also parked messages with this key. */
        subject?: string;
        /**
         * @description Only changes in this service.
         * @example catalog
         */
        service?: named.ServiceName;
        /** @description Only changes made at this date or later. */
        from?: string;
        /** @description Only changes made at this date or earlier; a bare date means its last instant. */
        until?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Changes;
        };
      };
    };
  };
  readOverview: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Overview;
        };
      };
    };
  };
  listRequests: {
    parameters: {
      query?: {
        /** @description Only requests with one of these statuses: `404`, or `4xx` for the class. */
        status?: string[];
        /**
         * @description Only requests refused with this problem code.
         * @example validation-failed
         */
        code?: string;
        /** @description Only requests with this method. */
        method?: named.HttpMethod;
        /** @description Only requests to this path as the API document writes it, for example `/ext/orders/{orderId}`. */
        path?: string;
        /** @description Only the request with this id: `X-Request-Id` of the answer, `instance` of a problem. */
        requestId?: string;
        /**
         * @description Only requests of this client.
         * @example ACME-ERP
         */
        clientId?: string;
        /** @description ISO 8601, inclusive lower bound. */
        lastUpdateDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        lastUpdateDateUntil?: string;
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` by default. */
        order?: named.SortOrder;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Requests;
        };
      };
    };
  };
  listRequestsOfAllMerchants: {
    parameters: {
      query?: {
        /** @description Only requests with one of these statuses: `404`, or `4xx` for the class. */
        status?: string[];
        /**
         * @description Only requests refused with this problem code.
         * @example validation-failed
         */
        code?: string;
        /** @description Only requests with this method. */
        method?: named.HttpMethod;
        /** @description Only requests to this path as the API document writes it, for example `/ext/orders/{orderId}`. */
        path?: string;
        /** @description Only the request with this id: `X-Request-Id` of the answer, `instance` of a problem. */
        requestId?: string;
        /**
         * @description Only requests of this client.
         * @example ACME-ERP
         */
        clientId?: string;
        /** @description ISO 8601, inclusive lower bound. */
        lastUpdateDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        lastUpdateDateUntil?: string;
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` by default. */
        order?: named.SortOrder;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
        /**
         * @description Only records of this merchant; all merchants by default.
         * @example ACME
         */
        merchantId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Requests;
        };
      };
    };
  };
  readSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Session;
        };
      };
    };
  };
  listSessions: {
    parameters: {
      query?: {
        /** @description The list begins after this client: `next` of the previous page. */
        after?: string;
        /** @description 1 to 200 clients; 50 when left out. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Sessions;
        };
      };
    };
  };
  endSessions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The client; for a person who signed in with an OpenID provider, `oidc:` and the name.
         * @example ACME-ERP
         */
        clientId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.EndedSessions;
        };
      };
    };
  };
  readSummary: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Summary;
        };
      };
    };
  };
  readSummaryOfAllMerchants: {
    parameters: {
      query?: {
        /**
         * @description Only records of this merchant; all merchants by default.
         * @example ACME
         */
        merchantId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Summary;
        };
      };
    };
  };
  listParkedMessages: {
    parameters: {
      query?: {
        /** @description Only messages of this consumer group. */
        group?: string;
        /** @description Only messages of this stream. */
        stream?: string;
        /**
         * @description Only events of this type.
         * @example sku.upserted
         */
        type?: string;
        /** @description Only messages parked for this reason, for example `handler-failed`. */
        reason?: string;
        /** @description Only messages with this key. */
        key?: string;
        /** @description Begins after the row with this id: `next` of the previous page. */
        after?: string;
        /** @description 1 to 200 rows; 50 by default. */
        limit?: number;
      };
      header?: never;
      path: {
        /**
         * @description One of `gateway`, `catalog`, `pricing`, `taxes`, `orders`, `logistics`, `webhooks`.
         * @example catalog
         */
        service: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ParkedMessages;
        };
      };
    };
  };
  countParkedMessages: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description One of `gateway`, `catalog`, `pricing`, `taxes`, `orders`, `logistics`, `webhooks`.
         * @example catalog
         */
        service: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ParkedFaults;
        };
      };
    };
  };
  replayParkedMessages: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description One of `gateway`, `catalog`, `pricing`, `taxes`, `orders`, `logistics`, `webhooks`.
         * @example catalog
         */
        service: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "handler-failed"
         *     }
         */
        'application/json': named.ReplayParkedRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ReplayedUnits;
        };
      };
    };
  };
  dropParkedMessages: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description One of `gateway`, `catalog`, `pricing`, `taxes`, `orders`, `logistics`, `webhooks`.
         * @example catalog
         */
        service: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "sent by mistake",
         *       "parkedFor": "handler-failed"
         *     }
         */
        'application/json': named.DropMessagesRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.DroppedSeveral;
        };
      };
    };
  };
  readParkedMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description One of `gateway`, `catalog`, `pricing`, `taxes`, `orders`, `logistics`, `webhooks`.
         * @example catalog
         */
        service: string;
        /** @description The id from the list. */
        messageId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.WholeParkedMessage;
        };
      };
    };
  };
  replayParkedMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description One of `gateway`, `catalog`, `pricing`, `taxes`, `orders`, `logistics`, `webhooks`.
         * @example catalog
         */
        service: string;
        /** @description The id from the list. */
        messageId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Replayed;
        };
      };
    };
  };
  dropParkedMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description One of `gateway`, `catalog`, `pricing`, `taxes`, `orders`, `logistics`, `webhooks`.
         * @example catalog
         */
        service: string;
        /** @description The id from the list. */
        messageId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "sent by mistake"
         *     }
         */
        'application/json': named.DropParkedRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ParkedMessage;
        };
      };
    };
  };
  listParkedOutbox: {
    parameters: {
      query?: {
        /** @description Begins after the row with this id: `next` of the previous page. */
        after?: string;
        /** @description 1 to 200 rows; 50 by default. */
        limit?: number;
      };
      header?: never;
      path: {
        /**
         * @description One of `gateway`, `catalog`, `pricing`, `taxes`, `orders`, `logistics`, `webhooks`.
         * @example catalog
         */
        service: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ParkedOutbox;
        };
      };
    };
  };
  dropParkedOutboxRows: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description One of `gateway`, `catalog`, `pricing`, `taxes`, `orders`, `logistics`, `webhooks`.
         * @example catalog
         */
        service: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "larger than the topic takes",
         *       "parkedFor": "MESSAGE_TOO_LARGE"
         *     }
         */
        'application/json': named.DropOutboxRowsRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.DroppedSeveral;
        };
      };
    };
  };
  readParkedOutboxRow: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description One of `gateway`, `catalog`, `pricing`, `taxes`, `orders`, `logistics`, `webhooks`.
         * @example catalog
         */
        service: string;
        /** @description The id from the list. */
        rowId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.WholeParkedOutboxRow;
        };
      };
    };
  };
  replayParkedOutbox: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description One of `gateway`, `catalog`, `pricing`, `taxes`, `orders`, `logistics`, `webhooks`.
         * @example catalog
         */
        service: string;
        /** @description The id from the list. */
        rowId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ReturnedToOutbox;
        };
      };
    };
  };
  dropParkedOutboxRow: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description One of `gateway`, `catalog`, `pricing`, `taxes`, `orders`, `logistics`, `webhooks`.
         * @example catalog
         */
        service: string;
        /** @description The id from the list. */
        rowId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "larger than the topic takes"
         *     }
         */
        'application/json': named.DropParkedRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ParkedOutboxRow;
        };
      };
    };
  };
  readMessaging: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description One of `gateway`, `catalog`, `pricing`, `taxes`, `orders`, `logistics`, `webhooks`.
         * @example catalog
         */
        service: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Messaging;
        };
      };
    };
  };
  listServiceAudit: {
    parameters: {
      query?: {
        /** @description Only changes by this operator. */
        who?: string;
        /** @description Only changes of this kind. */
        what?: string;
        /** @description Only changes of the record with this id: an order, SKU, merchant, sales channel, client, token, signing key, carrier, parcel, job or currency. Also parked messages with this key. */
        subject?: string;
        /** @description Only changes made then or later. */
        from?: string;
        /** @description Only changes made then or earlier; a bare date is its last instant. */
        until?: string;
        /** @description Begins before this position: `next` of the previous page. */
        before?: string;
        /** @description 1 to 200 rows; 50 by default. */
        limit?: number;
      };
      header?: never;
      path: {
        /**
         * @description One of `gateway`, `catalog`, `pricing`, `taxes`, `orders`, `logistics`, `webhooks`.
         * @example catalog
         */
        service: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Audit;
        };
      };
    };
  };
  listMerchants: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Merchants;
        };
      };
    };
  };
  readMerchant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The merchant’s id: 2 to 16 capital letters and digits.
         * @example ACME
         */
        merchantId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Merchant;
        };
      };
    };
  };
  putMerchant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The merchant’s id: 2 to 16 capital letters and digits.
         * @example ACME
         */
        merchantId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Acme Outdoor",
         *       "country": "US",
         *       "currency": "USD",
         *       "autoLocalization": true,
         *       "connectedChannels": [
         *         "ECOM",
         *         "MELI",
         *         "SHOP"
         *       ]
         *     }
         */
        'application/json': named.MerchantRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Merchant;
        };
      };
      /** @description The merchant was created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Merchant;
        };
      };
    };
  };
  listWarehouses: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The merchant’s id: 2 to 16 capital letters and digits.
         * @example ACME
         */
        merchantId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Warehouses;
        };
      };
    };
  };
  putWarehouse: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The merchant’s id: 2 to 16 capital letters and digits.
         * @example ACME
         */
        merchantId: string;
        /**
         * @description The warehouse’s id, a number from 2 up.
         * @example 2
         */
        warehouseId: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "West",
         *       "country": "US"
         *     }
         */
        'application/json': named.WarehouseRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Warehouse;
        };
      };
      /** @description The warehouse was created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Warehouse;
        };
      };
    };
  };
  listSalesChannels: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.SalesChannels;
        };
      };
    };
  };
  readSalesChannel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The sales channel’s id: 2 to 16 capital letters and digits.
         * @example MELI
         */
        salesChannel: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.SalesChannelDetail;
        };
      };
    };
  };
  putSalesChannel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The sales channel’s id: 2 to 16 capital letters and digits.
         * @example MELI
         */
        salesChannel: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Meli México",
         *       "country": "MX",
         *       "currency": "MXN",
         *       "locale": "es-MX",
         *       "taxesOnline": false,
         *       "feeShare": 0.18,
         *       "priceEnding": {
         *         "step": 1,
         *         "offset": 0.9
         *       },
         *       "service": "STANDARD",
         *       "freightShownSeparately": false
         *     }
         */
        'application/json': named.SalesChannelRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.SalesChannel;
        };
      };
      /** @description The channel was created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.SalesChannel;
        };
      };
    };
  };
  republishMerchants: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "merchantId": "ACME"
         *     }
         */
        'application/json': named.RepublishRequest;
      };
    };
    responses: {
      /** @description Done. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Republished;
        };
      };
    };
  };
  readMerchantRepublication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id that was returned for the request. */
        jobId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Republication;
        };
      };
    };
  };
  republishSalesChannels: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /** @example {} */
        'application/json': named.RepublishAllRequest;
      };
    };
    responses: {
      /** @description Done. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Republished;
        };
      };
    };
  };
  readSalesChannelRepublication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id that was returned for the request. */
        jobId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Republication;
        };
      };
    };
  };
  readOwnTaxonomy: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Taxonomy;
        };
      };
    };
  };
  putOwnTaxonomy: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "categories": [
         *         {
         *           "code": "MLM1430",
         *           "path": "Ropa"
         *         },
         *         {
         *           "code": "MLM1574",
         *           "path": "Ropa > Playeras"
         *         }
         *       ],
         *       "attributes": [
         *         {
         *           "code": "MATERIAL",
         *           "name": "Material",
         *           "type": "text",
         *           "required": true,
         *           "categories": [
         *             "MLM1574"
         *           ],
         *           "values": [
         *             "Algodón",
         *             "Lino"
         *           ]
         *         }
         *       ],
         *       "limits": {
         *         "titleLength": 60,
         *         "minImages": 1,
         *         "maxImages": 10,
         *         "html": false
         *       }
         *     }
         */
        'application/json': named.TaxonomyRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Taxonomy;
        };
      };
      /** @description You had no taxonomy before. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Taxonomy;
        };
      };
    };
  };
  listOwnCategories: {
    parameters: {
      query?: {
        /** @description Words in the path, in any order; case and accents do not matter. */
        text?: string;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ChannelCategories;
        };
      };
    };
  };
  listCategoryMappings: {
    parameters: {
      query?: {
        /** @description Words of the mapped category or name, in any order; case and accents do not matter. */
        text?: string;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
      };
      header?: never;
      path: {
        /**
         * @description The sales channel’s id.
         * @example MELI
         */
        salesChannel: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.CategoryMappings;
        };
      };
    };
  };
  putCategoryMappings: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The sales channel’s id.
         * @example MELI
         */
        salesChannel: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "mappings": [
         *         {
         *           "category": "Clothing > Shirts",
         *           "channelCategory": "MLM1574"
         *         }
         *       ]
         *     }
         */
        'application/json': named.PutCategoryMappingsRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.MappingsChanged;
        };
      };
    };
  };
  deleteCategoryMapping: {
    parameters: {
      query: {
        /** @description The reference category. */
        category: string;
      };
      header?: never;
      path: {
        /**
         * @description The sales channel’s id.
         * @example MELI
         */
        salesChannel: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no body. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  listAttributeMappings: {
    parameters: {
      query?: {
        /** @description Words of the mapped category or name, in any order; case and accents do not matter. */
        text?: string;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
      };
      header?: never;
      path: {
        /**
         * @description The sales channel’s id.
         * @example MELI
         */
        salesChannel: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.AttributeMappings;
        };
      };
    };
  };
  putAttributeMappings: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The sales channel’s id.
         * @example MELI
         */
        salesChannel: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "mappings": [
         *         {
         *           "name": "fabric",
         *           "attribute": "MATERIAL",
         *           "values": [
         *             {
         *               "value": "cotton",
         *               "channelValue": "Algodón"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        'application/json': named.PutAttributeMappingsRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.MappingsChanged;
        };
      };
    };
  };
  deleteAttributeMapping: {
    parameters: {
      query: {
        /** @description The name of the attribute. */
        name: string;
      };
      header?: never;
      path: {
        /**
         * @description The sales channel’s id.
         * @example MELI
         */
        salesChannel: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no body. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readTaxonomyOfChannel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The sales channel’s id.
         * @example MELI
         */
        salesChannel: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Taxonomy;
        };
      };
    };
  };
  listCategoriesOfChannel: {
    parameters: {
      query?: {
        /** @description Words in the path, in any order; case and accents do not matter. */
        text?: string;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
      };
      header?: never;
      path: {
        /**
         * @description The sales channel’s id.
         * @example MELI
         */
        salesChannel: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ChannelCategories;
        };
      };
    };
  };
  listCategoryMappingsForAll: {
    parameters: {
      query?: {
        /** @description Words of the mapped category or name, in any order; case and accents do not matter. */
        text?: string;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
        /**
         * @description Lists the mappings that apply to this merchant, including its own; if left out, the mappings for all merchants.
         * @example ACME
         */
        merchantId?: string;
      };
      header?: never;
      path: {
        /**
         * @description The sales channel’s id.
         * @example MELI
         */
        salesChannel: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.CategoryMappings;
        };
      };
    };
  };
  putCategoryMappingsForAll: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The sales channel’s id.
         * @example MELI
         */
        salesChannel: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "mappings": [
         *         {
         *           "category": "Clothing > Shirts",
         *           "channelCategory": "MLM1574"
         *         }
         *       ]
         *     }
         */
        'application/json': named.PutCategoryMappingsRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.MappingsChanged;
        };
      };
    };
  };
  deleteCategoryMappingForAll: {
    parameters: {
      query: {
        /** @description The reference category. */
        category: string;
      };
      header?: never;
      path: {
        /**
         * @description The sales channel’s id.
         * @example MELI
         */
        salesChannel: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no body. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  listAttributeMappingsForAll: {
    parameters: {
      query?: {
        /** @description Words of the mapped category or name, in any order; case and accents do not matter. */
        text?: string;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
        /**
         * @description Lists the mappings that apply to this merchant, including its own; if left out, the mappings for all merchants.
         * @example ACME
         */
        merchantId?: string;
      };
      header?: never;
      path: {
        /**
         * @description The sales channel’s id.
         * @example MELI
         */
        salesChannel: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.AttributeMappings;
        };
      };
    };
  };
  putAttributeMappingsForAll: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The sales channel’s id.
         * @example MELI
         */
        salesChannel: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "mappings": [
         *         {
         *           "name": "fabric",
         *           "attribute": "MATERIAL",
         *           "values": [
         *             {
         *               "value": "cotton",
         *               "channelValue": "Algodón"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        'application/json': named.PutAttributeMappingsRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.MappingsChanged;
        };
      };
    };
  };
  deleteAttributeMappingForAll: {
    parameters: {
      query: {
        /** @description The name of the attribute. */
        name: string;
      };
      header?: never;
      path: {
        /**
         * @description The sales channel’s id.
         * @example MELI
         */
        salesChannel: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no body. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readTaxonomy: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The sales channel’s id.
         * @example MELI
         */
        salesChannel: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Taxonomy;
        };
      };
    };
  };
  putTaxonomy: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The sales channel’s id.
         * @example MELI
         */
        salesChannel: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "categories": [
         *         {
         *           "code": "MLM1430",
         *           "path": "Ropa"
         *         },
         *         {
         *           "code": "MLM1574",
         *           "path": "Ropa > Playeras"
         *         }
         *       ],
         *       "attributes": [
         *         {
         *           "code": "MATERIAL",
         *           "name": "Material",
         *           "type": "text",
         *           "required": true,
         *           "categories": [
         *             "MLM1574"
         *           ],
         *           "values": [
         *             "Algodón",
         *             "Lino"
         *           ]
         *         }
         *       ],
         *       "limits": {
         *         "titleLength": 60,
         *         "minImages": 1,
         *         "maxImages": 10,
         *         "html": false
         *       }
         *     }
         */
        'application/json': named.TaxonomyRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Taxonomy;
        };
      };
      /** @description The channel had no taxonomy before. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Taxonomy;
        };
      };
    };
  };
  listChannelCategories: {
    parameters: {
      query?: {
        /** @description Words in the path, in any order; case and accents do not matter. */
        text?: string;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
      };
      header?: never;
      path: {
        /**
         * @description The sales channel’s id.
         * @example MELI
         */
        salesChannel: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ChannelCategories;
        };
      };
    };
  };
  listCategoriesInUse: {
    parameters: {
      query: {
        /** @description Words of the category, in any order; case and accents do not matter. */
        text?: string;
        /** @description Only categories that are mapped to no category of the channel. */
        unmapped?: boolean;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
        /**
         * @description The sales channel to whose categories your categories are mapped.
         * @example MELI
         */
        salesChannel: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.CategoriesInUse;
        };
      };
    };
  };
  listCategoriesInUseForAll: {
    parameters: {
      query?: {
        /** @description Words of the category, in any order; case and accents do not matter. */
        text?: string;
        /** @description Only categories that are mapped to no category of the channel. */
        unmapped?: boolean;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
      };
      header?: never;
      path: {
        /**
         * @description The sales channel’s id.
         * @example MELI
         */
        salesChannel: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.CategoriesInUse;
        };
      };
    };
  };
  listSkus: {
    parameters: {
      query?: {
        /**
         * @description The SKU id. Lists this SKU only.
         * @example TSHIRT-1
         */
        skuId?: string;
        /** @description ISO 8601, exclusive: only records that were updated later; all records if left out. */
        lastUpdateDateFrom?: string;
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` by default. */
        order?: named.SortOrder;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
        /** @description One localization status or several. */
        status?: named.LocalizationStatus[];
        /** @description A code of the localization messages. */
        reason?: string;
        /**
         * @description The channel in which the SKU has a status, or the given verdict.
         * @example MELI
         */
        salesChannel?: string;
        /** @description A status in the given channel, or in any channel if none is given. */
        salesChannelStatus?: named.ChannelEntryStatus;
        /** @description One verdict or several: in the given channel, or in any channel if none is given. A verdict changes without a new `lastUpdateDate`. */
        verdict?: named.Verdict[];
        /** @description Part of the id, title or EAN of a SKU, or of the id of its product. Several words must all be there. Words with three letters or digits in a row are found as parts, without regard to case and accents; a text without such a word is compared as a whole id. */
        text?: string;
        /** @description `summary`: the members for a table of SKUs; `full` if left out. */
        view?: named.ListView;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.SkuList | named.SkuSummaryList;
        };
      };
    };
  };
  upsertSkus: {
    parameters: {
      query?: {
        /** @description Returns the result of the upsert without changing anything. */
        dryRun?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example [
         *       {
         *         "skuId": "TSHIRT-1",
         *         "productId": "TSHIRT",
         *         "main": true,
         *         "name": "Camiseta de algodón manga corta negra",
         *         "description": "Camiseta de algodón orgánico, cuello redondo y manga corta. Lavar en agua fría.",
         *         "weight": 0.4,
         *         "height": 10,
         *         "width": 15,
         *         "length": 20,
         *         "ean": "7501031311309",
         *         "hscode": "6109.10.00",
         *         "globalSaleChannelData": {
         *           "active": true,
         *           "category": "Ropa > Camisetas",
         *           "brand": "Taller Sur",
         *           "color": "Negro",
         *           "size": "M",
         *           "attributes": [
         *             {
         *               "name": "Material",
         *               "value": "algodón"
         *             }
         *           ]
         *         },
         *         "images": [
         *           "https://images.example.com/tshirt/1.jpg"
         *         ]
         *       }
         *     ]
         */
        'application/json': named.SkuInput[];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Sku[] | named.UpsertPreview;
        };
      };
    };
  };
  checkProducts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "products": [
         *         {
         *           "skus": [
         *             {
         *               "skuId": "TSHIRT-1",
         *               "productId": "TSHIRT",
         *               "main": true,
         *               "name": "Camiseta de algodón manga corta negra",
         *               "description": "Camiseta de algodón orgánico, cuello redondo y manga corta. Lavar en agua fría.",
         *               "weight": 0.4,
         *               "height": 10,
         *               "width": 15,
         *               "length": 20,
         *               "ean": "7501031311309",
         *               "hscode": "6109.10.00",
         *               "globalSaleChannelData": {
         *                 "active": true,
         *                 "category": "Ropa > Camisetas",
         *                 "brand": "Taller Sur",
         *                 "color": "Negro",
         *                 "size": "M",
         *                 "attributes": [
         *                   {
         *                     "name": "Material",
         *                     "value": "algodón"
         *                   }
         *                 ]
         *               },
         *               "images": [
         *                 "https://images.example.com/tshirt/1.jpg"
         *               ]
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        'application/json': named.CheckProductsRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.CheckProducts;
        };
      };
    };
  };
  countSkus: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.SkuCounts;
        };
      };
    };
  };
  readProduct: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The merchant's id of the product.
         * @example TSHIRT
         */
        productId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Sku[];
        };
      };
    };
  };
  deleteProduct: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The merchant's id of the product.
         * @example TSHIRT
         */
        productId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no body. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  deleteSku: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The merchant's id of the SKU.
         * @example TSHIRT-1
         */
        skuId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no body. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readSkuStatus: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The merchant's id of the SKU.
         * @example TSHIRT-1
         */
        skuId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.SkuStatus;
        };
      };
    };
  };
  listSkusOfAllMerchants: {
    parameters: {
      query?: {
        /**
         * @description The SKU id. Lists this SKU only.
         * @example TSHIRT-1
         */
        skuId?: string;
        /** @description ISO 8601, exclusive: only records that were updated later; all records if left out. */
        lastUpdateDateFrom?: string;
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` by default. */
        order?: named.SortOrder;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
        /** @description One localization status or several. */
        status?: named.LocalizationStatus[];
        /** @description A code of the localization messages. */
        reason?: string;
        /**
         * @description The channel in which the SKU has a status, or the given verdict.
         * @example MELI
         */
        salesChannel?: string;
        /** @description A status in the given channel, or in any channel if none is given. */
        salesChannelStatus?: named.ChannelEntryStatus;
        /** @description One verdict or several: in the given channel, or in any channel if none is given. A verdict changes without a new `lastUpdateDate`. */
        verdict?: named.Verdict[];
        /** @description Part of the id, title or EAN of a SKU, or of the id of its product. Several words must all be there. Words with three letters or digits in a row are found as parts, without regard to case and accents; a text without such a word is compared as a whole id. */
        text?: string;
        /** @description `summary`: the members for a table of SKUs; `full` if left out. */
        view?: named.ListView;
        /**
         * @description Only records of this merchant; all merchants by default.
         * @example ACME
         */
        merchantId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.SkuList | named.SkuSummaryList;
        };
      };
    };
  };
  countSkusOfAllMerchants: {
    parameters: {
      query?: {
        /**
         * @description Only records of this merchant; all merchants by default.
         * @example ACME
         */
        merchantId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.SkuCounts;
        };
      };
    };
  };
  readSkuOfAnyMerchant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The merchant’s id.
         * @example ACME
         */
        merchantId: string;
        /**
         * @description The merchant’s id of the SKU.
         * @example TSHIRT-1
         */
        skuId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Sku;
        };
      };
    };
  };
  readSkuStatusOfAnyMerchant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The merchant’s id.
         * @example ACME
         */
        merchantId: string;
        /**
         * @description The merchant’s id of the SKU.
         * @example TSHIRT-1
         */
        skuId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.SkuStatus;
        };
      };
    };
  };
  listTradeRestrictions: {
    parameters: {
      query?: {
        /**
         * @description Only restrictions that apply to this destination, including those for all destinations; `*` lists only the latter.
         * @example DE
         */
        destination?: string;
        /** @description Only restrictions of goods whose HS code begins with these digits. */
        hsPrefix?: string;
        /** @description Only restrictions in force on this day, UTC. */
        inForceOn?: string;
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` by default. */
        order?: named.SortOrder;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.TradeRestrictions;
        };
      };
    };
  };
  addTradeRestriction: {
    parameters: {
      query?: {
        /** @description Returns the result of adding the restriction without adding it. */
        dryRun?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "destination": "CL",
         *       "hsPrefix": "2403",
         *       "kind": "restricted",
         *       "goods": "other manufactured tobacco",
         *       "validFrom": "2030-01-01",
         *       "source": "Chile, Law 19.419"
         *     }
         */
        'application/json': named.AddTradeRestrictionRequest;
      };
    };
    responses: {
      /** @description The same restriction exists already, or this is the answer to `dryRun`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.TradeRestriction | named.TradeRestrictionPreview;
        };
      };
      /** @description Done. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.TradeRestriction;
        };
      };
    };
  };
  endTradeRestriction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the restriction. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "validUntil": "2030-12-31",
         *       "reason": "Repealed"
         *     }
         */
        'application/json': named.EndTradeRestrictionRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.TradeRestriction;
        };
      };
    };
  };
  listInventories: {
    parameters: {
      query?: {
        /**
         * @description The SKU id. Lists this SKU only.
         * @example TSHIRT-1
         */
        skuId?: string;
        /** @description ISO 8601, exclusive: only records that were updated later; all records if left out. */
        lastUpdateDateFrom?: string;
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` by default. */
        order?: named.SortOrder;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
        /** @description Part of the id, title or EAN of a SKU, or of the id of its product; or the complete id of a warehouse. Several words must all be there. Words with three letters or digits in a row are found as parts, without regard to case and accents; a text without such a word is compared as a whole id. */
        text?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.InventoryList;
        };
      };
    };
  };
  setInventory: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "skuId": "TSHIRT-1",
         *       "quantity": 100,
         *       "warehouseId": 1,
         *       "inventoryType": "AVAILABLE"
         *     }
         */
        'application/json': named.InventoryInput;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Inventory;
        };
      };
    };
  };
  setInventories: {
    parameters: {
      query?: {
        /** @description Returns the current stock and the refusals, and changes nothing. */
        dryRun?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example [
         *       {
         *         "skuId": "TSHIRT-1",
         *         "quantity": 100,
         *         "warehouseId": 1,
         *         "inventoryType": "AVAILABLE"
         *       },
         *       {
         *         "skuId": "TSHIRT-1",
         *         "quantity": 4,
         *         "warehouseId": 1,
         *         "inventoryType": "DAMAGED"
         *       }
         *     ]
         */
        'application/json': named.InventoryInput[];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.InventoryBatch;
        };
      };
    };
  };
  listInventoriesOfAllMerchants: {
    parameters: {
      query?: {
        /**
         * @description The SKU id. Lists this SKU only.
         * @example TSHIRT-1
         */
        skuId?: string;
        /** @description ISO 8601, exclusive: only records that were updated later; all records if left out. */
        lastUpdateDateFrom?: string;
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` by default. */
        order?: named.SortOrder;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
        /** @description Part of the id, title or EAN of a SKU, or of the id of its product; or the complete id of a warehouse. Several words must all be there. Words with three letters or digits in a row are found as parts, without regard to case and accents; a text without such a word is compared as a whole id. */
        text?: string;
        /**
         * @description Only records of this merchant; all merchants by default.
         * @example ACME
         */
        merchantId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.InventoryList;
        };
      };
    };
  };
  readStock: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The merchant's id of the SKU.
         * @example TSHIRT-1
         */
        skuId: string;
        /**
         * @description The id of the warehouse.
         * @example 1
         */
        warehouseId: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Stock;
        };
      };
    };
  };
  listStockMovements: {
    parameters: {
      query?: {
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
      };
      header?: never;
      path: {
        /**
         * @description The merchant's id of the SKU.
         * @example TSHIRT-1
         */
        skuId: string;
        /**
         * @description The id of the warehouse.
         * @example 1
         */
        warehouseId: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.StockMovements;
        };
      };
    };
  };
  readStockOfAnyMerchant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The merchant’s id.
         * @example ACME
         */
        merchantId: string;
        /**
         * @description The merchant’s id of the SKU.
         * @example TSHIRT-1
         */
        skuId: string;
        /**
         * @description The id of the warehouse.
         * @example 1
         */
        warehouseId: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Stock;
        };
      };
    };
  };
  listStockMovementsOfAnyMerchant: {
    parameters: {
      query?: {
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
      };
      header?: never;
      path: {
        /**
         * @description The merchant’s id.
         * @example ACME
         */
        merchantId: string;
        /**
         * @description The merchant’s id of the SKU.
         * @example TSHIRT-1
         */
        skuId: string;
        /**
         * @description The id of the warehouse.
         * @example 1
         */
        warehouseId: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.StockMovements;
        };
      };
    };
  };
  republishInventories: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "merchantId": "ACME"
         *     }
         */
        'application/json': named.RepublishRequest;
      };
    };
    responses: {
      /** @description Done. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Republished;
        };
      };
    };
  };
  readInventoryRepublication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id that was returned for the request. */
        jobId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Republication;
        };
      };
    };
  };
  readLocalizations: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The merchant's id of the SKU.
         * @example TSHIRT-1
         */
        skuId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Localizations;
        };
      };
    };
  };
  readLocalizationsOfAnyMerchant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The merchant’s id.
         * @example ACME
         */
        merchantId: string;
        /**
         * @description The merchant’s id of the SKU.
         * @example TSHIRT-1
         */
        skuId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Localizations;
        };
      };
    };
  };
  listListings: {
    parameters: {
      query?: {
        /** @description The `after` of an earlier answer. If left out, all listings are returned. */
        after?: string;
        /** @description Maximum number of listings in an answer, 1 to 200; 50 if left out. An answer has at most about 4 MiB, so it may contain fewer even if `more` is true. */
        pageSize?: number;
        /** @description Seconds to wait for a change if there is none, 0 to 20; 0 if left out. */
        wait?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Listings;
        };
      };
    };
  };
  answerListings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example [
         *       {
         *         "merchantId": "ACME",
         *         "skuId": "TSHIRT-1",
         *         "status": "APPROVED"
         *       }
         *     ]
         */
        'application/json': named.ListingAnswerInput[];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ChannelRows;
        };
      };
    };
  };
  reportAppliedQuantities: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example [
         *       {
         *         "merchantId": "ACME",
         *         "skuId": "TSHIRT-1",
         *         "quantity": 12,
         *         "appliedAt": "2026-06-01T09:00:00Z"
         *       }
         *     ]
         */
        'application/json': named.AppliedQuantityInput[];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ChannelRows;
        };
      };
    };
  };
  setLocalization: {
    parameters: {
      query?: {
        /** @description Returns the result of the change without changing anything. */
        dryRun?: boolean;
      };
      header?: never;
      path: {
        /**
         * @description The merchant’s id.
         * @example ACME
         */
        merchantId: string;
        /**
         * @description The merchant’s id of the SKU.
         * @example TSHIRT-1
         */
        skuId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "status": "READY_FOR_SALES_CHANNEL",
         *       "localized": {
         *         "pt-BR": {
         *           "name": "Camiseta azul",
         *           "description": "Camiseta leve de algodão."
         *         }
         *       }
         *     }
         */
        'application/json': named.SetLocalizationRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.SkuLocalization;
        };
      };
    };
  };
  setLocalizations: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example [
         *       {
         *         "merchantId": "ACME",
         *         "skuId": "TSHIRT-1",
         *         "status": "PENDING_LOCALIZATION"
         *       },
         *       {
         *         "merchantId": "ACME",
         *         "skuId": "TSHIRT-2",
         *         "status": "PENDING_LOCALIZATION"
         *       }
         *     ]
         */
        'application/json': named.LocalizationRow[];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.LocalizationBatch;
        };
      };
    };
  };
  republishSkus: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "merchantId": "ACME"
         *     }
         */
        'application/json': named.RepublishRequest;
      };
    };
    responses: {
      /** @description Done. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Republished;
        };
      };
    };
  };
  readSkuRepublication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id that was returned for the request. */
        jobId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Republication;
        };
      };
    };
  };
  listPrices: {
    parameters: {
      query?: {
        /** @description ISO 8601, inclusive lower bound. */
        lastUpdateDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        lastUpdateDateUntil?: string;
        /** @description Part of the id or title of a SKU. Several words must all be there. Words with three letters or digits in a row are found as parts, without regard to case and accents; a text without such a word is compared as a whole id. */
        text?: string;
        /**
         * @description The SKU id. Lists this SKU only.
         * @example TSHIRT-1
         */
        skuId?: string;
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` by default. */
        order?: named.SortOrder;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.PriceList;
        };
      };
    };
  };
  listPricesOfAllMerchants: {
    parameters: {
      query?: {
        /** @description ISO 8601, inclusive lower bound. */
        lastUpdateDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        lastUpdateDateUntil?: string;
        /** @description Part of the id or title of a SKU. Several words must all be there. Words with three letters or digits in a row are found as parts, without regard to case and accents; a text without such a word is compared as a whole id. */
        text?: string;
        /**
         * @description The SKU id. Lists this SKU only.
         * @example TSHIRT-1
         */
        skuId?: string;
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` by default. */
        order?: named.SortOrder;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
        /**
         * @description Only records of this merchant; all merchants by default.
         * @example ACME
         */
        merchantId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.PriceList;
        };
      };
    };
  };
  readValidPrice: {
    parameters: {
      query: {
        /**
         * @description The channel in which the price is shown.
         * @example MELI
         */
        salesChannel: string;
        /**
         * @description Currency of the channel's country, ISO 4217.
         * @example MXN
         */
        currency: string;
      };
      header?: never;
      path: {
        /**
         * @description The merchant's id of the SKU.
         * @example TSHIRT-1
         */
        skuId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ValidPrice;
        };
      };
    };
  };
  readPriceBreakdown: {
    parameters: {
      query: {
        /**
         * @description The channel in which the price is shown.
         * @example MELI
         */
        salesChannel: string;
        /**
         * @description Currency of the channel's country, ISO 4217; the channel's currency if left out.
         * @example MXN
         */
        currency?: string;
      };
      header?: never;
      path: {
        /**
         * @description The merchant's id of the SKU.
         * @example TSHIRT-1
         */
        skuId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.PriceBreakdown;
        };
      };
    };
  };
  readSentPrices: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The merchant's id of the SKU.
         * @example TSHIRT-1
         */
        skuId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.SentPrices;
        };
      };
    };
  };
  readSentPricesOfAnyMerchant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The merchant’s id.
         * @example ACME
         */
        merchantId: string;
        /**
         * @description The merchant’s id of the SKU.
         * @example TSHIRT-1
         */
        skuId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.SentPrices;
        };
      };
    };
  };
  readValidPriceOfAnyMerchant: {
    parameters: {
      query: {
        /**
         * @description The channel in which the price is shown.
         * @example MELI
         */
        salesChannel: string;
        /**
         * @description Currency of the channel's country, ISO 4217.
         * @example MXN
         */
        currency: string;
      };
      header?: never;
      path: {
        /**
         * @description The merchant’s id.
         * @example ACME
         */
        merchantId: string;
        /**
         * @description The merchant’s id of the SKU.
         * @example TSHIRT-1
         */
        skuId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ValidPrice;
        };
      };
    };
  };
  readPriceBreakdownOfAnyMerchant: {
    parameters: {
      query: {
        /**
         * @description The channel in which the price is shown.
         * @example MELI
         */
        salesChannel: string;
        /**
         * @description Currency of the channel's country, ISO 4217; the channel's currency if left out.
         * @example MXN
         */
        currency?: string;
      };
      header?: never;
      path: {
        /**
         * @description The merchant’s id.
         * @example ACME
         */
        merchantId: string;
        /**
         * @description The merchant’s id of the SKU.
         * @example TSHIRT-1
         */
        skuId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.PriceBreakdown;
        };
      };
    };
  };
  previewPriceUpdates: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example [
         *       {
         *         "skuId": "TSHIRT-1",
         *         "salePrice": 62,
         *         "listPrice": 75
         *       },
         *       {
         *         "skuId": "TSHIRT-1",
         *         "salesChannel": "MELI",
         *         "country": "MX",
         *         "salePrice": 1299
         *       }
         *     ]
         */
        'application/json': named.PricePreviewRow[];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.PricePreview;
        };
      };
    };
  };
  updateOriginPrices: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body returns the first answer again for 24 hours. A different body is rejected, and so is a repeat while the first request is in progress. */
        'Idempotency-Key'?: components['parameters']['Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example [
         *       {
         *         "skuId": "TSHIRT-1",
         *         "salePrice": 60,
         *         "listPrice": 75
         *       }
         *     ]
         */
        'application/json': named.OriginPriceRow[];
      };
    };
    responses: {
      /** @description Done. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.PriceBatch;
        };
      };
    };
  };
  updateDestinationPrices: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body returns the first answer again for 24 hours. A different body is rejected, and so is a repeat while the first request is in progress. */
        'Idempotency-Key'?: components['parameters']['Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example [
         *       {
         *         "skuId": "TSHIRT-1",
         *         "salesChannel": "MELI",
         *         "country": "MX",
         *         "salePrice": 1299,
         *         "listPrice": 1599
         *       },
         *       {
         *         "skuId": "TSHIRT-1",
         *         "salesChannel": "SHOP",
         *         "country": "CL",
         *         "salePrice": 79990
         *       }
         *     ]
         */
        'application/json': named.DestinationPriceRow[];
      };
    };
    responses: {
      /** @description Done. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.PriceBatch;
        };
      };
    };
  };
  updateOriginPrice: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body returns the first answer again for 24 hours. A different body is rejected, and so is a repeat while the first request is in progress. */
        'Idempotency-Key'?: components['parameters']['Idempotency-Key'];
      };
      path: {
        /**
         * @description The merchant's id of the SKU.
         * @example TSHIRT-1
         */
        skuId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "salePrice": 60,
         *       "listPrice": 75
         *     }
         */
        'application/json': named.UpdateOriginPriceRequest;
      };
    };
    responses: {
      /** @description Done. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.UpdatePrice;
        };
      };
    };
  };
  updateDestinationPrice: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body returns the first answer again for 24 hours. A different body is rejected, and so is a repeat while the first request is in progress. */
        'Idempotency-Key'?: components['parameters']['Idempotency-Key'];
      };
      path: {
        /**
         * @description The merchant's id of the SKU.
         * @example TSHIRT-1
         */
        skuId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "salesChannel": "MELI",
         *       "country": "MX",
         *       "salePrice": 1299,
         *       "listPrice": 1599
         *     }
         */
        'application/json': named.UpdateDestinationPriceRequest;
      };
    };
    responses: {
      /** @description Done. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.UpdatePrice;
        };
      };
    };
  };
  listPriceRequeues: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Requeues;
        };
      };
    };
  };
  previewPrices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "freightTariff": {
         *         "origin": "*",
         *         "destination": "MX",
         *         "service": "STANDARD",
         *         "currency": "USD",
         *         "validFrom": "2099-01-01",
         *         "source": [
         *           "Rate card of the carrier"
         *         ],
         *         "divisor": "5000",
         *         "minimumKg": "0.5",
         *         "roundUpToKg": "0.5",
         *         "steps": [
         *           {
         *             "upToKg": "30",
         *             "price": "9"
         *           }
         *         ],
         *         "etaDays": [
         *           7,
         *           20
         *         ]
         *       }
         *     }
         */
        'application/json': named.PreviewTermsRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.TermsPreviewOfPrices;
        };
      };
    };
  };
  republishPrices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "merchantId": "ACME"
         *     }
         */
        'application/json': named.RepublishRequest;
      };
    };
    responses: {
      /** @description Done. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Republished;
        };
      };
    };
  };
  readPriceRepublication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id that was returned for the request. */
        jobId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Republication;
        };
      };
    };
  };
  readChannelFxRate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ChannelFxRate;
        };
      };
    };
  };
  listFxRates: {
    parameters: {
      query?: {
        /** @description Only rates of this ISO 4217 currency. */
        quote?: string;
        /** @description Only rates that begin at this moment or later. */
        from?: string;
        /** @description Only rates that begin at this moment or earlier; a date without a time means its last instant. */
        until?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.FxRates;
        };
      };
    };
  };
  loadFxRate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "base": "USD",
         *       "quote": "CLP",
         *       "rate": 941.27,
         *       "source": "Banco Central de Chile"
         *     }
         */
        'application/json': named.LoadFxRateRequest;
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.LoadedFxRate;
        };
      };
    };
  };
  republishFxRates: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /** @example {} */
        'application/json': named.RepublishAllRequest;
      };
    };
    responses: {
      /** @description Done. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Republished;
        };
      };
    };
  };
  readFxRateRepublication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id that was returned for the request. */
        jobId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Republication;
        };
      };
    };
  };
  simulateTaxes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "1",
         *           "skuId": "TSHIRT-1",
         *           "quantity": 2,
         *           "unitPriceWithDiscount": 129.9
         *         }
         *       ],
         *       "freight": 35,
         *       "country": "BR",
         *       "state": "SP"
         *     }
         */
        'application/json': named.SimulateTaxesRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.SimulateTaxes;
        };
      };
    };
  };
  quoteLandedCost: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "destination": "MX",
         *       "currency": "MXN",
         *       "freight": 148,
         *       "lines": [
         *         {
         *           "id": "1",
         *           "hsCode": "6109.10",
         *           "countryOfOrigin": "US",
         *           "quantity": 2,
         *           "unitPrice": 650
         *         },
         *         {
         *           "id": "2",
         *           "hsCode": "6403.99",
         *           "countryOfOrigin": "CN",
         *           "quantity": 1,
         *           "unitPrice": 1200
         *         }
         *       ],
         *       "shippedFrom": "US"
         *     }
         */
        'application/json': named.LandedCostRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.QuotedLandedCost;
        };
      };
    };
  };
  calculateLandedCost: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "destination": "MX",
         *       "currency": "MXN",
         *       "freight": 148,
         *       "lines": [
         *         {
         *           "id": "1",
         *           "hsCode": "6109.10",
         *           "countryOfOrigin": "US",
         *           "quantity": 2,
         *           "unitPrice": 650
         *         },
         *         {
         *           "id": "2",
         *           "hsCode": "6403.99",
         *           "countryOfOrigin": "CN",
         *           "quantity": 1,
         *           "unitPrice": 1200
         *         }
         *       ],
         *       "shippedFrom": "US"
         *     }
         */
        'application/json': named.CalculateLandedCostRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.LandedCost;
        };
      };
    };
  };
  listTaxRules: {
    parameters: {
      query?: {
        /**
         * @description Only terms of this destination.
         * @example DE
         */
        destination?: string;
        /** @description Only terms in force on this day. */
        inForceOn?: string;
        /** @description `next` of the previous page. */
        after?: number;
        /** @description 1 to 200 rows; 50 if left out. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.TermsList;
        };
      };
    };
  };
  loadTaxRules: {
    parameters: {
      query?: {
        /** @description Returns the result of a load without loading anything. */
        dryRun?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "destination": "DE",
         *       "timeZone": "Europe/Berlin",
         *       "validFrom": "2099-07-01",
         *       "source": [
         *         "Invented for this example"
         *       ],
         *       "estimate": true,
         *       "cases": [
         *         {
         *           "when": {
         *             "hs": [
         *               "2203",
         *               "24"
         *             ]
         *           },
         *           "refuse": "excise-goods"
         *         },
         *         {
         *           "limit": {
         *             "of": [
         *               "goods"
         *             ],
         *             "currency": "EUR",
         *             "per": "consignment"
         *           },
         *           "brackets": [
         *             {
         *               "upTo": "150",
         *               "taxes": [
         *                 {
         *                   "name": "vat",
         *                   "kind": "tax",
         *                   "rate": "0.19",
         *                   "base": [
         *                     "goods",
         *                     "freight"
         *                   ],
         *                   "collectedBy": "seller"
         *                 }
         *               ]
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        'application/json': named.LoadTaxRulesRequest;
      };
    };
    responses: {
      /** @description The document is loaded already, or this is the answer to `dryRun`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Terms | named.TermsPreview;
        };
      };
      /** @description Done. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Terms;
        };
      };
    };
  };
  readTaxRules: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description An id of the list, for example `DE-2026-07-01-1`. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.RuleSet;
        };
      };
    };
  };
  endTaxRules: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description An id of the list, for example `DE-2026-07-01-1`. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "validUntil": "2099-12-31",
         *       "reason": "Replaced by a law of 2100"
         *     }
         */
        'application/json': named.EndTermsRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Terms;
        };
      };
    };
  };
  listDutyRates: {
    parameters: {
      query?: {
        /**
         * @description Only terms of this destination.
         * @example DE
         */
        destination?: string;
        /** @description Only terms in force on this day. */
        inForceOn?: string;
        /** @description `next` of the previous page. */
        after?: number;
        /** @description 1 to 200 rows; 50 if left out. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.TermsList;
        };
      };
    };
  };
  readDutyRatesInForce: {
    parameters: {
      query?: {
        /** @description The day; today if left out. */
        inForceOn?: string;
      };
      header?: never;
      path: {
        /**
         * @description ISO 3166-1 alpha-2.
         * @example DE
         */
        destination: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.DutyRates;
        };
      };
    };
  };
  putDutyRates: {
    parameters: {
      query?: {
        /** @description Returns the result of a load without loading anything. */
        dryRun?: boolean;
      };
      header?: never;
      path: {
        /**
         * @description ISO 3166-1 alpha-2.
         * @example DE
         */
        destination: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "validFrom": "2099-07-01",
         *       "source": [
         *         "Invented for this example"
         *       ],
         *       "default": "0.05",
         *       "rates": [
         *         {
         *           "hsPrefix": "61",
         *           "rate": "0.12"
         *         },
         *         {
         *           "hsPrefix": "610910",
         *           "origin": [
         *             "VN"
         *           ],
         *           "rate": "0"
         *         }
         *       ]
         *     }
         */
        'application/json': named.PutDutyRatesRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Terms | named.TermsPreview;
        };
      };
      /** @description The table was loaded. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Terms;
        };
      };
    };
  };
  readDutyRates: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ISO 3166-1 alpha-2.
         * @example DE
         */
        destination: string;
        /** @description An id of the list, for example `DE-2026-07-01-1`. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.DutyRates;
        };
      };
    };
  };
  endDutyRates: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ISO 3166-1 alpha-2.
         * @example DE
         */
        destination: string;
        /** @description An id of the list, for example `DE-2026-07-01-1`. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "validUntil": "2099-12-31",
         *       "reason": "The preference ends"
         *     }
         */
        'application/json': named.EndTermsRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Terms;
        };
      };
    };
  };
  listFreightTariffs: {
    parameters: {
      query?: {
        /**
         * @description Only terms of this destination.
         * @example DE
         */
        destination?: string;
        /** @description Only terms in force on this day. */
        inForceOn?: string;
        /** @description `next` of the previous page. */
        after?: number;
        /** @description 1 to 200 rows; 50 if left out. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.TermsList;
        };
      };
    };
  };
  loadFreightTariff: {
    parameters: {
      query?: {
        /** @description Returns the result of a load without loading anything. */
        dryRun?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "origin": "US",
         *       "destination": "DE",
         *       "service": "STANDARD",
         *       "currency": "USD",
         *       "validFrom": "2099-07-01",
         *       "source": [
         *         "Invented for this example"
         *       ],
         *       "divisor": "5000",
         *       "minimumKg": "0.5",
         *       "roundUpToKg": "0.5",
         *       "steps": [
         *         {
         *           "upToKg": "0.5",
         *           "price": "7.00"
         *         }
         *       ],
         *       "perKgAbove": "7.00",
         *       "etaDays": [
         *         5,
         *         12
         *       ]
         *     }
         */
        'application/json': named.LoadFreightTariffRequest;
      };
    };
    responses: {
      /** @description The document is loaded already, or this is the answer to `dryRun`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Terms | named.TermsPreview;
        };
      };
      /** @description Done. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Terms;
        };
      };
    };
  };
  readFreightTariff: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description An id of the list, for example `US-DE-STANDARD-2026-07-01-1`. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.FreightTariff;
        };
      };
    };
  };
  endFreightTariff: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description An id of the list, for example `US-DE-STANDARD-2026-07-01-1`. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "validUntil": "2099-12-31",
         *       "reason": "The contract ends"
         *     }
         */
        'application/json': named.EndTermsRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Terms;
        };
      };
    };
  };
  republishTerms: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /** @example {} */
        'application/json': named.RepublishAllRequest;
      };
    };
    responses: {
      /** @description Done. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Republished;
        };
      };
    };
  };
  readTermRepublication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id that was returned for the request. */
        jobId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Republication;
        };
      };
    };
  };
  createOrder: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body returns the first answer again for 24 hours. A different body is rejected, and so is a repeat while the first request is in progress. */
        'Idempotency-Key'?: components['parameters']['Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "salesChannel": "MELI",
         *       "currency": "MXN",
         *       "salesChannelOrderId": "1001",
         *       "value": 2598,
         *       "creationDate": "2026-11-21T09:58:00.000Z",
         *       "totals": {
         *         "itemsGross": 3198,
         *         "itemsDiscount": 600,
         *         "shippingGross": 0,
         *         "shippingDiscount": 0
         *       },
         *       "items": [
         *         {
         *           "id": "1",
         *           "salesChannelSkuId": "TSHIRT-1",
         *           "quantity": 2,
         *           "name": "Camiseta de algodón negra",
         *           "listPrice": 1599,
         *           "salePrice": 1299
         *         }
         *       ],
         *       "customer": {
         *         "type": "PERSON",
         *         "document": "HEHL900101MDFRRC09",
         *         "firstName": "Lucía",
         *         "lastName": "Hernández",
         *         "email": "lucia@example.com",
         *         "phone": {
         *           "countryCode": "52",
         *           "areaCode": "55",
         *           "number": "55550123"
         *         },
         *         "billingAddress": {
         *           "receiverName": "Lucía Hernández",
         *           "street": "Avenida Insurgentes Sur",
         *           "number": "1602",
         *           "neighborhood": "Crédito Constructor",
         *           "city": "Ciudad de México",
         *           "state": "CMX",
         *           "country": "MX",
         *           "postalCode": "03940"
         *         }
         *       },
         *       "shipping": {
         *         "deliveryAddress": {
         *           "receiverName": "Lucía Hernández",
         *           "street": "Avenida Insurgentes Sur",
         *           "number": "1602",
         *           "neighborhood": "Crédito Constructor",
         *           "city": "Ciudad de México",
         *           "state": "CMX",
         *           "country": "MX",
         *           "postalCode": "03940"
         *         },
         *         "deliveries": [
         *           {
         *             "name": "Standard",
         *             "company": "Entrega MX",
         *             "listPrice": 0,
         *             "salePrice": 0,
         *             "deliveryTime": 12,
         *             "deliveryEstimateDate": "2026-12-03T00:00:00Z",
         *             "items": [
         *               "1"
         *             ]
         *           }
         *         ]
         *       },
         *       "payments": [
         *         {
         *           "type": "BILL",
         *           "value": 2598
         *         }
         *       ]
         *     }
         */
        'application/json': named.CreateOrderRequest;
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Order;
        };
      };
    };
  };
  approveOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Order id.
         * @example ACME-MELI-1001
         */
        orderId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "approvalDate": "2026-11-21T10:00:00.000Z"
         *     }
         */
        'application/json': named.ApproveOrderRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Order;
        };
      };
    };
  };
  listOrders: {
    parameters: {
      query?: {
        /**
         * @description Where they were sold.
         * @example MELI
         */
        salesChannel?: string;
        /** @description Only MERCHANT orders when left out. */
        fulfillmentWarehouseType?: named.WarehouseType[];
        /** @description ISO 8601, inclusive lower bound. */
        creationDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        creationDateUntil?: string;
        /** @description ISO 8601, inclusive lower bound. */
        lastUpdateDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        lastUpdateDateUntil?: string;
        /** @description Part of the id of the order or of the order in the channel, or of the name, email or document of the buyer; or a whole id: parcel, tracking number, or SKU of an item. Several words must all be there. Words with three letters or digits in a row are found as parts, without regard to case and accents; a text without such a word is compared as a whole id. */
        text?: string;
        /** @description `true`: only orders that were promised for a day before today, in UTC, and have neither reached the buyer nor ended. */
        late?: boolean;
        /** @description One or more statuses, separated by commas. */
        status?: named.OrderStatus[];
        /** @description `summary`: what a table of orders needs, without items and buyer; `full` when left out. */
        view?: named.ListView;
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` by default. */
        order?: named.SortOrder;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.OrderList | named.OrderSummaryList;
        };
      };
    };
  };
  countOrders: {
    parameters: {
      query?: {
        /**
         * @description Where they were sold.
         * @example MELI
         */
        salesChannel?: string;
        /** @description Only MERCHANT orders when left out. */
        fulfillmentWarehouseType?: named.WarehouseType[];
        /** @description ISO 8601, inclusive lower bound. */
        creationDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        creationDateUntil?: string;
        /** @description ISO 8601, inclusive lower bound. */
        lastUpdateDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        lastUpdateDateUntil?: string;
        /** @description Part of the id of the order or of the order in the channel, or of the name, email or document of the buyer; or a whole id: parcel, tracking number, or SKU of an item. Several words must all be there. Words with three letters or digits in a row are found as parts, without regard to case and accents; a text without such a word is compared as a whole id. */
        text?: string;
        /** @description `true`: only orders that were promised for a day before today, in UTC, and have neither reached the buyer nor ended. */
        late?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.OrderCounts;
        };
      };
    };
  };
  readOrderOfChannel: {
    parameters: {
      query?: {
        /**
         * @description Needed where several channels have an order with this id.
         * @example MELI
         */
        salesChannel?: string;
      };
      header?: never;
      path: {
        /**
         * @description Order id in the channel.
         * @example 1001
         */
        salesChannelOrderId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.OrderWithHistory;
        };
      };
    };
  };
  readOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Order id.
         * @example ACME-MELI-1001
         */
        orderId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.OrderWithHistory;
        };
      };
    };
  };
  readOrderDocuments: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Order id.
         * @example ACME-MELI-1001
         */
        orderId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.OrderDocuments;
        };
      };
    };
  };
  cancelOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Order id.
         * @example ACME-MELI-1001
         */
        orderId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "cancelDate": "2026-11-21T10:00:00.000Z",
         *       "cancelReason": "The buyer asked for it.",
         *       "reasonCode": "buyer-request"
         *     }
         */
        'application/json': named.CancelOrderRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.OrderWithHistory;
        };
      };
    };
  };
  listOrdersOfAllMerchants: {
    parameters: {
      query?: {
        /**
         * @description Where they were sold.
         * @example MELI
         */
        salesChannel?: string;
        /** @description One type or both; both when left out. */
        fulfillmentWarehouseType?: named.WarehouseType[];
        /** @description ISO 8601, inclusive lower bound. */
        creationDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        creationDateUntil?: string;
        /** @description ISO 8601, inclusive lower bound. */
        lastUpdateDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        lastUpdateDateUntil?: string;
        /** @description Part of the id of the order or of the order in the channel, or of the name, email or document of the buyer; or a whole id: parcel, tracking number, or SKU of an item. Several words must all be there. Words with three letters or digits in a row are found as parts, without regard to case and accents; a text without such a word is compared as a whole id. */
        text?: string;
        /** @description `true`: only orders that were promised for a day before today, in UTC, and have neither reached the buyer nor ended. */
        late?: boolean;
        /** @description One or more statuses, separated by commas. */
        status?: named.OrderStatus[];
        /** @description `summary`: what a table of orders needs, without items and buyer; `full` when left out. */
        view?: named.ListView;
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` by default. */
        order?: named.SortOrder;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
        /**
         * @description Only records of this merchant; all merchants by default.
         * @example ACME
         */
        merchantId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.OrderList | named.OrderSummaryList;
        };
      };
    };
  };
  countOrdersOfAllMerchants: {
    parameters: {
      query?: {
        /**
         * @description Where they were sold.
         * @example MELI
         */
        salesChannel?: string;
        /** @description One type or both; both when left out. */
        fulfillmentWarehouseType?: named.WarehouseType[];
        /** @description ISO 8601, inclusive lower bound. */
        creationDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        creationDateUntil?: string;
        /** @description ISO 8601, inclusive lower bound. */
        lastUpdateDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        lastUpdateDateUntil?: string;
        /** @description Part of the id of the order or of the order in the channel, or of the name, email or document of the buyer; or a whole id: parcel, tracking number, or SKU of an item. Several words must all be there. Words with three letters or digits in a row are found as parts, without regard to case and accents; a text without such a word is compared as a whole id. */
        text?: string;
        /** @description `true`: only orders that were promised for a day before today, in UTC, and have neither reached the buyer nor ended. */
        late?: boolean;
        /**
         * @description Only records of this merchant; all merchants by default.
         * @example ACME
         */
        merchantId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.OrderCounts;
        };
      };
    };
  };
  readOrderOfAnyMerchant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Order id.
         * @example ACME-MELI-1001
         */
        orderId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.OrderWithHistory;
        };
      };
    };
  };
  listChannelOrders: {
    parameters: {
      query?: {
        /** @description `after` of an earlier answer, with the same filters or without. */
        after?: string;
        /** @description One or more statuses, separated by commas. */
        status?: named.OrderStatus[];
        /** @description ISO 8601, inclusive lower bound. */
        creationDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        creationDateUntil?: string;
        /** @description ISO 8601, inclusive lower bound. */
        lastUpdateDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        lastUpdateDateUntil?: string;
        /** @description Seconds to wait for an order if there is none, 0 to 20; 0 when left out. */
        wait?: number;
        /** @description Most orders in an answer, 1 to 200; 50 when left out. */
        pageSize?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ChannelOrders;
        };
      };
    };
  };
  placeChannelOrder: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body returns the first answer again for 24 hours. A different body is rejected, and so is a repeat while the first request is in progress. */
        'Idempotency-Key'?: components['parameters']['Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "merchantId": "ACME",
         *       "currency": "MXN",
         *       "salesChannelOrderId": "1002",
         *       "value": 2598,
         *       "creationDate": "2026-11-21T09:58:00.000Z",
         *       "totals": {
         *         "itemsGross": 3198,
         *         "itemsDiscount": 600,
         *         "shippingGross": 0,
         *         "shippingDiscount": 0
         *       },
         *       "items": [
         *         {
         *           "id": "1",
         *           "salesChannelSkuId": "TSHIRT-1",
         *           "quantity": 2,
         *           "name": "Camiseta de algodón negra",
         *           "listPrice": 1599,
         *           "salePrice": 1299
         *         }
         *       ],
         *       "customer": {
         *         "type": "PERSON",
         *         "document": "HEHL900101MDFRRC09",
         *         "firstName": "Lucía",
         *         "lastName": "Hernández",
         *         "email": "lucia@example.com",
         *         "phone": {
         *           "countryCode": "52",
         *           "areaCode": "55",
         *           "number": "55550123"
         *         },
         *         "billingAddress": {
         *           "receiverName": "Lucía Hernández",
         *           "street": "Avenida Insurgentes Sur",
         *           "number": "1602",
         *           "neighborhood": "Crédito Constructor",
         *           "city": "Ciudad de México",
         *           "state": "CMX",
         *           "country": "MX",
         *           "postalCode": "03940"
         *         }
         *       },
         *       "shipping": {
         *         "deliveryAddress": {
         *           "receiverName": "Lucía Hernández",
         *           "street": "Avenida Insurgentes Sur",
         *           "number": "1602",
         *           "neighborhood": "Crédito Constructor",
         *           "city": "Ciudad de México",
         *           "state": "CMX",
         *           "country": "MX",
         *           "postalCode": "03940"
         *         },
         *         "deliveries": [
         *           {
         *             "name": "Standard",
         *             "company": "Entrega MX",
         *             "listPrice": 0,
         *             "salePrice": 0,
         *             "deliveryTime": 12,
         *             "deliveryEstimateDate": "2026-12-03T00:00:00Z",
         *             "items": [
         *               "1"
         *             ]
         *           }
         *         ]
         *       },
         *       "payments": [
         *         {
         *           "type": "BILL",
         *           "value": 2598
         *         }
         *       ]
         *     }
         */
        'application/json': named.PlaceChannelOrderRequest;
      };
    };
    responses: {
      /** @description The order exists already, with the same content. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ChannelOrder;
        };
      };
      /** @description Done. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ChannelOrder;
        };
      };
    };
  };
  readChannelOrder: {
    parameters: {
      query?: {
        /**
         * @description Needed where several merchants have an order with this id in the channel.
         * @example ACME
         */
        merchantId?: string;
      };
      header?: never;
      path: {
        /**
         * @description Order id in the channel.
         * @example 1001
         */
        salesChannelOrderId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ChannelOrder;
        };
      };
    };
  };
  approveChannelOrder: {
    parameters: {
      query?: {
        /**
         * @description Needed where several merchants have an order with this id in the channel.
         * @example ACME
         */
        merchantId?: string;
      };
      header?: never;
      path: {
        /**
         * @description Order id in the channel.
         * @example 1001
         */
        salesChannelOrderId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "approvalDate": "2026-11-21T10:00:00.000Z"
         *     }
         */
        'application/json': named.ApproveOrderRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ChannelOrder;
        };
      };
    };
  };
  cancelChannelOrder: {
    parameters: {
      query?: {
        /**
         * @description Needed where several merchants have an order with this id in the channel.
         * @example ACME
         */
        merchantId?: string;
      };
      header?: never;
      path: {
        /**
         * @description Order id in the channel.
         * @example 1001
         */
        salesChannelOrderId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "cancelDate": "2026-11-21T10:00:00.000Z",
         *       "cancelReason": "The buyer asked for it.",
         *       "reasonCode": "buyer-request"
         *     }
         */
        'application/json': named.CancelOrderRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ChannelOrder;
        };
      };
    };
  };
  requestChannelReturn: {
    parameters: {
      query?: {
        /**
         * @description Needed where several merchants have an order with this id in the channel.
         * @example ACME
         */
        merchantId?: string;
      };
      header?: {
        /** @description The same key with the same body returns the first answer again for 24 hours. A different body is rejected, and so is a repeat while the first request is in progress. */
        'Idempotency-Key'?: components['parameters']['Idempotency-Key'];
      };
      path: {
        /**
         * @description Order id in the channel.
         * @example 1001
         */
        salesChannelOrderId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "items": [
         *         {
         *           "itemId": "1",
         *           "quantity": 1
         *         }
         *       ],
         *       "reason": "The buyer says it is too small.",
         *       "reasonCode": "buyer-request"
         *     }
         */
        'application/json': named.RequestChannelReturnRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ChannelOrder;
        };
      };
    };
  };
  holdOrder: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body returns the first answer again for 24 hours. A different body is rejected, and so is a repeat while the first request is in progress. */
        'Idempotency-Key'?: components['parameters']['Idempotency-Key'];
      };
      path: {
        /**
         * @description Order id.
         * @example ACME-MELI-1001
         */
        orderId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "The address is being checked.",
         *       "reasonCode": "address"
         *     }
         */
        'application/json': named.ReasonRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.OrderWithHistory;
        };
      };
    };
  };
  releaseOrder: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body returns the first answer again for 24 hours. A different body is rejected, and so is a repeat while the first request is in progress. */
        'Idempotency-Key'?: components['parameters']['Idempotency-Key'];
      };
      path: {
        /**
         * @description Order id.
         * @example ACME-MELI-1001
         */
        orderId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.OrderWithHistory;
        };
      };
    };
  };
  cancelOrderOfMerchant: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body returns the first answer again for 24 hours. A different body is rejected, and so is a repeat while the first request is in progress. */
        'Idempotency-Key'?: components['parameters']['Idempotency-Key'];
      };
      path: {
        /**
         * @description Order id.
         * @example ACME-MELI-1001
         */
        orderId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "The payment was reversed.",
         *       "reasonCode": "fraud"
         *     }
         */
        'application/json': named.ReasonRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.OrderWithHistory;
        };
      };
    };
  };
  reportOperationalIssue: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body returns the first answer again for 24 hours. A different body is rejected, and so is a repeat while the first request is in progress. */
        'Idempotency-Key'?: components['parameters']['Idempotency-Key'];
      };
      path: {
        /**
         * @description Order id.
         * @example ACME-MELI-1001
         */
        orderId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "refused by customs",
         *       "reasonCode": "customs"
         *     }
         */
        'application/json': named.ReasonRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.OrderWithHistory;
        };
      };
    };
  };
  requestReturn: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body returns the first answer again for 24 hours. A different body is rejected, and so is a repeat while the first request is in progress. */
        'Idempotency-Key'?: components['parameters']['Idempotency-Key'];
      };
      path: {
        /**
         * @description Order id.
         * @example ACME-MELI-1001
         */
        orderId: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "reason": "The buyer says it is too small.",
         *       "reasonCode": "buyer-request"
         *     }
         */
        'application/json': named.ReturnReasonRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.OrderWithHistory;
        };
      };
    };
  };
  approveReturn: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body returns the first answer again for 24 hours. A different body is rejected, and so is a repeat while the first request is in progress. */
        'Idempotency-Key'?: components['parameters']['Idempotency-Key'];
      };
      path: {
        /**
         * @description Order id.
         * @example ACME-MELI-1001
         */
        orderId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.OrderWithHistory;
        };
      };
    };
  };
  receiveReturn: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body returns the first answer again for 24 hours. A different body is rejected, and so is a repeat while the first request is in progress. */
        'Idempotency-Key'?: components['parameters']['Idempotency-Key'];
      };
      path: {
        /**
         * @description Order id.
         * @example ACME-MELI-1001
         */
        orderId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "items": [
         *         {
         *           "itemId": "1",
         *           "quantity": 1,
         *           "inventoryType": "AVAILABLE"
         *         }
         *       ]
         *     }
         */
        'application/json': named.ReceiveReturnRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.OrderWithHistory;
        };
      };
    };
  };
  erasePersonalData: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Order id.
         * @example ACME-MELI-1001
         */
        orderId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.OrderWithHistory;
        };
      };
    };
  };
  republishOrders: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "merchantId": "ACME"
         *     }
         */
        'application/json': named.RepublishRequest;
      };
    };
    responses: {
      /** @description Done. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Republished;
        };
      };
    };
  };
  readOrderRepublication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id that was returned for the request. */
        jobId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Republication;
        };
      };
    };
  };
  listExceptions: {
    parameters: {
      query?: {
        /**
         * @description Only records of this merchant; all merchants by default.
         * @example ACME
         */
        merchantId?: string;
        /**
         * @description Lists only exceptions of this order.
         * @example ACME-MELI-1001
         */
        orderId?: string;
        /** @description Only those that an operator has acknowledged, or only the others. */
        acknowledged?: boolean;
        /** @description Exceptions on a page, 1 to 200; 1,000 when left out. */
        pageSize?: number;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Exceptions;
        };
      };
    };
  };
  acknowledgeException: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the exception, as in the list. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "note": "The carrier returns the parcel."
         *     }
         */
        'application/json': named.AcknowledgeExceptionRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Exception;
        };
      };
    };
  };
  reportProgress: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Order id.
         * @example ACME-MELI-1001
         */
        orderId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "step": "READY_TO_SHIP"
         *     }
         */
        'application/json': named.ProgressRequest;
      };
    };
    responses: {
      /** @description Done. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Progress;
        };
      };
    };
  };
  republishParcels: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "merchantId": "ACME"
         *     }
         */
        'application/json': named.RepublishRequest;
      };
    };
    responses: {
      /** @description Done. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Republished;
        };
      };
    };
  };
  readParcelRepublication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id that was returned for the request. */
        jobId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Republication;
        };
      };
    };
  };
  printLabels: {
    parameters: {
      query: {
        /**
         * @description Parcel ids; the PDF has one page for each, in this order.
         * @example [
         *       "ACME000000000001MX"
         *     ]
         */
        parcelIds: string[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
    };
  };
  printLabelsOfAllMerchants: {
    parameters: {
      query: {
        /**
         * @description Parcel ids; the PDF has one page for each, in this order.
         * @example [
         *       "ACME000000000001MX"
         *     ]
         */
        parcelIds: string[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
    };
  };
  listParcels: {
    parameters: {
      query?: {
        /** @description ISO 8601, inclusive lower bound. */
        creationDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        creationDateUntil?: string;
        /** @description ISO 8601, inclusive lower bound. */
        lastUpdateDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        lastUpdateDateUntil?: string;
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` by default. */
        order?: named.SortOrder;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
        /** @description Parcel status. */
        status?: named.ParcelStatus;
        /**
         * @description Channel identifier.
         * @example MELI
         */
        salesChannel?: string;
        /**
         * @description Order id in the channel.
         * @example 1001
         */
        salesChannelOrderId?: string;
        /** @description The logistics provider's tracking number. */
        lastMileTrackingNumber?: string;
        /** @description The service's parcel id. */
        trackingNumber?: string;
        /** @description The customer's document; punctuation and case do not matter. */
        customerDocument?: string;
        /**
         * @description Parcel ids.
         * @example [
         *       "ACME000000000001MX"
         *     ]
         */
        parcelIds?: string[];
        /** @description Shipment id. */
        shipmentId?: string;
        /** @description Part of an id: parcel, tracking number, order, or order in the channel. Several words must all be there. Words with three letters or digits in a row are found as parts, without regard to case and accents; a text without such a word is compared as a whole id. */
        text?: string;
        /** @description `true`: only parcels that customs holds. */
        heldInCustoms?: boolean;
        /** @description `true`: only parcels neither delivered nor canceled, without a report for more than 7 whole days in UTC, or as many as are configured. */
        silent?: boolean;
        /** @description `true`: only parcels that wait for a shipment. */
        withoutShipment?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ListParcels;
        };
      };
    };
  };
  readParcel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Parcel id.
         * @example ACME000000000001MX
         */
        parcelId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Parcel;
        };
      };
    };
  };
  listParcelsOfAllMerchants: {
    parameters: {
      query?: {
        /** @description ISO 8601, inclusive lower bound. */
        creationDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        creationDateUntil?: string;
        /** @description ISO 8601, inclusive lower bound. */
        lastUpdateDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        lastUpdateDateUntil?: string;
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` by default. */
        order?: named.SortOrder;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
        /** @description Parcel status. */
        status?: named.ParcelStatus;
        /**
         * @description Channel identifier.
         * @example MELI
         */
        salesChannel?: string;
        /**
         * @description Order id in the channel.
         * @example 1001
         */
        salesChannelOrderId?: string;
        /** @description The logistics provider's tracking number. */
        lastMileTrackingNumber?: string;
        /** @description The service's parcel id. */
        trackingNumber?: string;
        /** @description The customer's document; punctuation and case do not matter. */
        customerDocument?: string;
        /**
         * @description Parcel ids.
         * @example [
         *       "ACME000000000001MX"
         *     ]
         */
        parcelIds?: string[];
        /** @description Shipment id. */
        shipmentId?: string;
        /** @description Part of an id: parcel, tracking number, order, or order in the channel. Several words must all be there. Words with three letters or digits in a row are found as parts, without regard to case and accents; a text without such a word is compared as a whole id. */
        text?: string;
        /** @description `true`: only parcels that customs holds. */
        heldInCustoms?: boolean;
        /** @description `true`: only parcels neither delivered nor canceled, without a report for more than 7 whole days in UTC, or as many as are configured. */
        silent?: boolean;
        /** @description `true`: only parcels that wait for a shipment. */
        withoutShipment?: boolean;
        /**
         * @description Only records of this merchant; all merchants by default.
         * @example ACME
         */
        merchantId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ListParcels;
        };
      };
    };
  };
  reportTracking: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "carrierId": "ACME-FC",
         *       "events": [
         *         {
         *           "parcelId": "ACME000000000001MX",
         *           "eventDate": "2026-11-21T12:00:00.000Z",
         *           "location": "Laredo, TX, US",
         *           "externalCode": "LEFT_FULFILLMENT",
         *           "description": "Picked up"
         *         }
         *       ]
         *     }
         */
        'application/json': named.ReportTrackingRequest;
      };
    };
    responses: {
      /** @description Done. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ReportTracking;
        };
      };
    };
  };
  reportTrackingAsOperator: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "carrierId": "ACME-FC",
         *       "events": [
         *         {
         *           "parcelId": "ACME000000000001MX",
         *           "eventDate": "2026-11-21T12:00:00.000Z",
         *           "location": "Laredo, TX, US",
         *           "externalCode": "DELIVERED",
         *           "description": "Handed over"
         *         }
         *       ]
         *     }
         */
        'application/json': named.OperatorReportTrackingRequest;
      };
    };
    responses: {
      /** @description Done. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ReportTracking;
        };
      };
    };
  };
  openDocument: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Document id, as in events. */
        documentId: string;
        /** @description The link expires when this day begins, in UTC: `2026-12-01`. */
        expires: string;
        /** @description The value of this part of the link. */
        signature: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
    };
  };
  openTrackingPage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The value of this part of the link. */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'text/html': string;
        };
      };
    };
  };
  listShipments: {
    parameters: {
      query?: {
        /** @description ISO 8601, inclusive lower bound. */
        creationDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        creationDateUntil?: string;
        /** @description ISO 8601, inclusive lower bound. */
        lastUpdateDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        lastUpdateDateUntil?: string;
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` by default. */
        order?: named.SortOrder;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
        /** @description Shipment status. */
        status?: named.ShipmentStatus;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ListShipments;
        };
      };
    };
  };
  createShipment: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body returns the first answer again for 24 hours. A different body is rejected, and so is a repeat while the first request is in progress. */
        'Idempotency-Key'?: components['parameters']['Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "parcelIds": [
         *         "ACME000000000001MX"
         *       ],
         *       "expectedShipDate": "2026-11-21T16:00:00.000Z",
         *       "expectedDeliveryDate": "2026-11-22T16:00:00.000Z",
         *       "firstMileTrackingNumber": "FM-1",
         *       "firstMileCarrierId": "SHUTTLE"
         *     }
         */
        'application/json': named.CreateShipmentRequest;
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Shipment;
        };
      };
    };
  };
  readShipment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Shipment id. */
        shipmentId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Shipment;
        };
      };
    };
  };
  cancelShipment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Shipment id. */
        shipmentId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Shipment;
        };
      };
    };
  };
  listShipmentsOfAllMerchants: {
    parameters: {
      query?: {
        /** @description ISO 8601, inclusive lower bound. */
        creationDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        creationDateUntil?: string;
        /** @description ISO 8601, inclusive lower bound. */
        lastUpdateDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        lastUpdateDateUntil?: string;
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` by default. */
        order?: named.SortOrder;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
        /** @description Shipment status. */
        status?: named.ShipmentStatus;
        /**
         * @description Only records of this merchant; all merchants by default.
         * @example ACME
         */
        merchantId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ListShipments;
        };
      };
    };
  };
  readShipmentOfAnyMerchant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Shipment id. */
        shipmentId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Shipment;
        };
      };
    };
  };
  republishShipments: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "merchantId": "ACME"
         *     }
         */
        'application/json': named.RepublishRequest;
      };
    };
    responses: {
      /** @description Done. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Republished;
        };
      };
    };
  };
  readShipmentRepublication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id that was returned for the request. */
        jobId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Republication;
        };
      };
    };
  };
  listCarriers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Carriers;
        };
      };
    };
  };
  putCarrier: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The `carrierId` of tracking requests.
         * @example FULFIL-1
         */
        carrierId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "clientId": "FULFIL-1",
         *       "merchants": [
         *         "ACME",
         *         "GLOBEX"
         *       ]
         *     }
         */
        'application/json': named.CarrierRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Carrier;
        };
      };
    };
  };
  listWebhookEndpoints: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Endpoints;
        };
      };
    };
  };
  createWebhookEndpoint: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "url": "https://erp.acme.example/entrepot-events",
         *       "types": [
         *         "order.placed",
         *         "order.status-changed"
         *       ],
         *       "description": "ERP of the shop"
         *     }
         */
        'application/json': named.CreateEndpointRequest;
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.EndpointSecret;
        };
      };
    };
  };
  readWebhookEndpoint: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The `id` of the endpoint. */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.EndpointDetail;
        };
      };
    };
  };
  deleteWebhookEndpoint: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The `id` of the endpoint. */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no body. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  changeWebhookEndpoint: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The `id` of the endpoint. */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "types": null,
         *       "rate": 20
         *     }
         */
        'application/json': named.ChangeEndpointRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Endpoint;
        };
      };
    };
  };
  rotateWebhookSecret: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The `id` of the endpoint. */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.EndpointSecret;
        };
      };
    };
  };
  disableWebhookEndpoint: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The `id` of the endpoint. */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Endpoint;
        };
      };
    };
  };
  listWebhookEndpointsOfAllMerchants: {
    parameters: {
      query?: {
        /**
         * @description Only records of this merchant; all merchants by default.
         * @example ACME
         */
        merchantId?: string;
        /** @description Only endpoints in this state. */
        state?: named.EndpointState;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.EndpointPage;
        };
      };
    };
  };
  createWebhookEndpointOfMerchant: {
    parameters: {
      query: {
        /**
         * @description The merchant of the endpoint.
         * @example ACME
         */
        merchantId: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "url": "https://erp.acme.example/entrepot-events",
         *       "types": [
         *         "order.placed",
         *         "order.status-changed"
         *       ],
         *       "description": "ERP of the shop"
         *     }
         */
        'application/json': named.CreateEndpointRequest;
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.EndpointSecret;
        };
      };
    };
  };
  readWebhookEndpointOfMerchant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The `id` of the endpoint. */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.EndpointDetail;
        };
      };
    };
  };
  deleteWebhookEndpointOfMerchant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The `id` of the endpoint. */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no body. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  changeWebhookEndpointOfMerchant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The `id` of the endpoint. */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "types": null,
         *       "rate": 20
         *     }
         */
        'application/json': named.ChangeEndpointRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Endpoint;
        };
      };
    };
  };
  rotateWebhookSecretOfMerchant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The `id` of the endpoint. */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.EndpointSecret;
        };
      };
    };
  };
  disableWebhookEndpointOfMerchant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The `id` of the endpoint. */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Endpoint;
        };
      };
    };
  };
  listWebhookEventTypes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.EventTypes;
        };
      };
    };
  };
  listEvents: {
    parameters: {
      query?: {
        /** @description `after` of an earlier answer. */
        after?: string;
        /** @description Only events of these types. */
        types?: named.WebhookEventType[];
        /** @description Only events about this subject, for example an order. */
        subject?: string;
        /** @description The start without `after`, ISO 8601; the oldest event when left out. */
        from?: string;
        /** @description Seconds to wait for an event if there is none, 0 to 20; 0 when left out. */
        wait?: number;
        /** @description The maximum number of events in an answer, 1 to 200; 50 when left out. */
        pageSize?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Events;
        };
      };
    };
  };
  readEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the event, as in the header `webhook-id`. */
        eventId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.CloudEvent;
        };
      };
    };
  };
  listEventsOfMerchant: {
    parameters: {
      query: {
        /** @description `after` of an earlier answer. */
        after?: string;
        /** @description Only events of these types. */
        types?: named.WebhookEventType[];
        /** @description Only events about this subject, for example an order. */
        subject?: string;
        /** @description The start without `after`, ISO 8601; the oldest event when left out. */
        from?: string;
        /** @description Seconds to wait for an event if there is none, 0 to 20; 0 when left out. */
        wait?: number;
        /** @description The maximum number of events in an answer, 1 to 200; 50 when left out. */
        pageSize?: number;
        /**
         * @description The merchant of the events.
         * @example ACME
         */
        merchantId: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Events;
        };
      };
    };
  };
  readEventOfMerchant: {
    parameters: {
      query: {
        /**
         * @description The merchant of the event.
         * @example ACME
         */
        merchantId: string;
      };
      header?: never;
      path: {
        /** @description The id of the event. */
        eventId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.CloudEvent;
        };
      };
    };
  };
  listWebhookDeliveries: {
    parameters: {
      query?: {
        /** @description Only deliveries that wait for an attempt, were `delivered`, are `dead` (given up), or were `dropped`. `failed`: those whose last attempt failed, whether they wait for another attempt or are dead. */
        state?: named.DeliveryStateFilter;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
      };
      header?: never;
      path: {
        /** @description Endpoint id. */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Deliveries;
        };
      };
    };
  };
  readWebhookDelivery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Endpoint id. */
        endpointId: string;
        /** @description Delivery id. */
        deliveryId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.DeliveryWithAttempts;
        };
      };
    };
  };
  retryWebhookDelivery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Endpoint id. */
        endpointId: string;
        /** @description Delivery id. */
        deliveryId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Delivery;
        };
      };
    };
  };
  testWebhookEndpoint: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Endpoint id. */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Delivery;
        };
      };
    };
  };
  enableWebhookEndpoint: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Endpoint id. */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "recoverFrom": "2026-11-21T16:00:00.000Z"
         *     }
         */
        'application/json': named.EnableEndpointRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.EnabledEndpoint;
        };
      };
    };
  };
  readWebhookReplay: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Endpoint id. */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Replay;
        };
      };
    };
  };
  replayWebhookEvents: {
    parameters: {
      query?: {
        /** @description Returns the number of events that would be sent, and sends none. */
        dryRun?: boolean;
      };
      header?: never;
      path: {
        /** @description Endpoint id. */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "from": "2026-11-21T16:00:00.000Z",
         *       "only": "failed"
         *     }
         */
        'application/json': named.ReplayRequest;
      };
    };
    responses: {
      /** @description With `dryRun=true`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ReplayPreview;
        };
      };
      /** @description Done. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Replay;
        };
      };
    };
  };
  retryWebhookDeliveries: {
    parameters: {
      query?: {
        /** @description Returns the number of events that would be sent, and sends none. */
        dryRun?: boolean;
      };
      header?: never;
      path: {
        /** @description Endpoint id. */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "from": "2026-11-21T16:00:00.000Z"
         *     }
         */
        'application/json': named.RetryDeliveriesRequest;
      };
    };
    responses: {
      /** @description With `dryRun=true`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ReplayPreview;
        };
      };
      /** @description Done. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Replay;
        };
      };
    };
  };
  cancelWebhookReplay: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Endpoint id. */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Replay;
        };
      };
    };
  };
  listWebhookDeliveriesOfMerchant: {
    parameters: {
      query?: {
        /** @description Only deliveries that wait for an attempt, were `delivered`, are `dead` (given up), or were `dropped`. `failed`: those whose last attempt failed, whether they wait for another attempt or are dead. */
        state?: named.DeliveryStateFilter;
        /** @description The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`. */
        pageSize?: number;
        /** @description The `nextPageToken` of the previous page. */
        nextPageToken?: string;
      };
      header?: never;
      path: {
        /** @description Endpoint id. */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Deliveries;
        };
      };
    };
  };
  readWebhookDeliveryOfMerchant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Endpoint id. */
        endpointId: string;
        /** @description Delivery id. */
        deliveryId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.DeliveryWithAttempts;
        };
      };
    };
  };
  retryWebhookDeliveryOfMerchant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Endpoint id. */
        endpointId: string;
        /** @description Delivery id. */
        deliveryId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Delivery;
        };
      };
    };
  };
  testWebhookEndpointOfMerchant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Endpoint id. */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Delivery;
        };
      };
    };
  };
  enableWebhookEndpointOfMerchant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Endpoint id. */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "recoverFrom": "2026-11-21T16:00:00.000Z"
         *     }
         */
        'application/json': named.EnableEndpointRequest;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.EnabledEndpoint;
        };
      };
    };
  };
  readWebhookReplayOfMerchant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Endpoint id. */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Replay;
        };
      };
    };
  };
  replayWebhookEventsOfMerchant: {
    parameters: {
      query?: {
        /** @description Returns the number of events that would be sent, and sends none. */
        dryRun?: boolean;
      };
      header?: never;
      path: {
        /** @description Endpoint id. */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "from": "2026-11-21T16:00:00.000Z",
         *       "only": "failed"
         *     }
         */
        'application/json': named.ReplayRequest;
      };
    };
    responses: {
      /** @description With `dryRun=true`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ReplayPreview;
        };
      };
      /** @description Done. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Replay;
        };
      };
    };
  };
  retryWebhookDeliveriesOfMerchant: {
    parameters: {
      query?: {
        /** @description Returns the number of events that would be sent, and sends none. */
        dryRun?: boolean;
      };
      header?: never;
      path: {
        /** @description Endpoint id. */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "from": "2026-11-21T16:00:00.000Z"
         *     }
         */
        'application/json': named.RetryDeliveriesRequest;
      };
    };
    responses: {
      /** @description With `dryRun=true`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.ReplayPreview;
        };
      };
      /** @description Done. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Replay;
        };
      };
    };
  };
  cancelWebhookReplayOfMerchant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Endpoint id. */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': named.Replay;
        };
      };
    };
  };
}
