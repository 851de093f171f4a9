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
     * @description For merchants, fulfillment partners and operators; the secrets of a sandbox are made at its first start.
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
     * @description A retired key stays until no token that it signed can be valid.
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
     * @description Creates the next key and publishes it at once; it signs from `signsFrom`, when services have had the time to fetch it. Tokens stay valid.
     *
     *     For operators. After a lost answer read the state before you retry.
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
     * @description For a key that may be compromised. Every token that it signed is refused by the gateway within a second or two, the caller's own too, and by services that are reached without it within a minute. If it is the active key, the next one or a new one signs at once. Answers the remaining keys.
     *
     *     For operators. After a lost answer read the state before you retry.
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
     * @description OpenAPI 3.1. To be read by people it is at `/docs`.
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
     * @description AsyncAPI 3.0, with the brokers and partitions of this installation. To be read by people it is at `/asyncapi`.
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
     * @description Those that are revoked or have expired too; never the tokens themselves.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listChannelTokens'];
    put?: never;
    /**
     * Issue a sales channel's token
     * @description For operators. After a lost answer read the state before you retry. Body: at most 64 KiB.
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
     * @description It is refused everywhere within a second or two.
     *
     *     For operators. After a lost answer read the state before you retry.
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
     *     For operators. After a lost answer read the state before you retry. Body: at most 64 KiB.
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
     * @description The old one is refused at once, or after `graceSeconds`, so that a program can switch without an interruption. Rotating again ends the grace period of the previous one. Tokens issued before stay valid until they expire.
     *
     *     For operators. After a lost answer read the state before you retry. Body: at most 64 KiB.
     */
    post: operations['rotateClientSecret'];
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
     *     For operators. After a lost answer read the state before you retry. Body: at most 64 KiB.
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
     * @description Those of all clients of the merchant or partner, or of the sales channel. Each has a valid token; failed logins are not here. Of the requests of the console the writes and the refusals are kept. The newest 10,000 of a client are kept for 7 days. They appear a second or two after their answers, and some may be missing: those beyond 50 a second of a client, and those that a gateway had not stored when it failed.
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
     * @description Those of operators too. Each has a valid token; failed logins are not here. Of the requests of the console the writes and the refusals are kept. The newest 10,000 of a client are kept for 7 days. They appear a second or two after their answers, and some may be missing: those beyond 50 a second of a client, and those that a gateway had not stored when it failed.
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
     * @description Whose token it is, until when it is valid, and the operations that it may use.
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
     *     For operators. After a lost answer read the state before you retry.
     */
    post: operations['endSessions'];
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
     * @description Either of up to 100 `keys` or, with `reason`, of the oldest 100 that have a message parked for it. One key after the other, all messages of a key in order or none; one that fails stays parked and does not stop the others.
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
  '/ops/services/{service}/parked-messages/{messageId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a parked message
     * @description Complete, with the payload as received: on some streams it holds a buyer’s name and address.
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
     * @description Applies all parked messages with the key of this one, in order, and unblocks the key; a message without a key is applied alone. All or nothing.
     *
     *     For operators. After a lost answer read the state before you retry.
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
     * @description It is deleted permanently. Messages parked behind it stay, and can be replayed.
     *
     *     For operators. After a lost answer read the state before you retry. Body: at most 64 KiB.
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
  '/ops/services/{service}/parked-outbox/{rowId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an event that could not be published
     * @description With its payload: on some streams it holds a buyer’s name and address.
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
     *     For operators. After a lost answer read the state before you retry.
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
     * @description It is deleted permanently and never published. Events parked behind it stay.
     *
     *     For operators. After a lost answer read the state before you retry. Body: at most 64 KiB.
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
     * @description Repeating the request changes nothing. A new merchant has warehouse 1. A channel that is newly connected picks up the merchant’s ready SKUs in the background; one that is left out has them withdrawn.
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
     * @description Warehouse 1 and those of the returns partner cannot be changed here.
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
     * @description Repeating the request changes nothing. `active: false` closes the channel: its SKUs are withdrawn in the background. Opened again, it picks up the ready SKUs of its merchants.
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
     * @description Fills a projection that is new or was emptied. One `merchant.changed` for each merchant. Each event has the version and the `occurredAt` that it had and a new `eventId`.
     *
     *     For operators. After a lost answer read the state before you retry. Body: at most 64 KiB.
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
     * @description Fills a projection that is new or was emptied. One `sales-channel.changed` for each channel. Each event has the version and the `occurredAt` that it had and a new `eventId`.
     *
     *     For operators. After a lost answer read the state before you retry. Body: at most 64 KiB.
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
  '/ext/merchant/skus': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List SKUs
     * @description In the order in which they last changed. Follow `nextPageToken` to the last page, then ask again from the last `lastUpdateDate` you saw: no change is ever missed. Deleted SKUs are not in it.
     *
     *     For merchants. Safe to retry.
     */
    get: operations['listSkus'];
    put?: never;
    /**
     * Upsert the SKUs of a product
     * @description All SKUs of one product together: one that is left out is deleted, and a member that is left out is removed. A SKU of another product moves to this one. A SKU that is sent as it is stored is left alone, and so are the stock, the `id`, other products, and prices unless one is sent with the SKU. With `dryRun=true` nothing changes, and the answer says what would.
     *
     *     The SKUs are accepted at once and reviewed later: texts, images, codes, measures and the law of each destination. Until then a SKU is PENDING_LOCALIZATION; `localizationMessages` say why one is refused.
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
     * @description What an upsert of each with `dryRun=true` would answer, as if it were sent alone, with what review would say. A product with faults does not prevent the results of the others.
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
     * @description Each is deleted as `deleteSku` does. A product without SKUs does not exist: deleting it again answers 404.
     *
     *     For merchants. After a lost answer read the state before you retry.
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
     * @description It leaves its channels and the lists, and its prices end. The other SKUs of its product stay, placed orders are fulfilled, and its stock is kept. Sent again, the SKU keeps its `id`. Deleting it again answers 404.
     *
     *     For merchants. After a lost answer read the state before you retry.
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
     * @description The quantity replaces the one before. It may be set before the SKU is upserted.
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
     * @description Up to 500 rows, each by the rules of `setInventory`, applied in the order sent: of several rows for the same position the last one counts. A refused row refuses only itself: the answer has one result for each row, in the order sent, and its status is 200 even if every row was refused. Orders that wait for stock get theirs after the last row. A batch is one request of the rate limit. Codes of rows: `unknown-warehouse`, `returns-warehouse`, `quantity-changed`, `validation-failed`.
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
     * @description Fills a projection that is new or was emptied. One `inventory.changed` for each position, with `cause` `set` and a `previousQuantity` equal to `quantity`. Each event has the version and the `occurredAt` that it had and a new `eventId`.
     *
     *     For operators. After a lost answer read the state before you retry. Body: at most 64 KiB.
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
     * @description For SKUs that are not localized automatically. Repeating the request changes nothing.
     *
     *     For operators. After a lost answer read the state before you retry. Body: at most 4 MiB.
     */
    post: operations['setLocalization'];
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
     * @description In the order in which the records last changed. Follow `nextPageToken` to the last page, then ask again from 5 seconds before the last `lastUpdateDate` you saw: the changes of different merchants may become visible out of order. Of a record that you have already, keep the one with the higher `version`. Deleted SKUs are not in it.
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
  '/ops/inventories': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List inventories across merchants
     * @description In the order in which the records last changed. Follow `nextPageToken` to the last page, then ask again from 5 seconds before the last `lastUpdateDate` you saw: the changes of different merchants may become visible out of order. Of a record that you have already, keep the one with the higher `version`.
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
     * @description Fills a projection that is new or was emptied. One `sku.upserted` with an empty `changed`, or `sku.deleted`, for each SKU. Each event has the version and the `occurredAt` that it had and a new `eventId`.
     *
     *     For operators. After a lost answer read the state before you retry. Body: at most 64 KiB.
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
  '/ops/prices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List valid prices across merchants
     * @description In the order in which the records last changed. Follow `nextPageToken` to the last page, then ask again from 5 seconds before the last `lastUpdateDate` you saw: the changes of different merchants may become visible out of order. Of a record that you have already, keep the one with the higher `version`. Prices of deleted SKUs, and those withdrawn because a newer one could not be localized, are not in it.
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
  '/ext/prices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List valid prices
     * @description In the order in which they were localized. To follow them, ask again from 5 seconds before the last `lastUpdateDate` you saw: prices of one moment may become visible out of order. Prices of deleted SKUs, and those withdrawn because a newer one could not be localized, are not in it.
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
     * @description Up to 500 rows, each by the rules of the single operation. A refused row refuses only itself: the answer has one result for each row, in the order sent, and its status is 202 even if every row was refused. Of several rows for the same price the last accepted one counts. A batch is one request of the rate limit. Codes of rows: `unknown-sku`, `list-below-sale`, `validation-failed`.
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
     * @description Up to 500 rows, each by the rules of the single operation. A refused row refuses only itself: the answer has one result for each row, in the order sent, and its status is 202 even if every row was refused. Of several rows for the same price the last accepted one counts. A batch is one request of the rate limit. Codes of rows: `unknown-sku`, `list-below-sale`, `unknown-sales-channel`, `channel-not-connected`, `country-mismatch`, `amount-precision`, `payout-not-positive`, `validation-failed`.
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
     * @description Accepted at once, and then localized into the retail price of each connected channel. Until that is done the price before it stays valid; `validPrice` has the result, or the reason why there is none.
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
     * @description The price as shown to buyers; the payout is computed from it.
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
     * @description Fills a projection that is new or was emptied. One `price.localized` for each valid price, one `price.localization-failed` where the newest request failed. Each event has the version and the `occurredAt` that it had and a new `eventId`.
     *
     *     For operators. After a lost answer read the state before you retry. Body: at most 64 KiB.
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
     *     For sales channels. Safe to retry.
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
     * @description Past, present and those that come into force later.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listFxRates'];
    put?: never;
    /**
     * Load an exchange rate
     * @description Rates are effective-dated and never edited in place, and none changes a day (UTC) that is over. One that comes into force later is kept until then.
     *
     *     For operators. After a lost answer read the state before you retry. Body: at most 64 KiB.
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
     * @description Fills a projection that is new or was emptied. One `fx-rate.changed` for each pair, with the rate in force. Each event has the version and the `occurredAt` that it had and a new `eventId`.
     *
     *     For operators. After a lost answer read the state before you retry. Body: at most 64 KiB.
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
     *     For sales channels. Safe to retry. Body: at most 512 KiB.
     */
    post: operations['simulateTaxes'];
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
     * @description Fulfilment begins. A second approval gives the same answer.
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
     *     For operators. After a lost answer read the state before you retry.
     */
    post: operations['erasePersonalData'];
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
     * @description Of both types of warehouses unless one is named; without their history. In the order in which the records last changed. Follow `nextPageToken` to the last page, then ask again from 5 seconds before the last `lastUpdateDate` you saw: the changes of different merchants may become visible out of order. Of a record that you have already, keep the one with the higher `version`.
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
     * @description Fills a projection that is new or was emptied. For each order one `order.placed`, and then each entry of its history as `order.status-changed` or `order.history-added`. Each event has the version and the `occurredAt` that it had and a new `eventId`.
     *
     *     For operators. After a lost answer read the state before you retry. Body: at most 64 KiB.
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
     * @description Parcels that left although their order was cancelled, orders that go to another country than that of their channel, orders that have been out of stock for a day, and orders of channels that cannot be accepted yet. The last two leave the list when they are resolved; the others stay, and so does what was acknowledged.
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
     * Report a step of fulfilment
     * @description In production each step waits for its report; in the sandbox they follow automatically. They come in order: HANDLING, PACKED, INVOICED, READY_TO_SHIP. Reporting the last one again gives the same answer.
     *
     *     For operators. After a lost answer read the state before you retry. Body: at most 64 KiB.
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
     * @description Fills a projection that is new or was emptied. For each parcel of the list `fulfillment.progressed` of INVOICED (unless the invoice was revoked) and of READY_TO_SHIP, then `parcel.tracking-updated` with all of its events, those that the service created first. Each event has the version and the `occurredAt` that it had and a new `eventId`.
     *
     *     For operators. After a lost answer read the state before you retry. Body: at most 64 KiB.
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
  '/ops/parcels': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List parcels across merchants
     * @description Those with a label. In the order in which the records last changed. Follow `nextPageToken` to the last page, then ask again from 5 seconds before the last `lastUpdateDate` you saw: the changes of different merchants may become visible out of order. Of a record that you have already, keep the one with the higher `version`.
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
  '/ops/shipments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List shipments across merchants
     * @description In the order in which the records last changed. Follow `nextPageToken` to the last page, then ask again from 5 seconds before the last `lastUpdateDate` you saw: the changes of different merchants may become visible out of order. Of a record that you have already, keep the one with the higher `version`.
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
     *     For merchants and fulfillment partners. After a lost answer read the state before you retry.
     */
    post: operations['cancelShipment'];
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
     * @description Fills a projection that is new or was emptied. One `shipment.status-changed` for each shipment. Each event has the version and the `occurredAt` that it had and a new `eventId`.
     *
     *     For operators. After a lost answer read the state before you retry. Body: at most 64 KiB.
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
     * @description All of them: 20 at most.
     *
     *     For merchants. Safe to retry.
     */
    get: operations['listWebhookEndpoints'];
    put?: never;
    /**
     * Create a webhook endpoint
     * @description Events that become known from then on are sent to it. The `secret` is shown in this answer only; if the answer is lost, rotate it.
     *
     *     For merchants. After a lost answer read the state before you retry. Body: at most 64 KiB.
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
     * @description With what became of its attempts and deliveries of the last 24 hours.
     *
     *     For merchants. Safe to retry.
     */
    get: operations['readWebhookEndpoint'];
    put?: never;
    post?: never;
    /**
     * Delete a webhook endpoint
     * @description Nothing more is sent to it. Its deliveries can be read no longer.
     *
     *     For merchants. After a lost answer read the state before you retry.
     */
    delete: operations['deleteWebhookEndpoint'];
    options?: never;
    head?: never;
    /**
     * Change a webhook endpoint
     * @description Only the given members change. What is queued already is sent with the new settings; queued events of types that the endpoint receives no longer are dropped. A new `url` or `rate` ends a pause: the next request is sent at once.
     *
     *     For merchants. After a lost answer read the state before you retry. Body: at most 64 KiB.
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
     *     For merchants. After a lost answer read the state before you retry.
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
     * @description Nothing is sent until it is enabled again; what is queued for it is `dead`, and can be recovered. Repeating the request changes nothing.
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
     * @description In the order in which they were made.
     *
     *     For operators. Safe to retry.
     */
    get: operations['listWebhookEndpointsOfAllMerchants'];
    put?: never;
    /**
     * Create a merchant's webhook endpoint
     * @description Events that become known from then on are sent to it. The `secret` is shown in this answer only; if the answer is lost, rotate it.
     *
     *     For operators. After a lost answer read the state before you retry. Body: at most 64 KiB.
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
     * @description With what became of its attempts and deliveries of the last 24 hours.
     *
     *     For operators. Safe to retry.
     */
    get: operations['readWebhookEndpointOfMerchant'];
    put?: never;
    post?: never;
    /**
     * Delete a merchant's webhook endpoint
     * @description Nothing more is sent to it. Its deliveries can be read no longer.
     *
     *     For operators. After a lost answer read the state before you retry.
     */
    delete: operations['deleteWebhookEndpointOfMerchant'];
    options?: never;
    head?: never;
    /**
     * Change a merchant's webhook endpoint
     * @description Only the given members change. What is queued already is sent with the new settings; queued events of types that the endpoint receives no longer are dropped. A new `url` or `rate` ends a pause: the next request is sent at once.
     *
     *     For operators. After a lost answer read the state before you retry. Body: at most 64 KiB.
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
     *     For operators. After a lost answer read the state before you retry.
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
     * @description Nothing is sent until it is enabled again; what is queued for it is `dead`, and can be recovered. Repeating the request changes nothing.
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
     * @description For programs that read when they like, and need no address: webhooks send the same events at once, and a list of records shows only the latest state of each. The order is that in which events became known. Ask again with `after` of the answer before: no event is ever missed or repeated. With `wait` the answer comes as soon as there is an event. At most 4 requests of a merchant wait at a time; others are answered at once.
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
     * @description As the merchant lists them. At most 8 requests of operators wait at a time, beside those of merchants.
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
     * @description Now, also if it was delivered. If a delivery of the event to this endpoint waits for its next attempt, that is made now; otherwise there is a new delivery. The answer has the one that is sent.
     *
     *     For merchants. After a lost answer read the state before you retry.
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
     * @description An event of the type `webhook.test`, whichever types the endpoint takes. Read the delivery to see how the receiver answered.
     *
     *     For merchants. After a lost answer read the state before you retry.
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
     * @description It receives what happens from now on. With `recoverFrom` a replay also sends what happened since then, was not delivered to this endpoint and is still kept. The body may be left out.
     *
     *     For merchants. After a lost answer read the state before you retry. Body: at most 64 KiB.
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
     * @description Of the one that runs, else of the last one; also of one that began when the endpoint was enabled.
     *
     *     For merchants. Safe to retry.
     */
    get: operations['readWebhookReplay'];
    put?: never;
    /**
     * Send events to an endpoint again
     * @description In the order in which they became known, and with a fifth of the rate of the endpoint at most, so that new events need not wait. Newer events may have arrived before: the version decides. Events that wait for an attempt are not sent a second time, nor are events that are on no stream, nor, unless `beforeCreation` asks for them, events from before the endpoint was made. It ends early if the endpoint is disabled or deleted. With `dryRun=true` nothing is sent, and the answer says how many events would be.
     *
     *     For merchants. After a lost answer read the state before you retry. Body: at most 64 KiB.
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
     * @description Of the events of a time: each delivery that waits after a failed attempt is attempted now, and there is a new one for each event that was given up. This runs as a replay does, with its pace, its progress and its end on request; the first request is sent at once, also while the endpoint is paused.
     *
     *     For merchants. After a lost answer read the state before you retry. Body: at most 64 KiB.
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
     * @description Nothing more is queued; what is queued already is sent. Repeating the request changes nothing.
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
     * @description Now, also if it was delivered. If a delivery of the event to this endpoint waits for its next attempt, that is made now; otherwise there is a new delivery. The answer has the one that is sent.
     *
     *     For operators. After a lost answer read the state before you retry.
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
     * @description An event of the type `webhook.test`, whichever types the endpoint takes. Read the delivery to see how the receiver answered.
     *
     *     For operators. After a lost answer read the state before you retry.
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
     * @description It receives what happens from now on. With `recoverFrom` a replay also sends what happened since then, was not delivered to this endpoint and is still kept. The body may be left out.
     *
     *     For operators. After a lost answer read the state before you retry. Body: at most 64 KiB.
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
     * @description Of the one that runs, else of the last one; also of one that began when the endpoint was enabled.
     *
     *     For operators. Safe to retry.
     */
    get: operations['readWebhookReplayOfMerchant'];
    put?: never;
    /**
     * Send events to an endpoint again
     * @description In the order in which they became known, and with a fifth of the rate of the endpoint at most, so that new events need not wait. Newer events may have arrived before: the version decides. Events that wait for an attempt are not sent a second time, nor are events that are on no stream, nor, unless `beforeCreation` asks for them, events from before the endpoint was made. It ends early if the endpoint is disabled or deleted. With `dryRun=true` nothing is sent, and the answer says how many events would be.
     *
     *     For operators. After a lost answer read the state before you retry. Body: at most 64 KiB.
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
     * @description Of the events of a time: each delivery that waits after a failed attempt is attempted now, and there is a new one for each event that was given up. This runs as a replay does, with its pace, its progress and its end on request; the first request is sent at once, also while the endpoint is paused.
     *
     *     For operators. After a lost answer read the state before you retry. Body: at most 64 KiB.
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
     * @description Nothing more is queued; what is queued already is sent. Repeating the request changes nothing.
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
    AcknowledgeExceptionRequest: {
      /** @description What is done about it; shown to all operators, so no personal data. */
      note?: string;
    };
    AcknowledgementResponse: {
      /**
       * @description The operator’s client id.
       * @example OPS
       */
      who: string;
      /**
       * Format: date-time
       * @description When it was acknowledged.
       */
      at: string;
      /**
       * @description As sent.
       * @example The carrier returns the parcel.
       */
      note?: string;
    };
    AddressRequest: {
      /** @description Name of the address. */
      addressName?: string;
      /** @description Who receives there. */
      receiverName?: string;
      /** @description Street. */
      street: string;
      /** @description House number. */
      number?: string;
      /** @description Floor, flat. */
      complement?: string;
      /** @description Neighborhood. */
      neighborhood?: string;
      /** @description City. */
      city: string;
      /** @description State or region. */
      state?: string;
      /**
       * @description ISO 3166-1 alpha-2, alpha-3 or numeric; answered as alpha-2.
       * @example BR
       * @example BRA
       * @example 076
       */
      country: string;
      /** @description Postal code. */
      postalCode?: string;
      /** @description How to find it. */
      reference?: string;
    };
    AlignmentResponse: {
      /**
       * @description The merchant whose SKUs are processed.
       * @example ACME
       */
      merchantId: string;
      /**
       * @description SKUs picked up by the channel, or withdrawn from it.
       * @example 40
       */
      changed: number;
      /**
       * @description SKUs still to be processed.
       * @example 160
       */
      remaining: number;
      /**
       * Format: date-time
       * @description When the channel opened or closed.
       */
      startedAt: string;
    };
    AllParkedResponse: {
      /**
       * @description Services that do not answer, whose messages are left out.
       * @example []
       */
      unavailable: ('catalog' | 'pricing' | 'taxes' | 'orders' | 'logistics' | 'webhooks')[];
      /** @description The oldest first. */
      messages: components['schemas']['ParkedInServiceResponse'][];
      /** @description For the next page, where there is one. */
      nextPageToken?: string;
    };
    ApproveOrderRequest: {
      /** @description ISO 8601; informative: of any other text the time of the call is taken. */
      approvalDate: string;
    };
    AttemptResponse: {
      /**
       * Format: date-time
       * @description When it began.
       */
      at: string;
      /**
       * @description How long it took, in milliseconds.
       * @example 84
       */
      durationMs: number;
      /**
       * @description Did the receiver take it?
       * @enum {string}
       */
      outcome: 'delivered' | 'failed';
      /**
       * @description The HTTP status, if there was an answer.
       * @example 200
       */
      status?: number;
      /**
       * @description Why there was no status. `timeout`: no status within 15 s. `connect-timeout`: no connection within 3 s, TLS included. `connection-refused`: nothing listens at the address and port. `connection-closed`: the receiver closed the connection before it sent a status. `connection-failed`: another fault of the network. `host-unreachable`: no way leads to the address. `name-not-found`: DNS has no address for the host. `name-unresolved`: DNS did not answer; nothing was sent, and it uses up no attempt. `address-refused`: the address is not public. `tls-certificate`: the certificate has expired, is for another name, or is not from a known authority. `tls-failed`: TLS could not be agreed on. `answer-malformed`: the answer is not HTTP/1.1. `answer-too-large`: the answer has more than 16 KiB of headers. `proxy-refused`: the proxy of this installation refused the address. `proxy-unreachable`: the proxy of this installation could not be reached; nothing was sent, and it uses up no attempt. `cut-off`: this service stopped during the attempt; it uses up no attempt. `event-gone`: the event is no longer kept.
       * @example timeout
       * @enum {string}
       */
      error?:
        | 'timeout'
        | 'connect-timeout'
        | 'connection-refused'
        | 'connection-closed'
        | 'connection-failed'
        | 'host-unreachable'
        | 'name-not-found'
        | 'name-unresolved'
        | 'address-refused'
        | 'tls-certificate'
        | 'tls-failed'
        | 'answer-malformed'
        | 'answer-too-large'
        | 'proxy-refused'
        | 'proxy-unreachable'
        | 'cut-off'
        | 'event-gone';
      /** @description The first KiB of the answer’s body. */
      body?: string;
      /** @description True if the body was not read to its end: it broke off, was malformed, had more than 4 KiB, or was not complete a second after the status. The status has decided all the same. */
      bodyCut?: boolean;
    };
    AttributeDto: {
      /** @description Name of the attribute. */
      name: string;
      /** @description Value of the attribute. */
      value: string;
    };
    AuditResponse: {
      /** @description The newest first. */
      rows: components['schemas']['AuditRowResponse'][];
      /** @description `before` of the next page, where there is one. */
      next?: string;
    };
    AuditRowResponse: {
      /**
       * Format: uuid
       * @description Names the row.
       */
      id: string;
      /**
       * Format: date-time
       * @description When it was changed.
       */
      at: string;
      /**
       * @description The operator’s client id; the consumer group, where an erasure dropped a parked message.
       * @example OPS
       */
      who: string;
      /**
       * @description What was done.
       * @example parked-key.replayed
       */
      what: string;
      /** @description What was changed, and how; never a secret, a token or personal data. */
      details: {
        [key: string]: unknown;
      };
    };
    CancelOrderRequest: {
      /**
       * Format: date-time
       * @description When the order was cancelled.
       */
      cancelDate: string;
      /** @description Why; kept in the history. */
      cancelReason?: string;
      /**
       * @description The kind of reason, which events carry; they never carry the text. `other` when left out.
       * @enum {string}
       */
      reasonCode?:
        | 'out-of-stock'
        | 'lost'
        | 'customs'
        | 'buyer-request'
        | 'fraud'
        | 'address'
        | 'damaged'
        | 'other';
    };
    CancelledData: {
      /**
       * @description The kind of reason; absent in entries that are older than these codes.
       * @enum {string}
       */
      reasonCode?:
        | 'out-of-stock'
        | 'lost'
        | 'customs'
        | 'buyer-request'
        | 'fraud'
        | 'address'
        | 'damaged'
        | 'other';
      /**
       * @description Why.
       * @example The buyer changed their mind
       */
      cancelReason?: string;
    };
    CarrierRequest: {
      /** @description The client that reports with the carrier id. */
      clientId: string;
      /** @description The merchants that it serves. */
      merchants: string[];
    };
    CarrierResponse: {
      /**
       * @description The `carrierId` of tracking requests.
       * @example FULFIL-1
       */
      carrierId: string;
      /**
       * @description The client that reports with it.
       * @example FULFIL-1
       */
      clientId: string;
      /**
       * @description The merchants that it serves, in order of their ids.
       * @example [
       *       "ACME",
       *       "GLOBEX"
       *     ]
       */
      merchants: string[];
    };
    CarriersResponse: {
      /** @description All carriers, in order of their ids. */
      carriers: components['schemas']['CarrierResponse'][];
    };
    ChangeEndpointRequest: {
      /** @description An `https` URL of a public address, with port 443 or one from 1024. */
      url?: string;
      /** @description The types of events that it receives, as `GET /ext/webhooks/types` lists them; `null` for all. */
      types?: string[] | null;
      /**
       * @description `full`: with the event in `data`, unless it has more than 64 KiB; `thin`: with its address in `dataref` only.
       * @enum {string}
       */
      payload?: 'full' | 'thin';
      /**
       * @description `subject`: events of the same subject one after another; `none`: all as soon as possible. Events that are queued keep theirs.
       * @enum {string}
       */
      ordering?: 'subject' | 'none';
      /** @description Requests a second at most, 1 to 200. */
      rate?: number;
      /** @description What it is for, in your words; `null` for none. */
      description?: string | null;
    };
    ChangeResponse: {
      /**
       * Format: uuid
       * @description Names the row.
       */
      id: string;
      /**
       * Format: date-time
       * @description When it was changed.
       */
      at: string;
      /**
       * @description The operator’s client id; the consumer group, where an erasure dropped a parked message.
       * @example OPS
       */
      who: string;
      /**
       * @description What was done.
       * @example parked-key.replayed
       */
      what: string;
      /** @description What was changed, and how; never a secret, a token or personal data. */
      details: {
        [key: string]: unknown;
      };
      /**
       * @description Where it was changed.
       * @example orders
       * @enum {string}
       */
      service: 'gateway' | 'catalog' | 'pricing' | 'taxes' | 'orders' | 'logistics' | 'webhooks';
    };
    ChangesResponse: {
      /** @description The newest first. */
      changes: components['schemas']['ChangeResponse'][];
      /** @description For the next page, where there is one. */
      nextPageToken?: string;
    };
    ChannelCountResponse: {
      /**
       * @description Where they were sold.
       * @example MELI
       */
      salesChannel: string;
      /**
       * @description Orders.
       * @example 9
       */
      count: number;
    };
    ChannelFxRateResponse: {
      /**
       * @description BRL for one US dollar.
       * @example 5.4321
       */
      fxRate: number;
      /**
       * Format: date-time
       * @description When it came into force.
       */
      validFrom: string;
    };
    ChannelSkuCounts: {
      /**
       * @description The channel.
       * @example MELI
       */
      salesChannel: string;
      /** @description By status there. */
      statuses: components['schemas']['EntryStatusCount'][];
    };
    ChannelStatusEntry: {
      /**
       * @description READY_FOR_SALES_CHANNEL: integration is pending.
       * @enum {string}
       */
      status: 'READY_FOR_SALES_CHANNEL' | 'SALES_CHANNEL_APPROVED' | 'SALES_CHANNEL_DENIED';
      /**
       * Format: date-time
       * @description When the status was set.
       */
      statusDate: string;
      /**
       * @description Why.
       * @example inactive
       */
      statusMessage?: string;
    };
    ChannelStatusView: {
      /**
       * @description To what.
       * @enum {string}
       */
      status: 'READY_FOR_SALES_CHANNEL' | 'SALES_CHANNEL_APPROVED' | 'SALES_CHANNEL_DENIED';
      /**
       * Format: date-time
       * @description When.
       */
      statusDate: string;
      /**
       * @description Why.
       * @example inactive
       */
      statusMessage?: string;
      /**
       * @description Sales channel.
       * @example MELI
       */
      salesChannel: string;
      /** @description The channel's id of the SKU. */
      salesChannelSkuId?: string;
      /**
       * @description Whether it has a price there; failed: it could not be localized.
       * @enum {string}
       */
      price: 'none' | 'localized' | 'failed';
      /** @description Every change of the status. */
      history: components['schemas']['EntryChange'][];
    };
    ChannelTokenRequest: {
      /** @description Seconds until the token expires; a year when left out. */
      expiresIn?: number;
    };
    ChannelTokenResponse: {
      /** @description Shown in this answer only. */
      token: string;
      /**
       * Format: uuid
       * @description The id with which it is revoked.
       */
      tokenId: string;
      /**
       * Format: date-time
       * @description Until when it is valid.
       */
      expiresAt: string;
    };
    ChannelTokensResponse: {
      /** @description The newest first. */
      tokens: components['schemas']['ListedChannelTokenResponse'][];
      /** @description For the next page, where there is one. */
      nextPageToken?: string;
    };
    CheckProductsRequest: {
      /** @description Products, with at most 1,000 SKUs together. */
      products: components['schemas']['CheckedProductRequest'][];
    };
    CheckProductsResponse: {
      /** @description In the order sent. */
      products: components['schemas']['CheckedProductResponse'][];
    };
    CheckedProductRequest: {
      /** @description All SKUs of the product, as in an upsert. */
      skus: components['schemas']['SkuDto'][];
    };
    CheckedProductResponse: {
      /** @description What an upsert would do; left out where it is refused. */
      preview?: components['schemas']['UpsertPreviewResponse'];
      /**
       * @description Why an upsert would be refused; empty where it would not.
       * @example []
       */
      errors: components['schemas']['ProductFaultResponse'][];
    };
    ClientResponse: {
      /**
       * @description The id with which the client logs in.
       * @example ACME-ERP
       */
      clientId: string;
      /**
       * @description What it may do.
       * @example merchant
       * @enum {string}
       */
      kind: 'merchant' | 'fulfillment-partner' | 'operator';
      /**
       * @description Whose merchant it is.
       * @example ACME
       */
      merchantId?: string;
      /**
       * @description Which partner it is.
       * @example FULFIL-1
       */
      partnerId?: string;
      /**
       * @description `read` for an operator that may use GET operations only.
       * @example full
       * @enum {string}
       */
      access: 'full' | 'read';
      /**
       * Format: date-time
       * @description When it was made.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description Since when its secret is valid.
       */
      secretChangedAt: string;
      /**
       * Format: date-time
       * @description Until when the previous secret is valid as well.
       */
      previousSecretUntil?: string;
      /**
       * Format: date-time
       * @description When it was revoked.
       */
      revokedAt?: string;
    };
    ClientSecretResponse: {
      /**
       * @description The id with which the client logs in.
       * @example ACME-ERP
       */
      clientId: string;
      /**
       * @description What it may do.
       * @example merchant
       * @enum {string}
       */
      kind: 'merchant' | 'fulfillment-partner' | 'operator';
      /**
       * @description Whose merchant it is.
       * @example ACME
       */
      merchantId?: string;
      /**
       * @description Which partner it is.
       * @example FULFIL-1
       */
      partnerId?: string;
      /**
       * @description `read` for an operator that may use GET operations only.
       * @example full
       * @enum {string}
       */
      access: 'full' | 'read';
      /**
       * Format: date-time
       * @description When it was made.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description Since when its secret is valid.
       */
      secretChangedAt: string;
      /**
       * Format: date-time
       * @description Until when the previous secret is valid as well.
       */
      previousSecretUntil?: string;
      /**
       * Format: date-time
       * @description When it was revoked.
       */
      revokedAt?: string;
      /** @description Shown in this answer only. */
      clientSecret: string;
    };
    ClientSessionsResponse: {
      /**
       * @description The client; of a person who signed in with an OpenID provider `oidc:` and the name.
       * @example oidc:ana@example.com
       */
      clientId: string;
      /**
       * @description How many sessions are live, 20 at most.
       * @example 2
       */
      live: number;
      /**
       * Format: date-time
       * @description When the newest began.
       */
      lastBegunAt: string;
      /**
       * Format: date-time
       * @description When the last of them expires.
       */
      lastExpiresAt: string;
    };
    ClientsResponse: {
      /** @description By client id. */
      clients: components['schemas']['ClientResponse'][];
      /** @description `after` of the next page, where there is one. */
      next?: string;
    };
    CloudEventResponse: {
      /**
       * @description The version of CloudEvents.
       * @enum {string}
       */
      specversion: '1.0';
      /**
       * Format: uuid
       * @description The id of the event, the same wherever it is sent.
       */
      id: string;
      /**
       * @description The service that published it.
       * @example /entrepot/orders
       */
      source: string;
      /**
       * @description Its type.
       * @example order.placed
       */
      type: string;
      /** @description What it is about, for example the id of an order. */
      subject: string;
      /**
       * Format: date-time
       * @description When it happened.
       */
      time: string;
      /**
       * @description What `data` is.
       * @enum {string}
       */
      datacontenttype: 'application/json';
      /** @description The address of the JSON Schema of `data`. */
      dataschema: string;
      /** @description The merchant whose event it is. */
      merchantid: string;
      /** @description The version of the subject, an integer as text; it rises with every event about it. Ignore an event whose version is not above the last one that you have applied. */
      subjectversion: string;
      /** @description The trace in which it happened (W3C Trace Context). */
      traceparent?: string;
      /** @description The event as it was published, byte for byte; `dataschema` describes it. */
      data?: {
        [key: string]: unknown;
      };
      /** @description In place of `data`, in a webhook without it: where the whole event is. */
      dataref?: string;
    };
    ConsumerResponse: {
      /**
       * @description The consumer group.
       * @example orders.main
       */
      group: string;
      /**
       * @description What this process does for it.
       * @example running
       */
      detail: string;
    };
    CoreStatusResponse: {
      /**
       * @description The status as buyers see it.
       * @example IN_TRANSIT
       */
      buyerStep: string;
      /**
       * @description What happened.
       * @enum {string}
       */
      code:
        | 'CREATED'
        | 'AWAITING_PICK_UP'
        | 'LEFT_FULFILLMENT'
        | 'HUB_RECEIVED'
        | 'LINEHAUL_DEPARTED'
        | 'ARRIVED_COUNTRY'
        | 'CUSTOMS_STARTED'
        | 'CUSTOMS_HELD'
        | 'CUSTOMS_RELEASED'
        | 'LAST_MILE_RECEIVED'
        | 'OUT_FOR_DELIVERY'
        | 'DELIVERY_ATTEMPT_FAILED'
        | 'DELIVERED'
        | 'CANCELED';
      /**
       * @description The status that it stands for.
       * @enum {string}
       */
      macroStep:
        | 'SHIPMENT_CREATED'
        | 'SHIPPED'
        | 'ARRIVED_DESTINATION_COUNTRY'
        | 'CUSTOMS_CLEARANCE'
        | 'LAST_MILE'
        | 'DELIVERED'
        | 'SHIPMENT_CANCELED';
    };
    CreateClientRequest: {
      /** @description The id with which the client logs in. `oidc:` begins the ids of people who sign in with an OpenID provider. */
      clientId: string;
      /**
       * @description Decides what it may do. Sales channels have no secret; they are issued tokens.
       * @enum {string}
       */
      kind: 'merchant' | 'fulfillment-partner' | 'operator';
      /** @description Whose merchant it is; for the kind `merchant`. */
      merchantId?: string;
      /** @description Which partner it is; for the kind `fulfillment-partner`. */
      partnerId?: string;
      /**
       * @description For the kind `operator`: with `read` it may use GET operations only. `full` when left out.
       * @enum {string}
       */
      access?: 'full' | 'read';
    };
    CreateEndpointRequest: {
      /** @description An `https` URL of a public address, with port 443 or one from 1024. */
      url: string;
      /** @description The types of events that it receives, as `GET /ext/webhooks/types` lists them; all when left out, later ones as well. */
      types?: string[];
      /**
       * @description `full`: with the event in `data`, unless it has more than 64 KiB; `thin`: with its address in `dataref` only. `full` when left out.
       * @enum {string}
       */
      payload?: 'full' | 'thin';
      /**
       * @description `subject`: events of the same subject one after another; `none`: all as soon as possible. `subject` when left out.
       * @enum {string}
       */
      ordering?: 'subject' | 'none';
      /** @description Requests a second at most, 1 to 200; 50 when left out. */
      rate?: number;
      /** @description What it is for, in your words. */
      description?: string;
    };
    CreateOrderRequest: {
      /** @description Sales channel, as MELI. */
      salesChannel: string;
      /** @description ISO 4217 code of the sales channel's currency. */
      currency: string;
      /** @description Order id in the channel; unique. */
      salesChannelOrderId: string;
      /**
       * @description RETURNS: fulfilled locally by the returns partner. MERCHANT when left out.
       * @enum {string}
       */
      fulfillmentWarehouseType?: 'MERCHANT' | 'RETURNS';
      /** @description Items and shipping, both with discounts. */
      value: number;
      /**
       * Format: date-time
       * @description When the buyer ordered; now when left out.
       */
      creationDate?: string;
      /** @description Must agree with the lines. */
      totals: components['schemas']['TotalsRequest'];
      /** @description Lines. */
      items: components['schemas']['ItemRequest'][];
      /** @description The buyer. */
      customer: components['schemas']['CustomerRequest'];
      /** @description Where it goes and how. */
      shipping: components['schemas']['ShippingRequest'];
      /** @description Must add up to the order value. */
      payments: components['schemas']['PaymentRequest'][];
      /** @description Serialized JSON; stored, not shown. */
      salesChannelOrderData?: string;
    };
    CreateShipmentRequest: {
      /** @description Parcel ids, each once, of one merchant. */
      parcelIds: string[];
      /**
       * Format: date-time
       * @description When it is expected to leave the fulfillment facility, ISO 8601.
       */
      expectedShipDate: string;
      /**
       * Format: date-time
       * @description When it is expected at the consolidation hub, ISO 8601.
       */
      expectedDeliveryDate: string;
      /** @description Tracking number of the first mile. */
      firstMileTrackingNumber: string;
      /** @description Who carries it on the first mile. */
      firstMileCarrierId?: string;
      /** @description In words. */
      description?: string;
    };
    CustomerRequest: {
      /**
       * @description A person or a company.
       * @enum {string}
       */
      type: 'PERSON' | 'COMPANY';
      /** @description First name, or the name of the company. */
      firstName: string;
      /** @description Last name. */
      lastName?: string;
      /** @description Tax document. */
      document: string;
      /** @description Email. */
      email?: string;
      /** @description Phone. */
      phone?: components['schemas']['PhoneRequest'];
      /** @description Where the bill goes. */
      billingAddress?: components['schemas']['AddressRequest'];
    };
    DeliveriesResponse: {
      /** @description The newest first. */
      deliveries: components['schemas']['DeliveryResponse'][];
      /** @description For the next page, where there is one. */
      nextPageToken?: string;
    };
    DeliveryRequest: {
      /** @description Name of the delivery method. */
      name: string;
      /** @description Carrier. */
      company: string;
      /** @description Shipping without discounts; the sale price when left out. */
      listPrice?: number;
      /** @description Shipping with discounts. */
      salePrice: number;
      /** @description Days. */
      deliveryTime: number;
      /**
       * Format: date-time
       * @description Promised to the buyer.
       */
      deliveryEstimateDate: string;
      /** @description The id of each item, once. */
      items: string[];
    };
    DeliveryResponse: {
      /**
       * Format: uuid
       * @description Its id.
       */
      deliveryId: string;
      /**
       * Format: uuid
       * @description Where it is sent.
       */
      endpointId: string;
      /**
       * Format: uuid
       * @description What is sent; the header `webhook-id`.
       */
      eventId: string;
      /**
       * @description The type of the event.
       * @example order.placed
       */
      type: string;
      /** @description What the event is about, for example the id of an order. */
      subject: string;
      /**
       * @description Why it is sent: the event happened, or someone asked for it afterwards.
       * @enum {string}
       */
      cause: 'event' | 'retry' | 'replay' | 'recovery' | 'test';
      /**
       * @description It waits for an attempt, was delivered, was given up, or was `dropped`: the endpoint receives its type no longer.
       * @enum {string}
       */
      state: 'waiting' | 'delivered' | 'dead' | 'dropped';
      /**
       * @description How many attempts have ended.
       * @example 1
       */
      attemptCount: number;
      /**
       * Format: date-time
       * @description When it was queued.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it may be attempted next; later if the endpoint is busy. Left out during an attempt and after the last one.
       */
      nextAttemptAt?: string;
      /**
       * @description What it waits for besides its turn. `retry-after`: the receiver asked for this wait. `endpoint`: the endpoint is paused. There may be others later.
       * @enum {string}
       */
      pauseReason?: 'retry-after' | 'endpoint';
      /**
       * Format: date-time
       * @description When it was delivered, given up or dropped.
       */
      finishedAt?: string;
    };
    DeliveryWithAttemptsResponse: {
      /**
       * Format: uuid
       * @description Its id.
       */
      deliveryId: string;
      /**
       * Format: uuid
       * @description Where it is sent.
       */
      endpointId: string;
      /**
       * Format: uuid
       * @description What is sent; the header `webhook-id`.
       */
      eventId: string;
      /**
       * @description The type of the event.
       * @example order.placed
       */
      type: string;
      /** @description What the event is about, for example the id of an order. */
      subject: string;
      /**
       * @description Why it is sent: the event happened, or someone asked for it afterwards.
       * @enum {string}
       */
      cause: 'event' | 'retry' | 'replay' | 'recovery' | 'test';
      /**
       * @description It waits for an attempt, was delivered, was given up, or was `dropped`: the endpoint receives its type no longer.
       * @enum {string}
       */
      state: 'waiting' | 'delivered' | 'dead' | 'dropped';
      /**
       * @description How many attempts have ended.
       * @example 1
       */
      attemptCount: number;
      /**
       * Format: date-time
       * @description When it was queued.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it may be attempted next; later if the endpoint is busy. Left out during an attempt and after the last one.
       */
      nextAttemptAt?: string;
      /**
       * @description What it waits for besides its turn. `retry-after`: the receiver asked for this wait. `endpoint`: the endpoint is paused. There may be others later.
       * @enum {string}
       */
      pauseReason?: 'retry-after' | 'endpoint';
      /**
       * Format: date-time
       * @description When it was delivered, given up or dropped.
       */
      finishedAt?: string;
      /** @description The first one first. */
      attempts: components['schemas']['AttemptResponse'][];
    };
    DestinationPriceRow: {
      /** @description The channel in which the price is shown. */
      salesChannel: string;
      /**
       * @description The channel's country.
       * @example BR
       * @example BRA
       * @example 076
       */
      country: string;
      /** @description The retail price as it is shown, in the currency of the channel. */
      salePrice: number;
      /** @description The crossed-out price, in the currency of the channel; the sale price when left out. */
      listPrice?: number;
      /** @description The merchant's id of the SKU. */
      skuId: string;
    };
    DropParkedRequest: {
      /** @description Why it is dropped; kept in the audit. */
      reason: string;
    };
    DroppedListPrice: {
      /**
       * @description A stable code.
       * @example value-over-simplified-regime
       */
      code: string;
      /**
       * @description In words.
       * @example The value is above what the simplified import regime of MX covers.
       */
      detail: string;
    };
    EnableEndpointRequest: {
      /**
       * Format: date-time
       * @description Send every event since then that was not delivered to this endpoint; none when left out.
       */
      recoverFrom?: string;
    };
    EnabledEndpointResponse: {
      /**
       * Format: uuid
       * @description The endpoint.
       */
      endpointId: string;
      /**
       * @description It receives events.
       * @enum {string}
       */
      state: 'enabled';
      /** @description What sends the events that were not delivered; only with `recoverFrom`. */
      recovery?: components['schemas']['ReplayResponse'];
    };
    EndedSessionsResponse: {
      /**
       * @description The client; of a person who signed in with an OpenID provider `oidc:` and the name.
       * @example oidc:ana@example.com
       */
      clientId: string;
      /**
       * @description How many sessions were ended.
       * @example 2
       */
      ended: number;
    };
    EndpointDayResponse: {
      /**
       * @description The share of attempts that succeeded, 0 to 1; left out if there was none.
       * @example 0.98
       */
      successRate?: number;
      /**
       * @description Attempts that were answered 2xx.
       * @example 49
       */
      succeeded: number;
      /**
       * @description Attempts that were answered otherwise, or not at all.
       * @example 1
       */
      failed: number;
      /**
       * @description Deliveries that succeeded.
       * @example 49
       */
      delivered: number;
      /**
       * @description Deliveries that were given up.
       * @example 0
       */
      dead: number;
      /**
       * @description Deliveries of types that the endpoint receives no longer.
       * @example 0
       */
      dropped: number;
    };
    EndpointDetailResponse: {
      /**
       * Format: uuid
       * @description Names it in paths.
       */
      id: string;
      /**
       * @description Whose endpoint it is.
       * @example ACME
       */
      merchantId: string;
      /**
       * @description Where events are posted.
       * @example https://erp.acme.example/entrepot-events
       */
      url: string;
      /**
       * @description The types of events that it receives; all when left out.
       * @example [
       *       "order.status-changed"
       *     ]
       */
      types?: string[];
      /**
       * @description Whether requests have the event, or its address only.
       * @enum {string}
       */
      payload: 'full' | 'thin';
      /**
       * @description Whether events of the same subject are sent one after another.
       * @enum {string}
       */
      ordering: 'subject' | 'none';
      /**
       * @description Requests a second at most.
       * @example 50
       */
      rate: number;
      /**
       * @description What it is for.
       * @example ERP of the shop
       */
      description?: string;
      /**
       * @description `failing`: its last 10 attempts or more have failed, so it gets single requests until one succeeds. `disabled`: nothing is sent to it.
       * @enum {string}
       */
      state: 'enabled' | 'failing' | 'disabled';
      /**
       * Format: date-time
       * @description Since when nothing has succeeded; only while it is `failing`.
       */
      failingSince?: string;
      /**
       * Format: date-time
       * @description Nothing is sent before, 10 minutes at most, but for what a person asks for: a `test`, a `retry`. Left out when it is not paused.
       */
      pausedUntil?: string;
      /**
       * @description Why it is paused. `failures`: 10 in a row or more. `rest`: its name or proxy cannot be reached, or its answers are malformed.
       * @enum {string}
       */
      pauseReason?: 'failures' | 'rest';
      /**
       * @description The HTTP status of the last answer; left out if the last attempt got none.
       * @example 503
       */
      lastStatus?: number;
      /**
       * @description Why the last attempt got no answer, as `error` of an attempt.
       * @example timeout
       */
      lastError?: string;
      /**
       * Format: date-time
       * @description When an attempt last succeeded, to within a minute.
       */
      lastSuccessAt?: string;
      /**
       * @description `failing`: nothing succeeded for 5 days; `gone`: it answered 410; `requested`: by `disable`.
       * @example failing
       */
      disabledReason?: string;
      /**
       * Format: date-time
       * @description Since when it is disabled.
       */
      disabledAt?: string;
      /**
       * Format: date-time
       * @description Until when the secret before the last rotation signs as well.
       */
      previousSecretUntil?: string;
      /**
       * Format: date-time
       * @description When it was made.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it was last changed.
       */
      updatedAt: string;
      /** @description What ended within the last 24 hours, by whole hours. */
      lastDay: components['schemas']['EndpointDayResponse'];
    };
    EndpointPageResponse: {
      /** @description In the order in which they were made. */
      endpoints: components['schemas']['EndpointResponse'][];
      /** @description For the next page; left out on the last. */
      nextPageToken?: string;
    };
    EndpointResponse: {
      /**
       * Format: uuid
       * @description Names it in paths.
       */
      id: string;
      /**
       * @description Whose endpoint it is.
       * @example ACME
       */
      merchantId: string;
      /**
       * @description Where events are posted.
       * @example https://erp.acme.example/entrepot-events
       */
      url: string;
      /**
       * @description The types of events that it receives; all when left out.
       * @example [
       *       "order.status-changed"
       *     ]
       */
      types?: string[];
      /**
       * @description Whether requests have the event, or its address only.
       * @enum {string}
       */
      payload: 'full' | 'thin';
      /**
       * @description Whether events of the same subject are sent one after another.
       * @enum {string}
       */
      ordering: 'subject' | 'none';
      /**
       * @description Requests a second at most.
       * @example 50
       */
      rate: number;
      /**
       * @description What it is for.
       * @example ERP of the shop
       */
      description?: string;
      /**
       * @description `failing`: its last 10 attempts or more have failed, so it gets single requests until one succeeds. `disabled`: nothing is sent to it.
       * @enum {string}
       */
      state: 'enabled' | 'failing' | 'disabled';
      /**
       * Format: date-time
       * @description Since when nothing has succeeded; only while it is `failing`.
       */
      failingSince?: string;
      /**
       * Format: date-time
       * @description Nothing is sent before, 10 minutes at most, but for what a person asks for: a `test`, a `retry`. Left out when it is not paused.
       */
      pausedUntil?: string;
      /**
       * @description Why it is paused. `failures`: 10 in a row or more. `rest`: its name or proxy cannot be reached, or its answers are malformed.
       * @enum {string}
       */
      pauseReason?: 'failures' | 'rest';
      /**
       * @description The HTTP status of the last answer; left out if the last attempt got none.
       * @example 503
       */
      lastStatus?: number;
      /**
       * @description Why the last attempt got no answer, as `error` of an attempt.
       * @example timeout
       */
      lastError?: string;
      /**
       * Format: date-time
       * @description When an attempt last succeeded, to within a minute.
       */
      lastSuccessAt?: string;
      /**
       * @description `failing`: nothing succeeded for 5 days; `gone`: it answered 410; `requested`: by `disable`.
       * @example failing
       */
      disabledReason?: string;
      /**
       * Format: date-time
       * @description Since when it is disabled.
       */
      disabledAt?: string;
      /**
       * Format: date-time
       * @description Until when the secret before the last rotation signs as well.
       */
      previousSecretUntil?: string;
      /**
       * Format: date-time
       * @description When it was made.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it was last changed.
       */
      updatedAt: string;
    };
    EndpointSecretResponse: {
      /**
       * Format: uuid
       * @description Names it in paths.
       */
      id: string;
      /**
       * @description Whose endpoint it is.
       * @example ACME
       */
      merchantId: string;
      /**
       * @description Where events are posted.
       * @example https://erp.acme.example/entrepot-events
       */
      url: string;
      /**
       * @description The types of events that it receives; all when left out.
       * @example [
       *       "order.status-changed"
       *     ]
       */
      types?: string[];
      /**
       * @description Whether requests have the event, or its address only.
       * @enum {string}
       */
      payload: 'full' | 'thin';
      /**
       * @description Whether events of the same subject are sent one after another.
       * @enum {string}
       */
      ordering: 'subject' | 'none';
      /**
       * @description Requests a second at most.
       * @example 50
       */
      rate: number;
      /**
       * @description What it is for.
       * @example ERP of the shop
       */
      description?: string;
      /**
       * @description `failing`: its last 10 attempts or more have failed, so it gets single requests until one succeeds. `disabled`: nothing is sent to it.
       * @enum {string}
       */
      state: 'enabled' | 'failing' | 'disabled';
      /**
       * Format: date-time
       * @description Since when nothing has succeeded; only while it is `failing`.
       */
      failingSince?: string;
      /**
       * Format: date-time
       * @description Nothing is sent before, 10 minutes at most, but for what a person asks for: a `test`, a `retry`. Left out when it is not paused.
       */
      pausedUntil?: string;
      /**
       * @description Why it is paused. `failures`: 10 in a row or more. `rest`: its name or proxy cannot be reached, or its answers are malformed.
       * @enum {string}
       */
      pauseReason?: 'failures' | 'rest';
      /**
       * @description The HTTP status of the last answer; left out if the last attempt got none.
       * @example 503
       */
      lastStatus?: number;
      /**
       * @description Why the last attempt got no answer, as `error` of an attempt.
       * @example timeout
       */
      lastError?: string;
      /**
       * Format: date-time
       * @description When an attempt last succeeded, to within a minute.
       */
      lastSuccessAt?: string;
      /**
       * @description `failing`: nothing succeeded for 5 days; `gone`: it answered 410; `requested`: by `disable`.
       * @example failing
       */
      disabledReason?: string;
      /**
       * Format: date-time
       * @description Since when it is disabled.
       */
      disabledAt?: string;
      /**
       * Format: date-time
       * @description Until when the secret before the last rotation signs as well.
       */
      previousSecretUntil?: string;
      /**
       * Format: date-time
       * @description When it was made.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it was last changed.
       */
      updatedAt: string;
      /** @description Signs the requests, as Standard Webhooks says: `whsec_` and 32 bytes in base64. Shown in this answer only. */
      secret: string;
    };
    EndpointsResponse: {
      /** @description In the order in which they were made. */
      endpoints: components['schemas']['EndpointResponse'][];
    };
    EntryChange: {
      /**
       * @description To what.
       * @enum {string}
       */
      status: 'READY_FOR_SALES_CHANNEL' | 'SALES_CHANNEL_APPROVED' | 'SALES_CHANNEL_DENIED';
      /**
       * Format: date-time
       * @description When.
       */
      statusDate: string;
      /**
       * @description Why.
       * @example inactive
       */
      statusMessage?: string;
    };
    EntryStatusCount: {
      /**
       * @description SKUs.
       * @example 12
       */
      count: number;
      /**
       * @description Their status in the channel.
       * @enum {string}
       */
      status: 'READY_FOR_SALES_CHANNEL' | 'SALES_CHANNEL_APPROVED' | 'SALES_CHANNEL_DENIED';
    };
    EventSchemaResponse: {
      /**
       * @description Name of the event: the header `ce_type`.
       * @example order.placed
       */
      type: string;
      /**
       * @description Its version.
       * @example 1
       */
      version: number;
      /**
       * @description The topic; absent for events that are delivered by webhooks only.
       * @example orders.order
       */
      stream?: string;
      /**
       * @description Where the schema is: the end of the header `ce_dataschema`.
       * @example /schemas/order.placed/v1
       */
      schemaPath: string;
    };
    EventSchemasResponse: {
      /** @description One for each version of an event. */
      schemas: components['schemas']['EventSchemaResponse'][];
    };
    EventTypeResponse: {
      /**
       * @description As it is in `type` of an event.
       * @example order.status-changed
       */
      type: string;
      /**
       * @description What has happened.
       * @example An order has reached a status.
       */
      description: string;
      /**
       * @description The JSON Schema of `data`.
       * @example https://api.entrepot.example/schemas/order.status-changed/v1
       */
      schema: string;
    };
    EventTypesResponse: {
      /** @description In alphabetical order. */
      types: components['schemas']['EventTypeResponse'][];
    };
    EventsResponse: {
      /** @description In the order of the log. */
      events: components['schemas']['CloudEventResponse'][];
      /** @description Continues behind these events; valid as long as events are kept. */
      after: string;
      /** @description Are there later events already? */
      more: boolean;
    };
    ExceptionResponse: {
      /**
       * @description Its id.
       * @example shipped-after-cancel:ACME-MELI-1001
       */
      id: string;
      /**
       * @description Among them `shipped-after-cancel`, `destination-mismatch`, `out-of-stock` and `intake-waiting`.
       * @example shipped-after-cancel
       */
      kind: string;
      /**
       * @description The order it is about.
       * @example ACME-MELI-1001
       */
      orderId?: string;
      /**
       * @description Whose order it is.
       * @example ACME
       */
      merchantId: string;
      /** @description In words. */
      detail: string;
      /**
       * Format: date-time
       * @description When it began.
       */
      since: string;
      /** @description Who has acknowledged it; left out until then. */
      acknowledgement?: components['schemas']['AcknowledgementResponse'];
    };
    ExceptionsResponse: {
      /** @description The newest first. */
      exceptions: components['schemas']['ExceptionResponse'][];
      /** @description For the next page, where there is one. */
      nextPageToken?: string;
    };
    /** @description One field at fault. */
    FieldError: {
      /**
       * @description JSON Pointer to the field in the body (RFC 6901), of a missing field too.
       * @example /0/name
       */
      pointer: string;
      /**
       * @description Stable.
       * @example required
       */
      code: string;
      /**
       * @description In words.
       * @example is required
       */
      detail: string;
    };
    FreightTerms: {
      /**
       * @description Kilograms.
       * @example 0.6
       */
      billedWeight: number;
      /**
       * @description US dollars.
       * @example 9.8
       */
      tariff: number;
      /**
       * @description Local currency.
       * @example 179.8
       */
      value: number;
    };
    FxRatesResponse: {
      /** @description The latest `validFrom` first, at most 500; earlier ones are found with `until` set to the last `validFrom`. */
      rates: components['schemas']['ListedFxRateResponse'][];
    };
    GlobalSaleChannelDataDto: {
      /** @description Whether the SKU is active in sales channels. */
      active: boolean;
      /** @description Reference category, mapped to the categories of each channel. */
      category: string;
      /** @description Brand, in the original language. */
      brand: string;
      /** @description Colour of the variation, in the original language. */
      color?: string;
      /** @description Size of the variation, in the original language. */
      size?: string;
      /** @description At most 10. */
      attributes?: components['schemas']['AttributeDto'][];
    };
    HistoryEntryResponse: {
      /**
       * Format: uuid
       * @description The id of the entry, which its event carries.
       */
      historyId: string;
      /**
       * Format: date-time
       * @description When it happened.
       */
      eventDate: string;
      /**
       * Format: date-time
       * @description When the entry was written.
       */
      receivedDate: string;
      /**
       * @description A status, or PARCEL_TRACKING_UPDATED, which never is one.
       * @enum {string}
       */
      status:
        | 'CREATED'
        | 'APPROVED'
        | 'HANDLING'
        | 'REQUIRES_REVIEW'
        | 'REGULATORY_CHECK_OK'
        | 'PACKED'
        | 'INVOICED'
        | 'READY_TO_SHIP'
        | 'SHIPPED'
        | 'DELIVERED'
        | 'RETURN_REQUESTED'
        | 'RETURN_APPROVED'
        | 'RETURNED'
        | 'ON_HOLD'
        | 'CANCELLED'
        | 'OPERATIONAL_ISSUE'
        | 'PARCEL_TRACKING_UPDATED';
      /** @description In the shape of the status; left out where there is nothing to say. */
      eventData?:
        | components['schemas']['PackedData']
        | components['schemas']['InvoicedData']
        | components['schemas']['ReadyToShipData']
        | components['schemas']['TrackingData']
        | components['schemas']['ShippedData']
        | components['schemas']['CancelledData']
        | components['schemas']['ReasonData']
        | components['schemas']['ReturnedData'];
    };
    InventoryBatchResponse: {
      /**
       * @description Rows accepted.
       * @example 2
       */
      accepted: number;
      /**
       * @description Rows refused.
       * @example 0
       */
      refused: number;
      /** @description One for each row, in the order sent. */
      results: components['schemas']['InventoryRowResult'][];
    };
    InventoryDto: {
      /** @description The SKU, registered or not yet. */
      skuId: string;
      /** @description Pieces that can be sold; replaces what was there. */
      quantity: number;
      /** @description 1 by default. */
      warehouseId: number;
      /**
       * @description Sellable, or returned and no longer sellable as new.
       * @enum {string}
       */
      inventoryType: 'AVAILABLE' | 'DAMAGED';
      /** @description Extension: refuses with 409 when the present quantity is another. */
      changeFromQuantity?: number;
    };
    InventoryListResponse: {
      /** @description By last update, then id. */
      inventories: components['schemas']['InventoryResponse'][];
      /** @description For the next page; left out on the last. */
      nextPageToken?: string;
    };
    InventoryResponse: {
      /**
       * @description Of the record.
       * @example ACME-TSHIRT-1-1-AVAILABLE
       */
      id: string;
      /**
       * @description Whose stock it is.
       * @example ACME
       */
      merchantId: string;
      /**
       * @description The merchant's id of the SKU.
       * @example TSHIRT-1
       */
      skuId: string;
      /**
       * @description Left out while the SKU is not registered.
       * @example Camiseta de algodón manga corta negra
       */
      skuName?: string;
      /**
       * @description Warehouse.
       * @example 1
       */
      warehouseId: number;
      /**
       * @description Its name.
       * @example Main
       */
      warehouseName: string;
      /**
       * @description ISO 3166-1 alpha-2.
       * @example US
       */
      warehouseCountry: string;
      /**
       * @description Pieces that can still be sold.
       * @example 100
       */
      quantity: number;
      /**
       * @description Sellable, or returned and no longer sellable as new.
       * @enum {string}
       */
      inventoryType: 'AVAILABLE' | 'DAMAGED';
      /**
       * Format: date-time
       * @description When it was created or its quantity changed.
       */
      lastUpdateDate: string;
      /**
       * @description That of the newest event about this record on `catalog.inventory`.
       * @example 3
       */
      version: number;
      /**
       * Format: date-time
       * @description When a channel took the quantity over; left out before.
       */
      lastIntegrationDate?: string;
      /** @description In the returns partner's warehouses only: where the pieces come from. */
      returnedOrders?: components['schemas']['ReturnedOrder'][];
    };
    InventoryRowResult: {
      /**
       * @description Of the row in the body, from 0.
       * @example 0
       */
      index: number;
      /**
       * @description The status with which the single operation answers this row.
       * @example 422
       */
      status: number;
      /**
       * @description Of a refused row: the code of its problem.
       * @example validation-failed
       */
      code?: string;
      /**
       * @description Of a refused row: why.
       * @example Fields of the row are not valid.
       */
      detail?: string;
      /** @description Of a refused row: the fields at fault, where it is due to fields. */
      errors?: components['schemas']['RowFault'][];
      /**
       * @description As sent, where it is valid.
       * @example TSHIRT-1
       */
      skuId?: string;
      /**
       * @description As sent, where it is valid.
       * @example 1
       */
      warehouseId?: number;
      /**
       * @description As sent, where it is valid.
       * @enum {string}
       */
      inventoryType?: 'AVAILABLE' | 'DAMAGED';
      /** @description Of an accepted row: the record after all rows. */
      inventory?: components['schemas']['InventoryResponse'];
    };
    InvoicedData: {
      /**
       * @description Number of the invoice.
       * @example ACME-00000001
       */
      number: string;
      /**
       * @description The sum of the lines, in the merchant's currency.
       * @example 108.2
       */
      value: number;
      /** @description What was invoiced. */
      items: components['schemas']['InvoicedUnits'][];
      /**
       * Format: uri
       * @description A link that opens it without a token for some days; left out once the buyer's data is erased.
       */
      invoiceUrl?: string;
    };
    InvoicedUnits: {
      /**
       * @description The merchant's id of the SKU.
       * @example TSHIRT-1
       */
      skuId: string;
      /**
       * @description Units.
       * @example 2
       */
      quantity: number;
      /**
       * @description Unit price in the merchant's currency; × quantity, rounded, the value of the line.
       * @example 54.1
       */
      invoicedPrice: number;
    };
    ItemRequest: {
      /** @description Unique within the order; the delivery names it. */
      id: string;
      /** @description The channel's id of an approved SKU; the merchant's and the service's are understood too. */
      salesChannelSkuId: string;
      /** @description Units. */
      quantity: number;
      /** @description Title as sold. */
      name: string;
      /** @description Unit price without discounts; the sale price when left out. */
      listPrice?: number;
      /** @description Unit price with discounts. */
      salePrice: number;
    };
    LagResponse: {
      /**
       * @description `unavailable` while the broker does not answer.
       * @example known
       * @enum {string}
       */
      state: 'known' | 'unavailable';
      /** @description By group and stream, where it is known. */
      streams?: components['schemas']['StreamLagResponse'][];
      /** @description Why it is not known. */
      detail?: string;
    };
    LineTaxes: {
      /**
       * @description CBS; informative, not part of the total.
       * @example 3.31
       */
      cbsTaxValue: number;
      /**
       * @description IBS of the state; informative, not in the total.
       * @example 0.37
       */
      ibsETaxValue: number;
      /**
       * @description IBS of the city; informative, not in the total.
       * @example 0
       */
      ibsMTaxValue: number;
      /**
       * @description ICMS, in its own base.
       * @example 75.37
       */
      icmsTaxValue: number;
      /**
       * @description Import duty.
       * @example 73.2
       */
      importTaxValue: number;
      /**
       * @description ICMS and import duty.
       * @example 148.57
       */
      totalTaxValue: number;
      /**
       * @description The request's id of the line.
       * @example 1
       */
      id: string;
      /**
       * @description As in the request.
       * @example TSHIRT-1
       */
      skuId: string;
    };
    ListParcelsResponse: {
      /** @description By last update, then id. */
      parcels: components['schemas']['ParcelResponse'][];
      /** @description For the next page; left out on the last. */
      nextPageToken?: string;
    };
    ListShipmentsResponse: {
      /** @description By last update, then id. */
      shipments: components['schemas']['ShipmentResponse'][];
      /** @description For the next page; left out on the last. */
      nextPageToken?: string;
    };
    ListedChannelTokenResponse: {
      /**
       * Format: uuid
       * @description The id with which it is revoked.
       */
      tokenId: string;
      /**
       * Format: date-time
       * @description When it was issued.
       */
      issuedAt: string;
      /**
       * Format: date-time
       * @description Until when it is valid, unless it is revoked.
       */
      expiresAt: string;
      /**
       * Format: date-time
       * @description When it was revoked.
       */
      revokedAt?: string;
    };
    ListedFxRateResponse: {
      /**
       * @description Rates are kept per US dollar.
       * @enum {string}
       */
      base: 'USD';
      /**
       * @description ISO 4217 currency code.
       * @example BRL
       */
      quote: string;
      /**
       * @description Units of quote for one US dollar.
       * @example 5.4321
       */
      rate: number;
      /**
       * Format: date-time
       * @description When it comes into force.
       */
      validFrom: string;
      /**
       * @description Where it comes from.
       * @example Banco Central do Brasil, PTAX
       */
      source: string;
      /**
       * @description The client that loaded it.
       * @example OPS
       */
      loadedBy: string;
      /**
       * Format: date-time
       * @description When it was loaded.
       */
      loadedAt: string;
      /**
       * @description It is the one of its pair that is in force now.
       * @example true
       */
      inForce: boolean;
    };
    ListedPriceResponse: {
      /**
       * @description Of the record.
       * @example ACME-TSHIRT-1-MELI
       */
      id: string;
      /**
       * @description Whose price it is.
       * @example ACME
       */
      merchantId: string;
      /**
       * @description The merchant's id of the SKU.
       * @example TSHIRT-1
       */
      skuId: string;
      /**
       * @description In the original language.
       * @example Camiseta de algodón
       */
      skuName: string;
      /**
       * @description The merchant's, ISO 4217.
       * @example USD
       */
      merchantCurrency: string;
      /**
       * @description The channel's, ISO 4217.
       * @example MXN
       */
      localizedCurrency: string;
      /**
       * Format: date-time
       * @description When it was localized.
       */
      localizationTimestamp: string;
      /**
       * @description That of the `price.localized` that published it; `pricing.price` has newer events while the price is made again.
       * @example 2
       */
      version: number;
      /**
       * @description Basis of the promotional price.
       * @example 75
       */
      grossOutboundListPrice: number;
      /**
       * @description Estimated payout per unit sold.
       * @example 60
       */
      grossOutboundSalePrice: number;
      /**
       * @description The promotional price with taxes and duties.
       * @example 131.2
       */
      grossOutboundListPriceWithTaxes: number;
      /**
       * @description The retail price with taxes and duties.
       * @example 108.9
       */
      grossOutboundSalePriceWithTaxes: number;
      /**
       * @description The promotional price as it is shown.
       * @example 2407.5
       */
      localizedListPriceWithTaxes: number;
      /**
       * @description The retail price as it is shown.
       * @example 1998.3
       */
      localizedSalePriceWithTaxes: number;
      /**
       * @description Where it is shown.
       * @example MELI
       */
      salesChannel: string;
      /**
       * Format: date-time
       * @description The same as `localizationTimestamp`.
       */
      lastUpdateDate: string;
    };
    LoadFxRateRequest: {
      /**
       * @description Rates are kept per US dollar.
       * @enum {string}
       */
      base: 'USD';
      /** @description ISO 4217 currency code. */
      quote: string;
      /** @description Units of quote for one US dollar. */
      rate: number;
      /**
       * Format: date-time
       * @description When the rate comes into force; now when left out.
       */
      validFrom?: string;
      /** @description Where the rate comes from. */
      source: string;
    };
    LoadedFxRateResponse: {
      /**
       * @description Rates are kept per US dollar.
       * @enum {string}
       */
      base: 'USD';
      /**
       * @description ISO 4217 currency code.
       * @example BRL
       */
      quote: string;
      /**
       * @description Units of quote for one US dollar.
       * @example 5.4321
       */
      rate: number;
      /**
       * Format: date-time
       * @description When it comes into force.
       */
      validFrom: string;
      /**
       * @description Where it comes from.
       * @example Banco Central do Brasil, PTAX
       */
      source: string;
    };
    LocalizationMessageResponse: {
      /**
       * @description A stable word for the reason.
       * @example no-image
       */
      code: string;
      /**
       * @description The reason in words.
       * @example there is no image
       */
      detail: string;
    };
    LocalizationResponse: {
      /**
       * @description Language and country of the texts, BCP 47.
       * @example pt-BR
       */
      locale: string;
      /**
       * @description The sales channels you are connected to that show these texts.
       * @example [
       *       "ECOM"
       *     ]
       */
      salesChannels: string[];
      /**
       * @description Title; at most 200 characters as a reader counts them (grapheme clusters).
       * @example Camiseta de merino, azul, M
       */
      name: string;
      /**
       * @description Description; at most 20,000 characters.
       * @example Camiseta leve de merino para corrida e trilha.
       */
      description: string;
      /**
       * @description Colour of the variation; left out where the SKU has none.
       * @example Azul
       */
      color?: string;
      /**
       * @description Size of the variation, as labels of the country say it; left out where the SKU has none.
       * @example M
       */
      size?: string;
      /**
       * @description Who made the texts: the built-in glossary, the translation provider, or an operator.
       * @example glossary
       * @enum {string}
       */
      source: 'glossary' | 'provider' | 'operator';
      /**
       * Format: date-time
       * @description When the texts were made, UTC.
       * @example 2026-06-01T09:00:04.500Z
       */
      localizedAt: string;
    };
    LocalizationStatusCount: {
      /**
       * @description SKUs.
       * @example 12
       */
      count: number;
      /**
       * @description Their localization status.
       * @enum {string}
       */
      localizationStatus:
        | 'PENDING_LOCALIZATION'
        | 'IN_REVIEW'
        | 'IN_TRANSLATION'
        | 'READY_FOR_SALES_CHANNEL'
        | 'REVIEW_DENIED'
        | 'DENIED_REGULATORY'
        | 'LOCALIZATION_SKIPPED';
    };
    LocalizationsResponse: {
      /**
       * @description Your id of the SKU.
       * @example TRAIL-TEE-BLUE-M
       */
      skuId: string;
      /**
       * @description The localization status. While localization runs again, the texts are the previous ones.
       * @example READY_FOR_SALES_CHANNEL
       * @enum {string}
       */
      localizationStatus:
        | 'PENDING_LOCALIZATION'
        | 'IN_REVIEW'
        | 'IN_TRANSLATION'
        | 'READY_FOR_SALES_CHANNEL'
        | 'REVIEW_DENIED'
        | 'DENIED_REGULATORY'
        | 'LOCALIZATION_SKIPPED';
      /**
       * @description That of the newest event about the SKU on `catalog.sku`.
       * @example 7
       */
      version: number;
      /** @description One for each locale of your sales channels, by locale; empty until localization first ends. */
      localizations: components['schemas']['LocalizationResponse'][];
    };
    LocalizedTextDto: {
      /** @description Title in this locale. */
      name: string;
      /** @description Description in this locale. */
      description: string;
      /** @description Colour in this locale. */
      color?: string;
      /** @description Size in this locale. */
      size?: string;
    };
    LocalizedTextResponse: {
      /**
       * @description Title in this locale.
       * @example Camiseta de algodão
       */
      name: string;
      /**
       * @description Description in this locale.
       * @example Camiseta leve.
       */
      description: string;
      /**
       * @description Colour in this locale.
       * @example azul
       */
      color?: string;
      /**
       * @description Size in this locale.
       * @example M
       */
      size?: string;
      /**
       * @description Who made it.
       * @enum {string}
       */
      source: 'glossary' | 'provider' | 'operator';
    };
    LoggedRequestResponse: {
      /**
       * Format: uuid
       * @description The id of the entry.
       */
      id: string;
      /**
       * Format: date-time
       * @description When the request arrived.
       */
      at: string;
      /**
       * @description From its head to the end of its answer, in ms.
       * @example 12
       */
      durationMs: number;
      /**
       * @description The client that sent it.
       * @example ACME-ERP
       */
      clientId: string;
      /**
       * @description The merchant of the client.
       * @example ACME
       */
      merchantId?: string;
      /** @description The fulfilment partner of the client. */
      partnerId?: string;
      /**
       * @description The sales channel that sent it.
       * @example MELI
       */
      salesChannel?: string;
      /**
       * @description Its method.
       * @example GET
       */
      method: string;
      /**
       * @description Its path as in the API document, without values; left out for an unknown path.
       * @example /ext/orders/{orderId}
       */
      path?: string;
      /**
       * @description The status of the answer; 499 when the caller closed the connection before the answer ended.
       * @example 404
       */
      status: number;
      /**
       * @description The problem code of a refusal.
       * @example order-not-found
       */
      code?: string;
      /** @description `X-Request-Id` of the answer. */
      requestId: string;
      /** @description Was it sent by a page of the console? */
      fromConsole: boolean;
      /** @description The body of a refusal as it was answered; of many faults the first ones. Left out if that is longer than 8 KiB. */
      refusal?: {
        [key: string]: unknown;
      };
      /**
       * Format: date-time
       * @description When it was stored, a second or two after the answer.
       */
      lastUpdateDate: string;
    };
    MerchantRequest: {
      /** @description Name of the merchant. */
      name: string;
      /**
       * @description Where it ships from; fixed once the merchant has SKUs.
       * @example BR
       * @example BRA
       * @example 076
       */
      country: string;
      /**
       * @description Of its origin prices, ISO 4217; fixed once the merchant has SKUs.
       * @example MXN
       */
      currency: string;
      /** @description Are its SKUs reviewed and translated automatically, or by an operator? */
      autoLocalization: boolean;
      /** @description The sales channels that it sells in. */
      connectedChannels: string[];
      /** @description Is the merchant active? When left out, unchanged; true for a new merchant. */
      active?: boolean;
    };
    MerchantResponse: {
      /**
       * @description Id of the merchant.
       * @example ACME
       */
      merchantId: string;
      /**
       * @description Name of the merchant.
       * @example Acme Outdoor
       */
      name: string;
      /**
       * @description Where it ships from, ISO 3166-1 alpha-2.
       * @example US
       */
      country: string;
      /**
       * @description Of its origin prices, ISO 4217.
       * @example USD
       */
      currency: string;
      /**
       * @description Are its SKUs localized automatically?
       * @example true
       */
      autoLocalization: boolean;
      /**
       * @description The sales channels that it sells in, in order of their ids.
       * @example [
       *       "ECOM",
       *       "MELI"
       *     ]
       */
      connectedChannels: string[];
      /**
       * @description Is the merchant active?
       * @example true
       */
      active: boolean;
      /**
       * @description Rises by one with every change.
       * @example 1
       */
      version: number;
    };
    MerchantTrackingEvent: {
      /** @description Parcel id; it or externalParcelId is required. */
      parcelId?: string;
      /** @description The label's barcode, which is the lastMileTrackingNumber. */
      externalParcelId?: string;
      /**
       * Format: date-time
       * @description When it happened, ISO 8601, at most 24 hours ahead.
       */
      eventDate: string;
      /**
       * @description What happened.
       * @enum {string}
       */
      externalCode: 'AWAITING_PICK_UP' | 'LEFT_FULFILLMENT';
      /** @description In words. */
      description: string;
      /** @description {city}, {state}, {country} */
      location: string;
    };
    MerchantsResponse: {
      /** @description All merchants, in order of their ids. */
      merchants: components['schemas']['MerchantResponse'][];
    };
    MessagingResponse: {
      /**
       * @description Whose messaging it is.
       * @example orders
       */
      service: string;
      /**
       * @description The version of the process that answers.
       * @example 0.1.0
       */
      version: string;
      /** @description Outgoing events. */
      outbox: components['schemas']['OutboxResponse'];
      /** @description Incoming events that are parked. */
      parked: components['schemas']['ParkedCountResponse'][];
      /** @description How far consumers are behind. */
      lag: components['schemas']['LagResponse'];
      /** @description The consumers of this process. */
      consumers: components['schemas']['ConsumerResponse'][];
      /** @description The republications that run or have ended within a day, the newest first, at most 20. `GET /ops/{subject}/republish/{jobId}` says how much remains of one. */
      republications: components['schemas']['RepublicationOfSubjectResponse'][];
    };
    OperatorReportTrackingRequest: {
      /** @description Fulfillment partner id assigned by the service. */
      carrierId: string;
      /** @description In any order. */
      events: components['schemas']['OperatorTrackingEvent'][];
    };
    OperatorTrackingEvent: {
      /** @description Parcel id; it or externalParcelId is required. */
      parcelId?: string;
      /** @description The label's barcode, which is the lastMileTrackingNumber. */
      externalParcelId?: string;
      /**
       * Format: date-time
       * @description When it happened, ISO 8601, at most 24 hours ahead.
       */
      eventDate: string;
      /**
       * @description What happened.
       * @enum {string}
       */
      externalCode:
        | 'AWAITING_PICK_UP'
        | 'LEFT_FULFILLMENT'
        | 'HUB_RECEIVED'
        | 'LINEHAUL_DEPARTED'
        | 'ARRIVED_COUNTRY'
        | 'CUSTOMS_STARTED'
        | 'CUSTOMS_HELD'
        | 'CUSTOMS_RELEASED'
        | 'LAST_MILE_RECEIVED'
        | 'OUT_FOR_DELIVERY'
        | 'DELIVERY_ATTEMPT_FAILED'
        | 'DELIVERED';
      /** @description In words. */
      description: string;
      /** @description {city}, {state}, {country} */
      location: string;
    };
    OrderAddress: {
      /**
       * @description Name of the address.
       * @example Casa
       */
      addressName?: string;
      /**
       * @description Who receives there.
       * @example Lucía Hernández
       */
      receiverName?: string;
      /**
       * @description Street.
       * @example Avenida Insurgentes Sur
       */
      street: string;
      /**
       * @description House number.
       * @example 1602
       */
      number?: string;
      /**
       * @description Floor, flat.
       * @example Piso 3
       */
      complement?: string;
      /**
       * @description Neighborhood.
       * @example Crédito Constructor
       */
      neighborhood?: string;
      /**
       * @description City.
       * @example Ciudad de México
       */
      city: string;
      /**
       * @description State or region.
       * @example CMX
       */
      state?: string;
      /**
       * @description ISO 3166-1 alpha-2, whatever form was sent.
       * @example MX
       */
      country: string;
      /**
       * @description Postal code.
       * @example 03940
       */
      postalCode?: string;
      /**
       * @description How to find it.
       * @example Portón azul
       */
      reference?: string;
    };
    OrderCountsResponse: {
      /**
       * @description Orders that fit the filters.
       * @example 40
       */
      total: number;
      /** @description By status; a status without orders is left out. */
      statuses: components['schemas']['StatusCountResponse'][];
    };
    OrderCustomer: {
      /**
       * @description A person or a company.
       * @enum {string}
       */
      type: 'PERSON' | 'COMPANY';
      /**
       * @description First name, or the name of the company.
       * @example Lucía
       */
      firstName: string;
      /**
       * @description Last name.
       * @example Hernández
       */
      lastName?: string;
      /**
       * @description Tax document.
       * @example HEHL900101MDFRRC09
       */
      document: string;
      /**
       * @description Email.
       * @example lucia@example.com
       */
      email?: string;
      /** @description Phone. */
      phone?: components['schemas']['OrderPhone'];
      /** @description Where the bill goes. */
      billingAddress?: components['schemas']['OrderAddress'];
    };
    OrderDelivery: {
      /**
       * @description Name of the delivery method.
       * @example Standard
       */
      name: string;
      /**
       * @description Carrier.
       * @example Entrega MX
       */
      company: string;
      /**
       * @description How it is cleared by customs.
       * @enum {string}
       */
      clearance: 'SIMPLIFIED';
      /**
       * @description The label's barcode, from READY_TO_SHIP.
       * @example EN000000001MX
       */
      lastMileTrackingNumber?: string;
      /**
       * @description Days.
       * @example 12
       */
      leadTime: number;
      /**
       * @description Shipping without discounts; local.
       * @example 0
       */
      listPrice: number;
      /**
       * @description Shipping with discounts; local.
       * @example 0
       */
      salePrice: number;
      /**
       * @description Days.
       * @example 12
       */
      deliveryTime: number;
      /**
       * Format: date-time
       * @description Promised to the buyer.
       */
      deliveryEstimateDate: string;
      /**
       * @description Ids of the items delivered.
       * @example [
       *       "1"
       *     ]
       */
      items: string[];
      /** @description None before PACKED, then one. */
      parcels: components['schemas']['OrderParcel'][];
    };
    OrderDocument: {
      /**
       * @description What it is.
       * @example label
       */
      name: string;
      /**
       * Format: uri
       * @description A link that opens it without a token for some days.
       */
      url: string;
    };
    OrderDocumentsResponse: {
      /**
       * @description `processing` while there are none and more may come.
       * @enum {string}
       */
      status: 'success' | 'processing';
      /** @description Label and commercial invoice; none once the buyer's data is erased. */
      documents: components['schemas']['OrderDocument'][];
    };
    OrderForeignTotals: {
      /**
       * @description Items and shipping, both with discounts.
       * @example 141.54
       */
      orderValue: number;
      /**
       * @description Sum of list price × quantity.
       * @example 174.24
       */
      itemsGross: number;
      /**
       * @description What the sale prices are below that.
       * @example 32.7
       */
      itemsDiscount: number;
      /**
       * @description Shipping without discounts.
       * @example 0
       */
      shippingGross: number;
      /**
       * @description What shipping is below that.
       * @example 0
       */
      shippingDiscount: number;
      /**
       * @description Import duty and sales taxes inside the value.
       * @example 33.34
       */
      taxes: number;
      /**
       * @description Fees and freight discounted from the order.
       * @example 22.9
       */
      fees: number;
      /**
       * @description Value without taxes.
       * @example 108.2
       */
      grossOutboundValue: number;
      /**
       * @description What is settled: gross without fees.
       * @example 85.3
       */
      netOutboundValue: number;
    };
    OrderItem: {
      /**
       * @description Unique within the order; the delivery names it.
       * @example 1
       */
      id: string;
      /**
       * @description The merchant's id of the SKU.
       * @example TSHIRT-1
       */
      skuId: string;
      /**
       * @description As sold in the channel.
       * @example TSHIRT-1
       */
      salesChannelSkuId: string;
      /**
       * @description As the SKU had it at intake.
       * @example 7501031311309
       */
      ean: string;
      /**
       * @description Units.
       * @example 2
       */
      quantity: number;
      /**
       * @description Title as sold.
       * @example Camiseta de algodón
       */
      name: string;
      /**
       * @description ISO 3166-1 alpha-2.
       * @example US
       */
      countryOfOrigin: string;
      /**
       * @description Unit price without discounts; local.
       * @example 1599
       */
      listPrice: number;
      /**
       * @description Unit price with discounts; local.
       * @example 1299
       */
      salePrice: number;
      /**
       * @description Unit list price in the merchant's currency, with as many decimals as the line needs: × quantity, rounded, the lines add up to `itemsGross`.
       * @example 87.12
       */
      foreignListPrice: number;
      /**
       * @description Unit sale price in the merchant's currency, with as many decimals as the line needs.
       * @example 70.77
       */
      foreignSalePrice: number;
      /**
       * @description Unit price of the commercial invoice in the merchant's currency, with as many decimals as the line needs: × quantity, rounded, the lines add up to the goods part of `grossOutboundValue`.
       * @example 54.1
       */
      invoicedPrice: number;
      /** @description The first image of the SKU. */
      imageUrl?: string;
      /**
       * @description Kilograms, one unit.
       * @example 0.4
       */
      weight: number;
      /**
       * @description As the SKU had it at intake.
       * @example 6109.10.00
       */
      hsCode: string;
      /** @description The parcel's documents; left out while there are none. */
      shippingDocuments?: components['schemas']['OrderDocument'][];
    };
    OrderListResponse: {
      /** @description For the next page; left out on the last. */
      nextPageToken?: string;
      /** @description By last update, then id. */
      orders: components['schemas']['OrderResponse'][];
    };
    OrderParcel: {
      /** @description Name. */
      name?: string;
      /** @description Code of the packed parcel, from PACKED. */
      code?: string;
      /**
       * @description Parcel id, from READY_TO_SHIP.
       * @example ACME000000000001MX
       */
      parcelId?: string;
      /**
       * @description Centimetres.
       * @example 20
       */
      length?: number;
      /**
       * @description Centimetres.
       * @example 15
       */
      width?: number;
      /**
       * @description Centimetres.
       * @example 20
       */
      height?: number;
      /**
       * @description Kilograms; the gross weight.
       * @example 0.9
       */
      weight?: number;
      /**
       * @description Kilograms, of the goods.
       * @example 0.8
       */
      netWeight?: number;
      /**
       * @description Kilograms, with packaging.
       * @example 0.9
       */
      grossWeight?: number;
      /** @description What is in it. */
      items: components['schemas']['OrderParcelItem'][];
      /** @description Label and commercial invoice; none once the buyer's data is erased. */
      documents: components['schemas']['OrderDocument'][];
      /** @description In the order in which they came. */
      events: components['schemas']['OrderParcelEvent'][];
    };
    OrderParcelEvent: {
      /** @description The same event has the same id everywhere. */
      eventId: string;
      /**
       * Format: date-time
       * @description When it happened.
       */
      eventDate: string;
      /**
       * @description What happened.
       * @example LEFT_FULFILLMENT
       */
      code: string;
      /**
       * @description The status that it stands for.
       * @example SHIPPED
       */
      macroStep: string;
      /**
       * @description Who reported it.
       * @example ACME-FC
       */
      carrierId?: string;
      /**
       * @description As reported.
       * @example LEFT_FULFILLMENT
       */
      externalCode?: string;
      /**
       * @description In words.
       * @example Picked up by the carrier
       */
      description: string;
      /**
       * @description City, state, country.
       * @example Laredo, TX, US
       */
      location: string;
    };
    OrderParcelItem: {
      /**
       * @description As sold in the channel.
       * @example TSHIRT-1
       */
      salesChannelSkuId: string;
      /**
       * @description Units in the parcel.
       * @example 1
       */
      quantity: number;
    };
    OrderPayment: {
      /**
       * @description Means of payment.
       * @example BILL
       */
      type: string;
      /**
       * @description Paid by this means; local.
       * @example 2598
       */
      value: number;
    };
    OrderPhone: {
      /**
       * @description Country calling code.
       * @example 52
       */
      countryCode?: string;
      /**
       * @description Area code.
       * @example 55
       */
      areaCode?: string;
      /**
       * @description Number.
       * @example 55550123
       */
      number: string;
    };
    OrderResponse: {
      /**
       * Format: date-time
       * @description When it was approved.
       */
      approvalDate?: string;
      /**
       * Format: date-time
       * @description When it was cancelled.
       */
      cancelDate?: string;
      /**
       * Format: date-time
       * @description When fulfilment began.
       */
      startHandlingDate?: string;
      /**
       * Format: date-time
       * @description When it was put on hold.
       */
      onHoldDate?: string;
      /**
       * Format: date-time
       * @description When it was packed.
       */
      packedDate?: string;
      /**
       * Format: date-time
       * @description When it was invoiced.
       */
      invoicedDate?: string;
      /**
       * Format: date-time
       * @description When it was shipped.
       */
      shipmentDate?: string;
      /**
       * Format: date-time
       * @description When it was delivered.
       */
      deliveredDate?: string;
      /**
       * @description Merchant, channel and channel order id, joined by hyphens.
       * @example ACME-MELI-1001
       */
      orderId: string;
      /**
       * @description Whose order it is.
       * @example ACME
       */
      merchantId: string;
      /**
       * @description Order id in the channel.
       * @example 1001
       */
      salesChannelOrderId: string;
      /**
       * @description Where it was sold.
       * @example MELI
       */
      salesChannel: string;
      /**
       * @description The status of the order.
       * @enum {string}
       */
      status:
        | 'CREATED'
        | 'APPROVED'
        | 'HANDLING'
        | 'REQUIRES_REVIEW'
        | 'REGULATORY_CHECK_OK'
        | 'PACKED'
        | 'INVOICED'
        | 'READY_TO_SHIP'
        | 'SHIPPED'
        | 'DELIVERED'
        | 'RETURN_REQUESTED'
        | 'RETURN_APPROVED'
        | 'RETURNED'
        | 'ON_HOLD'
        | 'CANCELLED'
        | 'OPERATIONAL_ISSUE';
      /** @description The actions that are possible now. */
      allowedActions: (
        | 'approve'
        | 'cancel'
        | 'hold'
        | 'release'
        | 'operational-issue'
        | 'return-request'
        | 'return-approve'
        | 'return-receive'
      )[];
      /**
       * @description RETURNS: fulfilled locally by the returns partner.
       * @enum {string}
       */
      fulfillmentWarehouseType: 'MERCHANT' | 'RETURNS';
      /**
       * @description Items and shipping, both with discounts; local.
       * @example 2598
       */
      value: number;
      /**
       * @description DDP: taxes are inside the prices.
       * @enum {string}
       */
      taxType: 'DDP' | 'DDU';
      /**
       * @description The buyer's, ISO 4217.
       * @example MXN
       */
      currency: string;
      /**
       * @description The merchant's, ISO 4217.
       * @example USD
       */
      foreignCurrency: string;
      /**
       * @description The buyer's tax document.
       * @example HEHL900101MDFRRC09
       */
      customerDocument: string;
      /**
       * Format: date-time
       * @description When the buyer ordered.
       */
      creationDate: string;
      /**
       * Format: date-time
       * @description Changes with status and tracking.
       */
      lastUpdateDate: string;
      /**
       * @description That of the newest event about the order on `orders.order` or `orders.release`, which count together.
       * @example 4
       */
      version: number;
      /** @description In the buyer's currency. */
      totals: components['schemas']['OrderTotals'];
      /** @description In the merchant's currency. */
      totalsForeignCurrency: components['schemas']['OrderForeignTotals'];
      /** @description Lines. */
      items: components['schemas']['OrderItem'][];
      /** @description The buyer. */
      customer: components['schemas']['OrderCustomer'];
      /** @description Where it goes and how. */
      shipping: components['schemas']['OrderShipping'];
      /** @description Add up to the value. */
      payments: components['schemas']['OrderPayment'][];
    };
    OrderShipping: {
      /**
       * @description Where the goods leave from; alpha-2.
       * @example US
       */
      outboundCountry: string;
      /** @description Where they go. */
      deliveryAddress: components['schemas']['OrderAddress'];
      /** @description Always one. */
      deliveries: components['schemas']['OrderDelivery'][];
    };
    OrderSummaryListResponse: {
      /** @description For the next page; left out on the last. */
      nextPageToken?: string;
      /** @description By last update, then id. */
      orders: components['schemas']['OrderSummaryResponse'][];
    };
    OrderSummaryResponse: {
      /**
       * @description Merchant, channel and channel order id, joined by hyphens.
       * @example ACME-MELI-1001
       */
      orderId: string;
      /**
       * @description Whose order it is.
       * @example ACME
       */
      merchantId: string;
      /**
       * @description Order id in the channel.
       * @example 1001
       */
      salesChannelOrderId: string;
      /**
       * @description Where it was sold.
       * @example MELI
       */
      salesChannel: string;
      /**
       * @description The status of the order.
       * @enum {string}
       */
      status:
        | 'CREATED'
        | 'APPROVED'
        | 'HANDLING'
        | 'REQUIRES_REVIEW'
        | 'REGULATORY_CHECK_OK'
        | 'PACKED'
        | 'INVOICED'
        | 'READY_TO_SHIP'
        | 'SHIPPED'
        | 'DELIVERED'
        | 'RETURN_REQUESTED'
        | 'RETURN_APPROVED'
        | 'RETURNED'
        | 'ON_HOLD'
        | 'CANCELLED'
        | 'OPERATIONAL_ISSUE';
      /**
       * @description The buyer's, ISO 4217.
       * @example MXN
       */
      currency: string;
      /**
       * @description The merchant's, ISO 4217.
       * @example USD
       */
      foreignCurrency: string;
      /**
       * Format: date-time
       * @description When the buyer ordered.
       */
      creationDate: string;
      /**
       * Format: date-time
       * @description Changes with status and tracking.
       */
      lastUpdateDate: string;
      /**
       * @description That of the newest event about the order on `orders.order` or `orders.release`, which count together.
       * @example 4
       */
      version: number;
      /** @description In the buyer's currency. */
      totals: components['schemas']['OrderTotals'];
      /** @description In the merchant's currency. */
      totalsForeignCurrency: components['schemas']['OrderForeignTotals'];
      /**
       * @description Lines of the order.
       * @example 2
       */
      itemCount: number;
    };
    OrderTotals: {
      /**
       * @description Items and shipping, both with discounts.
       * @example 2598
       */
      orderValue: number;
      /**
       * @description Sum of list price × quantity.
       * @example 3198
       */
      itemsGross: number;
      /**
       * @description What the sale prices are below that.
       * @example 600
       */
      itemsDiscount: number;
      /**
       * @description Shipping without discounts.
       * @example 0
       */
      shippingGross: number;
      /**
       * @description What shipping is below that.
       * @example 0
       */
      shippingDiscount: number;
      /**
       * @description Import duty and sales taxes inside the value.
       * @example 612.4
       */
      taxes: number;
      /**
       * @description Fees and freight discounted from the order.
       * @example 421.5
       */
      fees: number;
      /**
       * @description Value without taxes.
       * @example 1985.6
       */
      grossInboundValue: number;
      /**
       * @description What is settled: gross without fees.
       * @example 1564.1
       */
      netInboundValue: number;
    };
    OrderWithHistoryResponse: {
      /**
       * Format: date-time
       * @description When it was approved.
       */
      approvalDate?: string;
      /**
       * Format: date-time
       * @description When it was cancelled.
       */
      cancelDate?: string;
      /**
       * Format: date-time
       * @description When fulfilment began.
       */
      startHandlingDate?: string;
      /**
       * Format: date-time
       * @description When it was put on hold.
       */
      onHoldDate?: string;
      /**
       * Format: date-time
       * @description When it was packed.
       */
      packedDate?: string;
      /**
       * Format: date-time
       * @description When it was invoiced.
       */
      invoicedDate?: string;
      /**
       * Format: date-time
       * @description When it was shipped.
       */
      shipmentDate?: string;
      /**
       * Format: date-time
       * @description When it was delivered.
       */
      deliveredDate?: string;
      /**
       * @description Merchant, channel and channel order id, joined by hyphens.
       * @example ACME-MELI-1001
       */
      orderId: string;
      /**
       * @description Whose order it is.
       * @example ACME
       */
      merchantId: string;
      /**
       * @description Order id in the channel.
       * @example 1001
       */
      salesChannelOrderId: string;
      /**
       * @description Where it was sold.
       * @example MELI
       */
      salesChannel: string;
      /**
       * @description The status of the order.
       * @enum {string}
       */
      status:
        | 'CREATED'
        | 'APPROVED'
        | 'HANDLING'
        | 'REQUIRES_REVIEW'
        | 'REGULATORY_CHECK_OK'
        | 'PACKED'
        | 'INVOICED'
        | 'READY_TO_SHIP'
        | 'SHIPPED'
        | 'DELIVERED'
        | 'RETURN_REQUESTED'
        | 'RETURN_APPROVED'
        | 'RETURNED'
        | 'ON_HOLD'
        | 'CANCELLED'
        | 'OPERATIONAL_ISSUE';
      /** @description The actions that are possible now. */
      allowedActions: (
        | 'approve'
        | 'cancel'
        | 'hold'
        | 'release'
        | 'operational-issue'
        | 'return-request'
        | 'return-approve'
        | 'return-receive'
      )[];
      /**
       * @description RETURNS: fulfilled locally by the returns partner.
       * @enum {string}
       */
      fulfillmentWarehouseType: 'MERCHANT' | 'RETURNS';
      /**
       * @description Items and shipping, both with discounts; local.
       * @example 2598
       */
      value: number;
      /**
       * @description DDP: taxes are inside the prices.
       * @enum {string}
       */
      taxType: 'DDP' | 'DDU';
      /**
       * @description The buyer's, ISO 4217.
       * @example MXN
       */
      currency: string;
      /**
       * @description The merchant's, ISO 4217.
       * @example USD
       */
      foreignCurrency: string;
      /**
       * @description The buyer's tax document.
       * @example HEHL900101MDFRRC09
       */
      customerDocument: string;
      /**
       * Format: date-time
       * @description When the buyer ordered.
       */
      creationDate: string;
      /**
       * Format: date-time
       * @description Changes with status and tracking.
       */
      lastUpdateDate: string;
      /**
       * @description That of the newest event about the order on `orders.order` or `orders.release`, which count together.
       * @example 4
       */
      version: number;
      /** @description In the buyer's currency. */
      totals: components['schemas']['OrderTotals'];
      /** @description In the merchant's currency. */
      totalsForeignCurrency: components['schemas']['OrderForeignTotals'];
      /** @description Lines. */
      items: components['schemas']['OrderItem'][];
      /** @description The buyer. */
      customer: components['schemas']['OrderCustomer'];
      /** @description Where it goes and how. */
      shipping: components['schemas']['OrderShipping'];
      /** @description Add up to the value. */
      payments: components['schemas']['OrderPayment'][];
      /** @description In the order written. */
      statusHistory: components['schemas']['HistoryEntryResponse'][];
    };
    OriginPriceRow: {
      /** @description Expected payout per unit sold, in the currency of the merchant. */
      salePrice: number;
      /** @description Origin of the crossed-out price, in the currency of the merchant; the sale price when left out. */
      listPrice?: number;
      /** @description The merchant's id of the SKU. */
      skuId: string;
    };
    OutboxResponse: {
      /**
       * @description Events that wait to be published.
       * @example 0
       */
      waiting: number;
      /**
       * @description How long the oldest of them has waited; left out when none waits.
       * @example 0.4
       */
      oldestSeconds?: number;
      /**
       * @description Events that the broker rejects, and those parked behind them.
       * @example 0
       */
      parked: number;
      /**
       * @description What the relay of this process does.
       * @example active
       */
      relay: string;
    };
    OverviewResponse: {
      /** @description All of them, the gateway first. */
      services: components['schemas']['StatusResponse'][];
    };
    PackedData: {
      /** @description What was packed. */
      packedSkuList: components['schemas']['PackedUnits'][];
      /** @description Code of the parcel. */
      parcelCode: string;
    };
    PackedUnits: {
      /**
       * @description The merchant's id of the SKU.
       * @example TSHIRT-1
       */
      skuId: string;
      /**
       * @description Units.
       * @example 2
       */
      quantity: number;
    };
    /** @description One parameter at fault. */
    ParameterError: {
      /**
       * @description The name of the parameter in the query or the path, or of the header.
       * @example pageSize
       */
      parameter: string;
      /**
       * @description Stable.
       * @example out-of-range
       */
      code: string;
      /**
       * @description In words.
       * @example must be at most 200
       */
      detail: string;
    };
    ParcelEventResponse: {
      /** @description What happened. */
      coreStatus: components['schemas']['CoreStatusResponse'];
      /**
       * @description In words.
       * @example Picked up by the carrier
       */
      description: string;
      /**
       * Format: date-time
       * @description When it happened.
       */
      eventDate: string;
      /**
       * Format: date-time
       * @description When it was reported.
       */
      receivedDate: string;
    };
    ParcelItemResponse: {
      /**
       * @description Customs code.
       * @example 6109.10.00
       */
      hsCode: string;
      /**
       * @description Kilograms, one unit.
       * @example 0.4
       */
      itemWeight: number;
      /**
       * @description The product that the SKU is of.
       * @example TSHIRT
       */
      productId: string;
      /**
       * @description Units.
       * @example 2
       */
      quantity: number;
      /**
       * @description The merchant's id of the SKU.
       * @example TSHIRT-1
       */
      skuId: string;
      /**
       * @description In the original language.
       * @example Camiseta de algodón
       */
      skuName: string;
    };
    ParcelLabelResponse: {
      /**
       * Format: uri
       * @description A link that opens it without a token for some days; PDF.
       */
      labelUrl: string;
      /**
       * @description Service level.
       * @example STANDARD
       */
      lineHaulService: string;
      /**
       * @description Its barcode.
       * @example EN000000001MX
       */
      trackingNumber: string;
    };
    ParcelResponse: {
      /**
       * @description Whose parcel it is.
       * @example ACME
       */
      merchantId: string;
      /**
       * @description The service's id of it.
       * @example ACME000000000001MX
       */
      parcelId: string;
      /**
       * @description The order, about which its events are: their `subject`.
       * @example ACME-MELI-1001
       */
      orderId: string;
      /**
       * @description Where the order was sold.
       * @example MELI
       */
      salesChannel: string;
      /**
       * @description Order id in the channel.
       * @example 1001
       */
      salesChannelOrderId: string;
      /**
       * @description ISO 3166-1 alpha-2.
       * @example US
       */
      senderCountry: string;
      /**
       * @description ISO 3166-1 alpha-2.
       * @example MX
       */
      recipientCountry: string;
      /**
       * @description Moves forward only.
       * @enum {string}
       */
      status:
        | 'SHIPMENT_CREATED'
        | 'SHIPPED'
        | 'ARRIVED_DESTINATION_COUNTRY'
        | 'CUSTOMS_CLEARANCE'
        | 'LAST_MILE'
        | 'DELIVERED'
        | 'SHIPMENT_CANCELED';
      /**
       * Format: uri
       * @description A public page without personal data.
       */
      trackingUrl: string;
      /** @description Left out while it is in no shipment. */
      shipmentId?: string;
      /**
       * @description Kilograms, with packaging.
       * @example 0.9
       */
      grossWeight: number;
      /**
       * @description Kilograms, of the goods.
       * @example 0.8
       */
      netWeight: number;
      /**
       * @description Kilograms: centimetres of the three sides over 5000.
       * @example 1.2
       */
      volumetricWeight: number;
      /**
       * @description The label's barcode.
       * @example EN000000001MX
       */
      lastMileTrackingNumber: string;
      /**
       * Format: date-time
       * @description When its label was made.
       */
      creationDate: string;
      /**
       * Format: date-time
       * @description Promised to the buyer.
       */
      deliveryEstimateDate: string;
      /**
       * Format: date-time
       * @description Changes with every change of the parcel.
       */
      lastUpdateDate: string;
      /**
       * @description That of the newest event about the order on `logistics.fulfillment`.
       * @example 6
       */
      version: number;
      /**
       * Format: uri
       * @description Opens without a token for some days; PDF. Left out when the invoice was revoked.
       */
      invoiceDocumentUrl?: string;
      /**
       * @description Of the commercial invoice.
       * @example ACME-00000001
       */
      invoiceNumber: string;
      /** @description None when the label was revoked, else one. */
      labels: components['schemas']['ParcelLabelResponse'][];
      /** @description What is in it. */
      items: components['schemas']['ParcelItemResponse'][];
      /** @description What happened to it. */
      events: components['schemas']['ParcelEventResponse'][];
    };
    ParkedCountInServiceResponse: {
      /**
       * @description Why they were parked, as a code.
       * @example handler-failed
       */
      reason: string;
      /**
       * @description The type of the events; left out where their headers have none.
       * @example sku.upserted
       */
      type?: string;
      /**
       * @description Parked messages.
       * @example 3
       */
      messages: number;
      /**
       * @description Their keys, all of which are blocked.
       * @example 1
       */
      keys: number;
      /**
       * Format: date-time
       * @description Since when the oldest is parked.
       */
      oldestParkedAt: string;
      /**
       * @description Where they are parked.
       * @example orders
       * @enum {string}
       */
      service: 'catalog' | 'pricing' | 'taxes' | 'orders' | 'logistics' | 'webhooks';
    };
    ParkedCountResponse: {
      /**
       * @description The consumer group.
       * @example orders.main
       */
      group: string;
      /**
       * @description Parked messages.
       * @example 3
       */
      messages: number;
      /**
       * @description Keys that are blocked.
       * @example 1
       */
      keys: number;
      /**
       * Format: date-time
       * @description Since when the oldest is parked.
       */
      oldestParkedAt: string;
    };
    ParkedCountsResponse: {
      /**
       * @description Services that do not answer, whose messages are left out.
       * @example []
       */
      unavailable: ('catalog' | 'pricing' | 'taxes' | 'orders' | 'logistics' | 'webhooks')[];
      /** @description The most first. */
      counts: components['schemas']['ParkedCountInServiceResponse'][];
    };
    ParkedFaultResponse: {
      /**
       * @description Why they were parked, as a code.
       * @example handler-failed
       */
      reason: string;
      /**
       * @description The type of the events; left out where their headers have none.
       * @example sku.upserted
       */
      type?: string;
      /**
       * @description Parked messages.
       * @example 3
       */
      messages: number;
      /**
       * @description Their keys, all of which are blocked.
       * @example 1
       */
      keys: number;
      /**
       * Format: date-time
       * @description Since when the oldest is parked.
       */
      oldestParkedAt: string;
    };
    ParkedFaultsResponse: {
      /** @description The most first. */
      counts: components['schemas']['ParkedFaultResponse'][];
    };
    ParkedInServiceResponse: {
      /**
       * @description Its id in this list.
       * @example 17
       */
      id: string;
      /**
       * @description The stream that it is on.
       * @example catalog.sku
       */
      stream: string;
      /**
       * @description The type of the event.
       * @example sku.upserted
       */
      type?: string;
      /**
       * @description The id of the event.
       * @example 019aa6a0-5c00-7000-8000-000000000001
       */
      eventId?: string;
      /**
       * @description Why it was parked, as a code.
       * @example handler-failed
       */
      reason: string;
      /**
       * Format: date-time
       * @description Since when.
       */
      parkedAt: string;
      /**
       * @description How the payload begins. Left out on streams with personal data: read the one by its id.
       * @example {"eventId":"019aa6a0…
       */
      payloadHead?: string;
      /**
       * @description The consumer group that parked it.
       * @example orders.main
       */
      group: string;
      /**
       * @description The key by which order is kept; a message without one blocks no other.
       * @example ACME:TSHIRT-1
       */
      key?: string;
      /**
       * @description Where in the stream it is.
       * @example 3
       */
      partition: number;
      /**
       * @description Where in the partition.
       * @example 4711
       */
      offset: string;
      /**
       * @description The fault in words, its first line.
       * @example TypeError: …
       */
      detail: string;
      /**
       * @description The id of the first parked message of its key, behind which it waits; left out for that one. With the reason `key-parked` nothing is wrong with it.
       * @example 16
       */
      behind?: string;
      /**
       * @description Where it is parked.
       * @example orders
       * @enum {string}
       */
      service: 'catalog' | 'pricing' | 'taxes' | 'orders' | 'logistics' | 'webhooks';
    };
    ParkedKeyRequest: {
      /** @description The consumer group. */
      group: string;
      /** @description The stream. */
      stream: string;
      /** @description The key. */
      key: string;
    };
    ParkedMessageResponse: {
      /**
       * @description Its id in this list.
       * @example 17
       */
      id: string;
      /**
       * @description The stream that it is on.
       * @example catalog.sku
       */
      stream: string;
      /**
       * @description The type of the event.
       * @example sku.upserted
       */
      type?: string;
      /**
       * @description The id of the event.
       * @example 019aa6a0-5c00-7000-8000-000000000001
       */
      eventId?: string;
      /**
       * @description Why it was parked, as a code.
       * @example handler-failed
       */
      reason: string;
      /**
       * Format: date-time
       * @description Since when.
       */
      parkedAt: string;
      /**
       * @description How the payload begins. Left out on streams with personal data: read the one by its id.
       * @example {"eventId":"019aa6a0…
       */
      payloadHead?: string;
      /**
       * @description The consumer group that parked it.
       * @example orders.main
       */
      group: string;
      /**
       * @description The key by which order is kept; a message without one blocks no other.
       * @example ACME:TSHIRT-1
       */
      key?: string;
      /**
       * @description Where in the stream it is.
       * @example 3
       */
      partition: number;
      /**
       * @description Where in the partition.
       * @example 4711
       */
      offset: string;
      /**
       * @description The fault in words, its first line.
       * @example TypeError: …
       */
      detail: string;
      /**
       * @description The id of the first parked message of its key, behind which it waits; left out for that one. With the reason `key-parked` nothing is wrong with it.
       * @example 16
       */
      behind?: string;
    };
    ParkedMessagesResponse: {
      /** @description The oldest first. */
      messages: components['schemas']['ParkedMessageResponse'][];
      /** @description `after` of the next page, where there is one. */
      next?: string;
    };
    ParkedOutboxResponse: {
      /** @description As they would be published. */
      rows: components['schemas']['ParkedOutboxRowResponse'][];
      /** @description `after` of the next page, where there is one. */
      next?: string;
    };
    ParkedOutboxRowResponse: {
      /**
       * @description Its id in this list.
       * @example 17
       */
      id: string;
      /**
       * @description The stream that it is on.
       * @example catalog.sku
       */
      stream: string;
      /**
       * @description The type of the event.
       * @example sku.upserted
       */
      type?: string;
      /**
       * @description The id of the event.
       * @example 019aa6a0-5c00-7000-8000-000000000001
       */
      eventId?: string;
      /**
       * @description Why it was parked, as a code.
       * @example handler-failed
       */
      reason: string;
      /**
       * Format: date-time
       * @description Since when.
       */
      parkedAt: string;
      /**
       * @description How the payload begins. Left out on streams with personal data: read the one by its id.
       * @example {"eventId":"019aa6a0…
       */
      payloadHead?: string;
      /**
       * @description The key by which order is kept.
       * @example ACME:TSHIRT-1
       */
      key: string;
    };
    PaymentRequest: {
      /** @description Means of payment, as BILL or PIX. */
      type: string;
      /** @description Paid by this means. */
      value: number;
    };
    PhoneRequest: {
      /** @description Country calling code. */
      countryCode?: string;
      /** @description Area code. */
      areaCode?: string;
      /** @description Number. */
      number: string;
    };
    PriceBatchResponse: {
      /**
       * @description Whose prices they are.
       * @example ACME
       */
      merchantId: string;
      /**
       * @description Rows accepted.
       * @example 2
       */
      accepted: number;
      /**
       * @description Rows refused.
       * @example 0
       */
      refused: number;
      /** @description One for each row, in the order sent. */
      results: components['schemas']['PriceRowResult'][];
    };
    PriceBreakdownResponse: {
      /**
       * @description The merchant's id of the SKU.
       * @example TSHIRT-1
       */
      skuId: string;
      /**
       * @description Where it is shown.
       * @example MELI
       */
      salesChannel: string;
      /**
       * @description What was sent.
       * @enum {string}
       */
      kind: 'origin' | 'destination';
      /**
       * @description The merchant's, ISO 4217.
       * @example USD
       */
      merchantCurrency: string;
      /**
       * @description The channel's, ISO 4217.
       * @example MXN
       */
      localizedCurrency: string;
      /**
       * @description Local currency per unit of the merchant's.
       * @example 18.35
       */
      fxRate: number;
      /** @description Of the tax rules and tariffs used. */
      rulesVersion: string;
      /**
       * @description That of the `price.localized` that published it; `pricing.price` has newer events while the price is made again.
       * @example 2
       */
      version: number;
      /**
       * @description The channel's fee, as a share.
       * @example 0.15
       */
      feeShare: number;
      /** @description Of one unit. */
      freight: components['schemas']['FreightTerms'];
      /** @description The sale price. */
      sale: components['schemas']['PriceTerms'];
      /** @description The list price; the sale price where there is none. */
      list: components['schemas']['PriceTerms'];
      /** @description Why the list price that was sent could not be localized in this channel and was dropped; left out where it was not. */
      listPriceDropped?: components['schemas']['DroppedListPrice'];
    };
    PriceEndingDto: {
      /** @description Shown prices rise in steps of this. */
      step: number;
      /** @description What each step ends in; below the step. */
      offset: number;
    };
    PriceEndingResponse: {
      /**
       * @description Shown prices rise in steps of this.
       * @example 1000
       */
      step: number;
      /**
       * @description What each step ends in.
       * @example 990
       */
      offset: number;
    };
    PriceFault: {
      /**
       * @description JSON Pointer to the field in the body (RFC 6901), of a missing field too.
       * @example /salePrice
       */
      pointer?: string;
      /**
       * @description The parameter at fault.
       * @example skuId
       */
      parameter?: string;
      /**
       * @description Stable.
       * @example required
       */
      code: string;
      /**
       * @description In words.
       * @example is required
       */
      detail: string;
    };
    PriceListResponse: {
      /** @description By last update, then id. */
      prices: components['schemas']['ListedPriceResponse'][];
      /** @description For the next page; left out on the last. */
      nextPageToken?: string;
    };
    PriceRowResult: {
      /**
       * @description Of the row in the body, from 0.
       * @example 0
       */
      index: number;
      /**
       * @description The status with which the single operation answers this row.
       * @example 422
       */
      status: number;
      /**
       * @description Of a refused row: the code of its problem.
       * @example validation-failed
       */
      code?: string;
      /**
       * @description Of a refused row: why.
       * @example Fields of the row are not valid.
       */
      detail?: string;
      /** @description Of a refused row: the fields at fault, where it is due to fields. */
      errors?: components['schemas']['RowFault'][];
      /**
       * @description As sent, where it is valid.
       * @example TSHIRT-1
       */
      skuId?: string;
      /**
       * @description Of a destination price: as sent, where it is valid.
       * @example MELI
       */
      salesChannel?: string;
      /**
       * @description Of an accepted row: localizations queued; one per connected sales channel.
       * @example 3
       */
      publishedCount?: number;
      /**
       * @description The index of the later row for the same price that replaced this one, which queued nothing.
       * @example 7
       */
      supersededBy?: number;
    };
    PriceTerms: {
      /**
       * @description What the merchant gets, in the merchant's currency.
       * @example 60
       */
      payout: number;
      /**
       * @description Price without taxes.
       * @example 1722.7
       */
      net: number;
      /** @description Each of them. */
      taxes: components['schemas']['TaxTerm'][];
      /**
       * @description Their sum.
       * @example 275.6
       */
      taxesTotal: number;
      /**
       * @description `net` and `taxesTotal`.
       * @example 1998.3
       */
      retail: number;
      /**
       * @description As the channel shows it: with taxes or without.
       * @example 1998.3
       */
      shown: number;
    };
    /** @description Why a request was refused (RFC 9457). */
    Problem: {
      /**
       * Format: uri
       * @description The page that explains the code.
       */
      type: string;
      /** @description What the code means; the same for every request. */
      title: string;
      /** @description The HTTP status. */
      status: number;
      /** @description What is wrong with this request. */
      detail: string;
      /** @description The request id, for questions to the operator. */
      instance: string;
      /** @description Stable; what programs decide by. */
      code: string;
      /** @description Each field of the body, or each parameter, at fault; at most 100. */
      errors?: (components['schemas']['FieldError'] | components['schemas']['ParameterError'])[];
      /** @description The parameter or header at fault, the first of those in `errors`. */
      parameter?: string;
    };
    ProductFaultResponse: {
      /**
       * @description RFC 6901 pointer into the body.
       * @example /products/0/skus/0/name
       */
      pointer: string;
      /**
       * @description A stable word for the fault.
       * @example required
       */
      code: string;
      /**
       * @description The fault in words.
       * @example is required
       */
      detail: string;
    };
    ProgressRequest: {
      /**
       * @description The step that was taken.
       * @enum {string}
       */
      step: 'HANDLING' | 'PACKED' | 'INVOICED' | 'READY_TO_SHIP';
    };
    ProgressResponse: {
      /**
       * @description Of the order.
       * @example ACME-MELI-1001
       */
      orderId: string;
      /**
       * @description As reported.
       * @enum {string}
       */
      step: 'HANDLING' | 'PACKED' | 'INVOICED' | 'READY_TO_SHIP';
    };
    ReadyToShipData: {
      /** @description Label and commercial invoice; none once the buyer's data is erased. */
      documents: components['schemas']['OrderDocument'][];
      /**
       * @description Parcel id.
       * @example ACME000000000001MX
       */
      parcelId: string;
    };
    ReasonCount: {
      /**
       * @description SKUs.
       * @example 12
       */
      count: number;
      /**
       * @description A code of their localization messages.
       * @example no-image
       */
      reason: string;
    };
    ReasonData: {
      /**
       * @description The kind of reason; absent in entries that are older than these codes.
       * @enum {string}
       */
      reasonCode?:
        | 'out-of-stock'
        | 'lost'
        | 'customs'
        | 'buyer-request'
        | 'fraud'
        | 'address'
        | 'damaged'
        | 'other';
      /**
       * @description Why.
       * @example out-of-stock
       */
      reason?: string;
    };
    ReasonDto: {
      /** @description A stable word for the reason, as title-length. */
      code: string;
      /** @description What the merchant can do about it. */
      detail: string;
    };
    ReasonRequest: {
      /** @description Why; shown in the history, so no personal data. */
      reason: string;
      /**
       * @description The kind of reason, which events carry; they never carry the text. `other` when left out.
       * @enum {string}
       */
      reasonCode?:
        | 'out-of-stock'
        | 'lost'
        | 'customs'
        | 'buyer-request'
        | 'fraud'
        | 'address'
        | 'damaged'
        | 'other';
    };
    ReceiveReturnRequest: {
      /** @description What came back; all or some. */
      items: components['schemas']['ReceivedLineRequest'][];
    };
    ReceivedLineRequest: {
      /** @description A line of the order. */
      itemId: string;
      /** @description Units that came back. */
      quantity: number;
      /**
       * @description Can they be sold as new?
       * @enum {string}
       */
      inventoryType: 'AVAILABLE' | 'DAMAGED';
    };
    RefusedPriceResponse: {
      /**
       * @description Localizations queued; one per connected sales channel.
       * @example 3
       */
      publishedCount: number;
      /**
       * @description SKUs queued.
       * @example [
       *       "TSHIRT-1"
       *     ]
       */
      publishedSkus: string[];
      /**
       * @description SKUs that could not be queued.
       * @example 0
       */
      failedCount: number;
      /**
       * @description Those SKUs.
       * @example []
       */
      failedSkus: string[];
      /**
       * @description Whose prices they are.
       * @example ACME
       */
      merchantId: string;
      /**
       * @description Refused; nothing is queued.
       * @enum {string}
       */
      status: 'ERROR';
      /** @description Why. */
      errors: components['schemas']['PriceFault'][];
    };
    ReplayParkedRequest: {
      /** @description What to replay, as in the list. */
      keys?: components['schemas']['ParkedKeyRequest'][];
      /** @description Instead of `keys`: the oldest 100 keys with a message that was parked for this reason, and messages without a key. */
      reason?: string;
    };
    ReplayPreviewResponse: {
      /**
       * Format: uuid
       * @description Where the events would be sent.
       */
      endpointId: string;
      /**
       * Format: date-time
       * @description The first moment of the events: not before the endpoint was made, unless asked for.
       */
      from: string;
      /**
       * Format: date-time
       * @description The last moment of the events.
       */
      until: string;
      /**
       * @description How many events would be sent.
       * @example 120
       */
      events: number;
      /** @description Whether there may be more than these: the first 20,000 events of the log are looked at. */
      more: boolean;
    };
    ReplayRequest: {
      /**
       * Format: date-time
       * @description The first moment of the events to send again, as the log has them.
       */
      from: string;
      /**
       * Format: date-time
       * @description The last moment; now when left out.
       */
      until?: string;
      /** @description Only events of these types; of those that the endpoint takes when left out. */
      types?: (
        | 'fulfillment.progressed'
        | 'inventory.changed'
        | 'merchant.changed'
        | 'order.erased'
        | 'order.history-added'
        | 'order.placed'
        | 'order.status-changed'
        | 'parcel.tracking-updated'
        | 'price.localization-failed'
        | 'price.localized'
        | 'price.queued'
        | 'sales-channel.order-rejected'
        | 'shipment.status-changed'
        | 'sku.channel-status-changed'
        | 'sku.deleted'
        | 'sku.localization-changed'
        | 'sku.upserted'
        | 'stock.reserved'
        | 'stock.short'
        | 'webhook.endpoint-disabled'
      )[];
      /**
       * @description `failed`: only events that were not delivered to this endpoint. `all`: those that were delivered as well.
       * @enum {string}
       */
      only: 'failed' | 'all';
      /** @description Also events from before the endpoint was made, which it never was to get. */
      beforeCreation?: boolean;
    };
    ReplayResponse: {
      /**
       * Format: uuid
       * @description Names the replay.
       */
      replayId: string;
      /**
       * Format: uuid
       * @description Where the events are sent.
       */
      endpointId: string;
      /**
       * @description `replay`: events were asked for. `retry`: all failed deliveries were. `recovery`: the endpoint got it when it was enabled.
       * @enum {string}
       */
      kind: 'replay' | 'recovery' | 'retry';
      /**
       * Format: date-time
       * @description The first moment of the events.
       */
      from: string;
      /**
       * Format: date-time
       * @description The last moment of the events.
       */
      until: string;
      /** @description Only events of these types; left out for those that the endpoint takes. */
      types?: string[];
      /**
       * @description Only events that were not delivered, or those that were as well.
       * @enum {string}
       */
      only: 'failed' | 'all';
      /**
       * @description It is `cancelled` on request, or if the endpoint is disabled meanwhile.
       * @enum {string}
       */
      state: 'running' | 'done' | 'cancelled';
      /**
       * Format: date-time
       * @description Up to here the log was read; left out before the beginning.
       */
      reached?: string;
      /**
       * @description How many events the log has of this time and of these types, a million at most: `queued` and `skipped` add up to it at the end. Left out until they are counted.
       * @example 500
       */
      total?: number;
      /**
       * @description How many events were queued so far.
       * @example 400
       */
      queued: number;
      /**
       * @description How many were left out: they need not be sent, or wait for an attempt.
       * @example 12
       */
      skipped: number;
      /**
       * Format: date-time
       * @description When it was started.
       */
      startedAt: string;
      /**
       * Format: date-time
       * @description When it ended.
       */
      finishedAt?: string;
    };
    ReplayedResponse: {
      /**
       * @description Messages that had an effect.
       * @example 2
       */
      applied: number;
      /**
       * @description Messages that had none: seen before, out of date, nothing to do.
       * @example 0
       */
      ignored: number;
    };
    ReplayedUnitResponse: {
      /**
       * @description The consumer group.
       * @example orders.main
       */
      group: string;
      /**
       * @description The stream.
       * @example catalog.sku
       */
      stream: string;
      /**
       * @description The key; left out for a message without one.
       * @example ACME:TSHIRT-1
       */
      key?: string;
      /**
       * @description The id of a message without a key.
       * @example 17
       */
      messageId?: string;
      /**
       * @description `failed`: refused again, and nothing was changed. `absent`: it was not parked.
       * @example applied
       * @enum {string}
       */
      outcome: 'applied' | 'failed' | 'absent';
      /**
       * @description Messages that had an effect.
       * @example 2
       */
      applied: number;
      /**
       * @description Messages that had none: seen before, out of date, nothing to do.
       * @example 0
       */
      ignored: number;
      /** @description Why it failed. */
      detail?: string;
    };
    ReplayedUnitsResponse: {
      /** @description In the order of the replay. */
      results: components['schemas']['ReplayedUnitResponse'][];
      /**
       * @description With `reason`: more were parked for it than one request replays.
       * @example false
       */
      more: boolean;
    };
    ReportTrackingRequest: {
      /** @description Fulfillment partner id assigned by the service. */
      carrierId: string;
      /** @description In any order. */
      events: components['schemas']['MerchantTrackingEvent'][];
    };
    ReportTrackingResponse: {
      /**
       * @description The events were accepted.
       * @enum {string}
       */
      status: 'UPDATE IN PROGRESS';
    };
    RepublicationOfSubjectResponse: {
      /**
       * @description Names the job.
       * @example 019aa6a0-5c00-7000-8000-000000000001
       */
      jobId: string;
      /**
       * @description Whose; left out for all.
       * @example ACME
       */
      merchantId?: string;
      /**
       * Format: date-time
       * @description As requested.
       */
      from?: string;
      /**
       * @description Is it done?
       * @example running
       * @enum {string}
       */
      state: 'running' | 'done';
      /**
       * @description How many were republished so far.
       * @example 400
       */
      published: number;
      /**
       * Format: date-time
       * @description When it was requested.
       */
      startedAt: string;
      /**
       * Format: date-time
       * @description When it was done.
       */
      finishedAt?: string;
      /**
       * @description What is republished.
       * @example skus
       */
      subject: string;
    };
    RepublicationResponse: {
      /**
       * @description Names the job.
       * @example 019aa6a0-5c00-7000-8000-000000000001
       */
      jobId: string;
      /**
       * @description Whose; left out for all.
       * @example ACME
       */
      merchantId?: string;
      /**
       * Format: date-time
       * @description As requested.
       */
      from?: string;
      /**
       * @description Is it done?
       * @example running
       * @enum {string}
       */
      state: 'running' | 'done';
      /**
       * @description How many were republished so far.
       * @example 400
       */
      published: number;
      /**
       * Format: date-time
       * @description When it was requested.
       */
      startedAt: string;
      /**
       * Format: date-time
       * @description When it was done.
       */
      finishedAt?: string;
      /**
       * @description How many are still to be examined, those that will be left out included.
       * @example 1600
       */
      remaining: number;
    };
    RepublishAllRequest: {
      /**
       * Format: date-time
       * @description Only what changed then or later; everything when left out.
       */
      from?: string;
    };
    RepublishRequest: {
      /**
       * Format: date-time
       * @description Only what changed then or later; everything when left out.
       */
      from?: string;
      /** @description Only of this merchant; of all when left out. */
      merchantId?: string;
    };
    RepublishedResponse: {
      /**
       * @description Names the job.
       * @example 019aa6a0-5c00-7000-8000-000000000001
       */
      jobId: string;
    };
    RequestsResponse: {
      /** @description In the order in which they were stored. */
      requests: components['schemas']['LoggedRequestResponse'][];
      /** @description For the next page, where there is one. */
      nextPageToken?: string;
    };
    RequeueResponse: {
      /**
       * @description Rises with every job.
       * @example 42
       */
      id: string;
      /**
       * @description What changed: an exchange rate, the terms of a channel, the connection of a merchant to a channel, or the tax rules and tariffs of a country.
       * @example fx
       * @enum {string}
       */
      cause: 'fx' | 'channel' | 'connection' | 'rules';
      /**
       * @description The currency whose rate changed.
       * @example BRL
       */
      quote?: string;
      /**
       * @description The channel that changed or was connected.
       * @example MELI
       */
      salesChannel?: string;
      /**
       * @description The merchant that was connected.
       * @example ACME
       */
      merchantId?: string;
      /**
       * @description The country whose rules changed, alpha-2.
       * @example BR
       */
      country?: string;
      /**
       * Format: date-time
       * @description When the change was seen.
       */
      startedAt: string;
      /**
       * @description Prices re-evaluated so far.
       * @example 2000
       */
      examined: number;
      /**
       * @description Those of them that were queued again.
       * @example 310
       */
      queued: number;
      /**
       * Format: date-time
       * @description Left out while the job is running.
       */
      finishedAt?: string;
    };
    RequeuesResponse: {
      /** @description The newest first, at most 200; finished ones are kept for 7 days. */
      requeues: components['schemas']['RequeueResponse'][];
    };
    RetryDeliveriesRequest: {
      /**
       * Format: date-time
       * @description The first moment of the events to send again, as the log has them.
       */
      from: string;
      /**
       * Format: date-time
       * @description The last moment; now when left out.
       */
      until?: string;
      /** @description Only events of these types; of those that the endpoint takes when left out. */
      types?: (
        | 'fulfillment.progressed'
        | 'inventory.changed'
        | 'merchant.changed'
        | 'order.erased'
        | 'order.history-added'
        | 'order.placed'
        | 'order.status-changed'
        | 'parcel.tracking-updated'
        | 'price.localization-failed'
        | 'price.localized'
        | 'price.queued'
        | 'sales-channel.order-rejected'
        | 'shipment.status-changed'
        | 'sku.channel-status-changed'
        | 'sku.deleted'
        | 'sku.localization-changed'
        | 'sku.upserted'
        | 'stock.reserved'
        | 'stock.short'
        | 'webhook.endpoint-disabled'
      )[];
    };
    ReturnReasonRequest: {
      /** @description Why; kept in the history. */
      reason?: string;
      /**
       * @description The kind of reason, which events carry; they never carry the text. `other` when left out.
       * @enum {string}
       */
      reasonCode?:
        | 'out-of-stock'
        | 'lost'
        | 'customs'
        | 'buyer-request'
        | 'fraud'
        | 'address'
        | 'damaged'
        | 'other';
    };
    ReturnedData: {
      /**
       * @description Of all units.
       * @enum {string}
       */
      condition: 'AVAILABLE' | 'DAMAGED' | 'MIXED';
      /** @description What came back. */
      items: components['schemas']['ReturnedUnits'][];
      /**
       * @description The warehouse that received it.
       * @example 1001
       */
      warehouseId: number;
    };
    ReturnedOrder: {
      /**
       * @description The order that came back.
       * @example ACME-MELI-1001
       */
      orderId: string;
      /**
       * Format: date-time
       * @description When it came back.
       */
      returnedDate: string;
      /**
       * @description Units.
       * @example 1
       */
      quantity: number;
    };
    ReturnedToOutboxResponse: {
      /**
       * @description Rows returned to the relay.
       * @example 1
       */
      rows: number;
    };
    ReturnedUnits: {
      /**
       * @description The merchant's id of the SKU.
       * @example TSHIRT-1
       */
      skuId: string;
      /**
       * @description Units.
       * @example 2
       */
      quantity: number;
      /**
       * @description The line of the order; absent in entries that are older than this member.
       * @example 1
       */
      itemId?: string;
      /**
       * @description In which state.
       * @enum {string}
       */
      inventoryType: 'AVAILABLE' | 'DAMAGED';
    };
    RevokeClientRequest: {
      /** @description Why; kept in the audit and published in the event. */
      reason?: string;
    };
    RotateSecretRequest: {
      /** @description For how many seconds the old secret stays valid beside the new one; 0 when left out. */
      graceSeconds?: number;
    };
    RowFault: {
      /**
       * @description JSON Pointer to the field in the body (RFC 6901), of a missing field too.
       * @example /12/skuId
       */
      pointer: string;
      /**
       * @description Stable.
       * @example required
       */
      code: string;
      /**
       * @description In words.
       * @example is required
       */
      detail: string;
    };
    SalesChannelDetailResponse: {
      /**
       * @description Id of the sales channel.
       * @example SHOP
       */
      salesChannel: string;
      /**
       * @description Name of the sales channel.
       * @example Shop Chile
       */
      name: string;
      /**
       * @description The destination, ISO 3166-1 alpha-2.
       * @example CL
       */
      country: string;
      /**
       * @description Of its prices, ISO 4217.
       * @example CLP
       */
      currency: string;
      /**
       * @description Of its texts, BCP 47.
       * @example es-CL
       */
      locale: string;
      /**
       * @description Does the channel compute taxes itself?
       * @example false
       */
      taxesOnline: boolean;
      /**
       * @description DDP where prices include taxes, else DDU; follows taxesOnline.
       * @example DDP
       * @enum {string}
       */
      taxType: 'DDP' | 'DDU';
      /**
       * @description The channel’s share of a sale, 0 to below 1.
       * @example 0.15
       */
      feeShare: number;
      /** @description Shown prices are k·step + offset. */
      priceEnding: components['schemas']['PriceEndingResponse'];
      /**
       * @description Is the channel open?
       * @example true
       */
      active: boolean;
      /**
       * @description Rises by one with every change.
       * @example 1
       */
      version: number;
      /** @description The background work that remains since the channel was last opened or closed to a merchant. */
      alignments: components['schemas']['AlignmentResponse'][];
    };
    SalesChannelRequest: {
      /** @description Name of the sales channel. */
      name: string;
      /**
       * @description The destination; fixed once a merchant was connected.
       * @example BR
       * @example BRA
       * @example 076
       */
      country: string;
      /**
       * @description Of its prices, ISO 4217; fixed once a merchant was connected.
       * @example MXN
       */
      currency: string;
      /**
       * @description Of its texts, BCP 47; fixed once a merchant was connected.
       * @example pt-BR
       */
      locale: string;
      /** @description Does the channel compute taxes itself, so that its prices are without? */
      taxesOnline: boolean;
      /** @description The channel’s share of a sale. */
      feeShare: number;
      /** @description Shown prices are k·step + offset. */
      priceEnding: components['schemas']['PriceEndingDto'];
      /** @description Is the channel open? When left out, unchanged; true for a new channel. */
      active?: boolean;
    };
    SalesChannelResponse: {
      /**
       * @description Id of the sales channel.
       * @example SHOP
       */
      salesChannel: string;
      /**
       * @description Name of the sales channel.
       * @example Shop Chile
       */
      name: string;
      /**
       * @description The destination, ISO 3166-1 alpha-2.
       * @example CL
       */
      country: string;
      /**
       * @description Of its prices, ISO 4217.
       * @example CLP
       */
      currency: string;
      /**
       * @description Of its texts, BCP 47.
       * @example es-CL
       */
      locale: string;
      /**
       * @description Does the channel compute taxes itself?
       * @example false
       */
      taxesOnline: boolean;
      /**
       * @description DDP where prices include taxes, else DDU; follows taxesOnline.
       * @example DDP
       * @enum {string}
       */
      taxType: 'DDP' | 'DDU';
      /**
       * @description The channel’s share of a sale, 0 to below 1.
       * @example 0.15
       */
      feeShare: number;
      /** @description Shown prices are k·step + offset. */
      priceEnding: components['schemas']['PriceEndingResponse'];
      /**
       * @description Is the channel open?
       * @example true
       */
      active: boolean;
      /**
       * @description Rises by one with every change.
       * @example 1
       */
      version: number;
    };
    SalesChannelsResponse: {
      /** @description All channels, by id. */
      salesChannels: components['schemas']['SalesChannelResponse'][];
    };
    SentDestinationPriceResponse: {
      /**
       * @description As sent.
       * @example 60
       */
      salePrice: number;
      /**
       * @description As sent; the sale price where none was sent.
       * @example 75
       */
      listPrice: number;
      /**
       * @description ISO 4217.
       * @example USD
       */
      currency: string;
      /**
       * Format: date-time
       * @description When it was set.
       */
      sentDate: string;
      /**
       * @description The channel that it was sent for.
       * @example MELI
       */
      salesChannel: string;
    };
    SentPriceResponse: {
      /**
       * @description As sent.
       * @example 60
       */
      salePrice: number;
      /**
       * @description As sent; the sale price where none was sent.
       * @example 75
       */
      listPrice: number;
      /**
       * @description ISO 4217.
       * @example USD
       */
      currency: string;
      /**
       * Format: date-time
       * @description When it was set.
       */
      sentDate: string;
    };
    SentPricesResponse: {
      /**
       * @description The merchant's id of the SKU.
       * @example TSHIRT-1
       */
      skuId: string;
      /** @description In the merchant's currency; left out before the first. */
      origin?: components['schemas']['SentPriceResponse'];
      /** @description By channel, in the channel's currency: of those whose newest price was set for the channel. A later origin price takes its place. */
      destinations: components['schemas']['SentDestinationPriceResponse'][];
    };
    SessionResponse: {
      /**
       * @description The kind of client that the token is of.
       * @example operator
       * @enum {string}
       */
      kind: 'merchant' | 'fulfillment-partner' | 'operator' | 'sales-channel';
      /**
       * @description Whose token it is; of a sales channel’s token the channel.
       * @example OPS
       */
      clientId: string;
      /**
       * @description Whose merchant it is.
       * @example ACME
       */
      merchantId?: string;
      /**
       * @description Which partner it is.
       * @example FULFIL-1
       */
      partnerId?: string;
      /**
       * @description Which sales channel it is.
       * @example ECOM
       */
      salesChannel?: string;
      /**
       * @description With `read` it may use GET operations only.
       * @example full
       * @enum {string}
       */
      access: 'full' | 'read';
      /**
       * Format: date-time
       * @description Until when the token is valid.
       */
      expiresAt: string;
      /**
       * @description The ids of the operations that the token may use, by name. Those that need no token are left out.
       * @example [
       *       "listClients",
       *       "readOverview"
       *     ]
       */
      operations: string[];
    };
    SessionsResponse: {
      /** @description By client id. */
      clients: components['schemas']['ClientSessionsResponse'][];
      /** @description `after` of the next page, where there is one. */
      next?: string;
    };
    SetLocalizationRequest: {
      /**
       * @description READY or DENIED as an operator decides; PENDING starts localization again.
       * @enum {string}
       */
      status: 'READY_FOR_SALES_CHANNEL' | 'REVIEW_DENIED' | 'PENDING_LOCALIZATION';
      /** @description For READY: texts by locale. A locale of the merchant’s channels that is left out is translated. */
      localized?: {
        [key: string]: components['schemas']['LocalizedTextDto'];
      };
      /** @description For REVIEW_DENIED, and needed there: the reasons that the merchant is shown. */
      messages?: components['schemas']['ReasonDto'][];
    };
    ShipmentResponse: {
      /**
       * Format: uuid
       * @description Made by the service.
       */
      id: string;
      /**
       * @description SHIPPED once every parcel that is not cancelled has left.
       * @enum {string}
       */
      status: 'CREATED' | 'SHIPPED' | 'CANCELLED';
      /** @description As when it was created. */
      parcelIds: string[];
      /** @description In words. */
      description?: string;
      /**
       * Format: date-time
       * @description When it is expected to leave the fulfillment facility.
       */
      expectedShipDate: string;
      /**
       * Format: date-time
       * @description Expected at the consolidation hub.
       */
      expectedDeliveryDate: string;
      /** @description Who carries it on the first mile. */
      firstMileCarrierId?: string;
      /**
       * @description Of the first mile.
       * @example FM-1
       */
      firstMileTrackingNumber: string;
      /**
       * @description Kilograms: the sum of the gross weights of the parcels at its creation.
       * @example 0.9
       */
      weight: number;
      /**
       * @description Whose parcels are in it.
       * @example ACME
       */
      merchantId: string;
      /**
       * Format: date-time
       * @description When it was created.
       */
      creationDate: string;
      /**
       * Format: date-time
       * @description Changes with its status.
       */
      lastUpdateDate: string;
      /**
       * @description That of the newest event about it on `logistics.shipment`.
       * @example 1
       */
      version: number;
      /**
       * @description What kind of object this is.
       * @enum {string}
       */
      type: 'shipment';
    };
    ShippedData: {
      /**
       * Format: uri
       * @description The parcel's public page.
       */
      trackingUrl: string;
    };
    ShippingRequest: {
      /** @description Where the goods go. */
      deliveryAddress: components['schemas']['AddressRequest'];
      /** @description Exactly one. */
      deliveries: components['schemas']['DeliveryRequest'][];
    };
    SigningKeyResponse: {
      /** @description Its id, as in the header of a token. */
      kid: string;
      /**
       * @description `next` is published and will sign, `active` signs, `retired` verifies only.
       * @example active
       * @enum {string}
       */
      state: 'next' | 'active' | 'retired';
      /**
       * Format: date-time
       * @description When it was made.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description Since when it signs, or will.
       */
      signsFrom?: string;
      /**
       * Format: date-time
       * @description When it stopped signing.
       */
      retiredAt?: string;
    };
    SigningKeysResponse: {
      /** @description The oldest first. */
      keys: components['schemas']['SigningKeyResponse'][];
    };
    SimulateTaxesRequest: {
      /** @description Lines simulated together. */
      items: components['schemas']['SimulatedLineRequest'][];
      /** @description Freight of the whole cart, without shipping discount. */
      freight: number;
      /**
       * @description Destination, ISO 3166-1 alpha-2.
       * @example BR
       */
      country: string;
      /** @description State of the destination; in Brazil two letters, in upper or lower case. */
      state: string;
      /**
       * Format: date
       * @description Sandbox only: the day whose rules apply.
       */
      simulationDate?: string;
    };
    SimulateTaxesResponse: {
      /**
       * @description Local currency per US dollar.
       * @example 5.4321
       */
      fxRate: number;
      /** @description In the order of the request's lines. */
      items: components['schemas']['LineTaxes'][];
      /** @description The sums of the lines. */
      totals: components['schemas']['TaxValues'];
    };
    SimulatedLineRequest: {
      /** @description Unique within the request; echoed back. */
      id: string;
      /** @description The merchant's id of the SKU. */
      skuId: string;
      /** @description Units; at most 3 decimals. */
      quantity: number;
      /** @description Unit price after discounts, in local currency. */
      unitPriceWithDiscount: number;
    };
    SkuAttribute: {
      /**
       * @description Name of the attribute.
       * @example Material
       */
      name: string;
      /**
       * @description Value of the attribute.
       * @example algodón
       */
      value: string;
    };
    SkuCountsResponse: {
      /**
       * @description SKUs.
       * @example 40
       */
      total: number;
      /** @description By localization status. */
      localizationStatuses: components['schemas']['LocalizationStatusCount'][];
      /** @description By reason; a SKU with several is counted in each. */
      reasons: components['schemas']['ReasonCount'][];
      /** @description By channel where they have a status. */
      salesChannels: components['schemas']['ChannelSkuCounts'][];
    };
    SkuDto: {
      /** @description Your id of the SKU, unique in your catalog. */
      skuId: string;
      /** @description Groups the SKUs of one product. */
      productId: string;
      /** @description Marks the main variation of the product. */
      main: boolean;
      /** @description Title, in the original language. */
      name: string;
      /** @description Description, in the original language. */
      description: string;
      /** @description Kilograms, at most 3 decimals. */
      weight: number;
      /** @description Centimetres. */
      height: number;
      /** @description Centimetres. */
      width: number;
      /** @description Centimetres. */
      length: number;
      /** @description EAN-13, or another EAN, UPC or ISBN. */
      ean: string;
      /** @description Harmonized-system code for customs. */
      hscode: string;
      /**
       * @deprecated
       * @description Origin list price in your currency; use the price operations instead.
       */
      localizedListPriceWithTaxes?: number;
      /**
       * @deprecated
       * @description Origin sale price in your currency; use the price operations instead.
       */
      localizedSalePriceWithTaxes?: number;
      /** @description What sales channels receive. */
      globalSaleChannelData: components['schemas']['GlobalSaleChannelDataDto'];
      /** @description Publicly accessible image addresses. */
      images: string[];
    };
    SkuListResponse: {
      /** @description For the next page; left out on the last. */
      nextPageToken?: string;
      /** @description By last update, then id. */
      skus: components['schemas']['SkuResponse'][];
    };
    SkuLocalizationResponse: {
      /**
       * @description The merchant’s id.
       * @example MANUAL
       */
      merchantId: string;
      /**
       * @description The merchant’s id of the SKU.
       * @example TSHIRT-1
       */
      skuId: string;
      /**
       * @description The current status.
       * @example READY_FOR_SALES_CHANNEL
       */
      localizationStatus: string;
      /**
       * @description Why it has this status.
       * @example []
       */
      localizationMessages: components['schemas']['LocalizationMessageResponse'][];
      /** @description Its texts by locale. */
      localized: {
        [key: string]: components['schemas']['LocalizedTextResponse'];
      };
    };
    SkuResponse: {
      /**
       * Format: uuid
       * @description The service's id of it.
       */
      id: string;
      /**
       * @description Whose SKU it is.
       * @example ACME
       */
      merchantId: string;
      /**
       * @description The merchant's id of it.
       * @example TSHIRT-1
       */
      skuId: string;
      /**
       * @description Groups the SKUs of one product.
       * @example TSHIRT
       */
      productId: string;
      /**
       * @description The same.
       * @example TSHIRT
       */
      merchantProductId: string;
      /** @description Marks the main variation of the product. */
      main: boolean;
      /**
       * @description Title, in the original language.
       * @example Camiseta de algodón
       */
      name: string;
      /** @description Description, in the original language. */
      description: string;
      /**
       * @description Kilograms.
       * @example 0.4
       */
      weight: number;
      /**
       * @description Centimetres.
       * @example 10
       */
      height: number;
      /**
       * @description Centimetres.
       * @example 15
       */
      width: number;
      /**
       * @description Centimetres.
       * @example 20
       */
      length: number;
      /**
       * @description EAN-13, or another EAN, UPC or ISBN.
       * @example 7501031311309
       */
      ean: string;
      /**
       * @description Harmonized-system code.
       * @example 6109.10.00
       */
      hscode: string;
      /**
       * @deprecated
       * @description As sent with an upsert.
       * @example 75
       */
      localizedListPriceWithTaxes?: number;
      /**
       * @deprecated
       * @description As sent with an upsert.
       * @example 60
       */
      localizedSalePriceWithTaxes?: number;
      /** @description What sales channels receive. */
      globalSaleChannelData: components['schemas']['SkuSaleData'];
      /** @description In the order sent. */
      images: string[];
      /**
       * @description Treat an unknown value as localization in progress.
       * @enum {string}
       */
      localizationStatus:
        | 'PENDING_LOCALIZATION'
        | 'IN_REVIEW'
        | 'IN_TRANSLATION'
        | 'READY_FOR_SALES_CHANNEL'
        | 'REVIEW_DENIED'
        | 'DENIED_REGULATORY'
        | 'LOCALIZATION_SKIPPED';
      /**
       * @description Why review or the law refused it, wholly or in a channel; empty where nothing did and while localization runs.
       * @example []
       */
      localizationMessages: components['schemas']['LocalizationMessageResponse'][];
      /** @description By sales channel; empty until localization is done. */
      salesChannelStatus: {
        [key: string]: components['schemas']['ChannelStatusEntry'];
      };
      /**
       * Format: date-time
       * @description Changes with every change of the SKU.
       */
      lastUpdateDate: string;
      /**
       * @description That of the newest event about the SKU on `catalog.sku`.
       * @example 7
       */
      version: number;
    };
    SkuReviewResponse: {
      /**
       * @description The merchant's id of it.
       * @example TSHIRT-1
       */
      skuId: string;
      /**
       * @description Why review would refuse it; empty where it would not.
       * @example [
       *       {
       *         "code": "no-image",
       *         "detail": "there is no image"
       *       }
       *     ]
       */
      localizationMessages: components['schemas']['LocalizationMessageResponse'][];
    };
    SkuSaleData: {
      /** @description Whether the SKU is active in sales channels. */
      active: boolean;
      /**
       * @description Reference category.
       * @example Ropa > Camisetas
       */
      category: string;
      /**
       * @description Brand, in the original language.
       * @example Taller Sur
       */
      brand: string;
      /**
       * @description Colour, in the original language.
       * @example Negro
       */
      color?: string;
      /**
       * @description Size, in the original language.
       * @example M
       */
      size?: string;
      /** @description In the order sent. */
      attributes?: components['schemas']['SkuAttribute'][];
    };
    SkuStatusResponse: {
      /**
       * @description The merchant's id of the SKU.
       * @example TSHIRT-1
       */
      skuId: string;
      /**
       * @description The localization status.
       * @enum {string}
       */
      localizationStatus:
        | 'PENDING_LOCALIZATION'
        | 'IN_REVIEW'
        | 'IN_TRANSLATION'
        | 'READY_FOR_SALES_CHANNEL'
        | 'REVIEW_DENIED'
        | 'DENIED_REGULATORY'
        | 'LOCALIZATION_SKIPPED';
      /** @description Why it was denied. */
      localizationMessages: components['schemas']['LocalizationMessageResponse'][];
      /**
       * @description That of the newest event about the SKU on `catalog.sku`.
       * @example 7
       */
      version: number;
      /** @description Each connected channel. */
      channels: components['schemas']['ChannelStatusView'][];
    };
    SkuSummaryListResponse: {
      /** @description For the next page; left out on the last. */
      nextPageToken?: string;
      /** @description By last update, then id. */
      skus: components['schemas']['SkuSummaryResponse'][];
    };
    SkuSummaryResponse: {
      /**
       * Format: uuid
       * @description The service's id of it.
       */
      id: string;
      /**
       * @description Whose SKU it is.
       * @example ACME
       */
      merchantId: string;
      /**
       * @description The merchant's id of it.
       * @example TSHIRT-1
       */
      skuId: string;
      /**
       * @description Groups the SKUs of one product.
       * @example TSHIRT
       */
      productId: string;
      /**
       * @description The same.
       * @example TSHIRT
       */
      merchantProductId: string;
      /** @description Marks the main variation of the product. */
      main: boolean;
      /**
       * @description Title, in the original language.
       * @example Camiseta de algodón
       */
      name: string;
      /**
       * @description Treat an unknown value as localization in progress.
       * @enum {string}
       */
      localizationStatus:
        | 'PENDING_LOCALIZATION'
        | 'IN_REVIEW'
        | 'IN_TRANSLATION'
        | 'READY_FOR_SALES_CHANNEL'
        | 'REVIEW_DENIED'
        | 'DENIED_REGULATORY'
        | 'LOCALIZATION_SKIPPED';
      /**
       * @description Why review or the law refused it, wholly or in a channel; empty where nothing did and while localization runs.
       * @example []
       */
      localizationMessages: components['schemas']['LocalizationMessageResponse'][];
      /** @description By sales channel; empty until localization is done. */
      salesChannelStatus: {
        [key: string]: components['schemas']['ChannelStatusEntry'];
      };
      /**
       * Format: date-time
       * @description Changes with every change of the SKU.
       */
      lastUpdateDate: string;
      /**
       * @description That of the newest event about the SKU on `catalog.sku`.
       * @example 7
       */
      version: number;
      /** @description Whether the SKU is active in sales channels. */
      active: boolean;
    };
    StatusCountResponse: {
      /**
       * @description The status of the orders.
       * @enum {string}
       */
      status:
        | 'CREATED'
        | 'APPROVED'
        | 'HANDLING'
        | 'REQUIRES_REVIEW'
        | 'REGULATORY_CHECK_OK'
        | 'PACKED'
        | 'INVOICED'
        | 'READY_TO_SHIP'
        | 'SHIPPED'
        | 'DELIVERED'
        | 'RETURN_REQUESTED'
        | 'RETURN_APPROVED'
        | 'RETURNED'
        | 'ON_HOLD'
        | 'CANCELLED'
        | 'OPERATIONAL_ISSUE';
      /**
       * @description Orders.
       * @example 12
       */
      count: number;
      /** @description Of these, by channel. */
      salesChannels: components['schemas']['ChannelCountResponse'][];
    };
    StatusResponse: {
      /**
       * @description Which service it is.
       * @example orders
       * @enum {string}
       */
      service: 'gateway' | 'catalog' | 'pricing' | 'taxes' | 'orders' | 'logistics' | 'webhooks';
      /**
       * @description Does it answer?
       * @example up
       * @enum {string}
       */
      state: 'up' | 'unavailable';
      /** @description Its messaging, where it answers. */
      messaging?: components['schemas']['MessagingResponse'];
      /** @description Why it does not answer. */
      detail?: string;
    };
    StreamLagResponse: {
      /**
       * @description The consumer group.
       * @example orders.main
       */
      group: string;
      /**
       * @description The stream.
       * @example catalog.sku
       */
      stream: string;
      /**
       * @description Messages not yet acknowledged.
       * @example 0
       */
      messages: number;
    };
    TaxTerm: {
      /**
       * @description Name of the tax.
       * @example IVA
       */
      name: string;
      /**
       * @description As a share.
       * @example 0.16
       */
      rate: number;
      /**
       * @description Local currency.
       * @example 275.6
       */
      value: number;
    };
    TaxValues: {
      /**
       * @description CBS; informative, not part of the total.
       * @example 3.31
       */
      cbsTaxValue: number;
      /**
       * @description IBS of the state; informative, not in the total.
       * @example 0.37
       */
      ibsETaxValue: number;
      /**
       * @description IBS of the city; informative, not in the total.
       * @example 0
       */
      ibsMTaxValue: number;
      /**
       * @description ICMS, in its own base.
       * @example 75.37
       */
      icmsTaxValue: number;
      /**
       * @description Import duty.
       * @example 73.2
       */
      importTaxValue: number;
      /**
       * @description ICMS and import duty.
       * @example 148.57
       */
      totalTaxValue: number;
    };
    TokenRequest: {
      /** @description The account user name. */
      clientId: string;
      /** @description The account password. */
      clientSecret: string;
    };
    TokenResponse: {
      /** @description Goes into `Authorization: Bearer …`. */
      token: string;
      /**
       * @description How it is sent.
       * @enum {string}
       */
      tokenType: 'Bearer';
      /**
       * @description Seconds until it expires.
       * @example 28800
       */
      expiresIn: number;
    };
    TotalsRequest: {
      /** @description Sum of list price × quantity. */
      itemsGross: number;
      /** @description What the sale prices are below the list prices. */
      itemsDiscount: number;
      /** @description Shipping without discounts. */
      shippingGross: number;
      /** @description What shipping is below that. */
      shippingDiscount: number;
    };
    TrackingData: {
      /**
       * @description Parcel id.
       * @example ACME000000000001MX
       */
      parcelId: string;
      /**
       * @description What happened.
       * @example [
       *       "LEFT_FULFILLMENT"
       *     ]
       */
      trackingCodes: string[];
      /**
       * @description Added to what is known.
       * @enum {string}
       */
      trackingUpdateMode: 'APPEND';
    };
    UpdateDestinationPriceRequest: {
      /** @description The channel in which the price is shown. */
      salesChannel: string;
      /**
       * @description The channel's country.
       * @example BR
       * @example BRA
       * @example 076
       */
      country: string;
      /** @description The retail price as it is shown, in the currency of the channel. */
      salePrice: number;
      /** @description The crossed-out price, in the currency of the channel; the sale price when left out. */
      listPrice?: number;
    };
    UpdateOriginPriceRequest: {
      /** @description Expected payout per unit sold, in the currency of the merchant. */
      salePrice: number;
      /** @description Origin of the crossed-out price, in the currency of the merchant; the sale price when left out. */
      listPrice?: number;
    };
    UpdatePriceResponse: {
      /**
       * @description Localizations queued; one per connected sales channel.
       * @example 3
       */
      publishedCount: number;
      /**
       * @description SKUs queued.
       * @example [
       *       "TSHIRT-1"
       *     ]
       */
      publishedSkus: string[];
      /**
       * @description SKUs that could not be queued.
       * @example 0
       */
      failedCount: number;
      /**
       * @description Those SKUs.
       * @example []
       */
      failedSkus: string[];
      /**
       * @description Whose prices they are.
       * @example ACME
       */
      merchantId: string;
      /**
       * @description Queued.
       * @enum {string}
       */
      status: 'LOCALIZATION IN PROGRESS';
    };
    UpsertPreviewResponse: {
      /**
       * @description SKUs that are new.
       * @example [
       *       "TSHIRT-1"
       *     ]
       */
      created: string[];
      /**
       * @description SKUs that would change.
       * @example []
       */
      updated: string[];
      /**
       * @description SKUs that would not change.
       * @example []
       */
      unchanged: string[];
      /** @description SKUs of the product that were not sent. */
      deleted: string[];
      /** @description What review would say of each SKU sent that it would look at, in the order sent. A SKU that it would not look at again, as nothing of its content changes, is not among them and keeps its `localizationMessages`. Export rules of the destinations are checked after review, and are not part of this. */
      reviews: components['schemas']['SkuReviewResponse'][];
    };
    ValidPriceResponse: {
      /**
       * @description Of the record.
       * @example ACME-TSHIRT-1-MELI
       */
      id: string;
      /**
       * @description Whose price it is.
       * @example ACME
       */
      merchantId: string;
      /**
       * @description The merchant's id of the SKU.
       * @example TSHIRT-1
       */
      skuId: string;
      /**
       * @description In the original language.
       * @example Camiseta de algodón
       */
      skuName: string;
      /**
       * @description The merchant's, ISO 4217.
       * @example USD
       */
      merchantCurrency: string;
      /**
       * @description The channel's, ISO 4217.
       * @example MXN
       */
      localizedCurrency: string;
      /**
       * Format: date-time
       * @description When it was localized.
       */
      localizationTimestamp: string;
      /**
       * @description That of the `price.localized` that published it; `pricing.price` has newer events while the price is made again.
       * @example 2
       */
      version: number;
      /**
       * @description Basis of the promotional price.
       * @example 75
       */
      grossOutboundListPrice: number;
      /**
       * @description Estimated payout per unit sold.
       * @example 60
       */
      grossOutboundSalePrice: number;
      /**
       * @description The promotional price with taxes and duties.
       * @example 131.2
       */
      grossOutboundListPriceWithTaxes: number;
      /**
       * @description The retail price with taxes and duties.
       * @example 108.9
       */
      grossOutboundSalePriceWithTaxes: number;
      /**
       * @description The promotional price as it is shown.
       * @example 2407.5
       */
      localizedListPriceWithTaxes: number;
      /**
       * @description The retail price as it is shown.
       * @example 1998.3
       */
      localizedSalePriceWithTaxes: number;
    };
    WarehouseRequest: {
      /** @description Name of the warehouse. */
      name: string;
      /**
       * @description The country of the warehouse.
       * @example BR
       * @example BRA
       * @example 076
       */
      country: string;
    };
    WarehouseResponse: {
      /**
       * @description Id of the warehouse.
       * @example 2
       */
      warehouseId: number;
      /**
       * @description Name of the warehouse.
       * @example West
       */
      name: string;
      /**
       * @description The country of the warehouse, ISO 3166-1 alpha-2.
       * @example US
       */
      country: string;
      /**
       * @description Does it belong to the returns partner?
       * @example false
       */
      returns: boolean;
    };
    WarehousesResponse: {
      /** @description The merchant’s own and the returns partner’s, in order of their ids. */
      warehouses: components['schemas']['WarehouseResponse'][];
    };
    WholeParkedMessageResponse: {
      /**
       * @description Its id in this list.
       * @example 17
       */
      id: string;
      /**
       * @description The stream that it is on.
       * @example catalog.sku
       */
      stream: string;
      /**
       * @description The type of the event.
       * @example sku.upserted
       */
      type?: string;
      /**
       * @description The id of the event.
       * @example 019aa6a0-5c00-7000-8000-000000000001
       */
      eventId?: string;
      /**
       * @description Why it was parked, as a code.
       * @example handler-failed
       */
      reason: string;
      /**
       * Format: date-time
       * @description Since when.
       */
      parkedAt: string;
      /**
       * @description How the payload begins. Left out on streams with personal data: read the one by its id.
       * @example {"eventId":"019aa6a0…
       */
      payloadHead?: string;
      /**
       * @description The consumer group that parked it.
       * @example orders.main
       */
      group: string;
      /**
       * @description The key by which order is kept; a message without one blocks no other.
       * @example ACME:TSHIRT-1
       */
      key?: string;
      /**
       * @description Where in the stream it is.
       * @example 3
       */
      partition: number;
      /**
       * @description Where in the partition.
       * @example 4711
       */
      offset: string;
      /**
       * @description The fault in words, its first line.
       * @example TypeError: …
       */
      detail: string;
      /**
       * @description The id of the first parked message of its key, behind which it waits; left out for that one. With the reason `key-parked` nothing is wrong with it.
       * @example 16
       */
      behind?: string;
      /** @description As received. */
      headers: {
        [key: string]: string;
      };
      /** @description The payload as text; left out where there is none. */
      payload?: string;
    };
    WholeParkedOutboxRowResponse: {
      /**
       * @description Its id in this list.
       * @example 17
       */
      id: string;
      /**
       * @description The stream that it is on.
       * @example catalog.sku
       */
      stream: string;
      /**
       * @description The type of the event.
       * @example sku.upserted
       */
      type?: string;
      /**
       * @description The id of the event.
       * @example 019aa6a0-5c00-7000-8000-000000000001
       */
      eventId?: string;
      /**
       * @description Why it was parked, as a code.
       * @example handler-failed
       */
      reason: string;
      /**
       * Format: date-time
       * @description Since when.
       */
      parkedAt: string;
      /**
       * @description How the payload begins. Left out on streams with personal data: read the one by its id.
       * @example {"eventId":"019aa6a0…
       */
      payloadHead?: string;
      /**
       * @description The key by which order is kept.
       * @example ACME:TSHIRT-1
       */
      key: string;
      /** @description The event. */
      payload: string;
    };
    WrongCredentialsResponse: {
      /**
       * @description What is wrong.
       * @example Incorrect username or password.
       */
      message: string;
    };
  };
  responses: never;
  parameters: {
    /** @description The id of the event, the same in every attempt. */
    'webhook-id': string;
    /** @description When this attempt began, in seconds since 1970. */
    'webhook-timestamp': string;
    /** @description `v1,` and the HMAC-SHA256 of `{id}.{timestamp}.{body}` in base64, with the bytes of the secret; one for each secret that is valid, between spaces. */
    'webhook-signature': string;
    /** @description The same key with the same body replays the first answer for 24 hours; with another body it is refused, and so are both while the first request is still being processed. */
    'Idempotency-Key': string;
    /** @description The `ETag` of what the caller has: 304 where it is still the same. */
    'If-None-Match': string;
  };
  requestBodies: never;
  headers: {
    /** @description Names the request in logs and events. */
    'X-Request-Id': string;
    /** @description Seconds to wait. */
    'Retry-After': number;
    /** @description The scheme to use. */
    'WWW-Authenticate': 'Bearer';
    /** @description Names this state, for `If-None-Match`. */
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
        'application/json': components['schemas']['TokenRequest'];
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
          'application/json': components['schemas']['TokenResponse'];
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
          'application/json': components['schemas']['SigningKeysResponse'];
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
          'application/json': components['schemas']['SigningKeyResponse'];
        };
      };
    };
  };
  revokeSigningKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Its id, as in the header of a token. */
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
          'application/json': components['schemas']['SigningKeysResponse'];
        };
      };
    };
  };
  listEventSchemas: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of what the caller has: 304 where it is still the same. */
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
          'application/json': components['schemas']['EventSchemasResponse'];
        };
      };
    };
  };
  readEventSchemaBundle: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of what the caller has: 304 where it is still the same. */
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
        /** @description The `ETag` of what the caller has: 304 where it is still the same. */
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
        /** @description The `ETag` of what the caller has: 304 where it is still the same. */
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
        /** @description The `ETag` of what the caller has: 304 where it is still the same. */
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
        /** @description The `ETag` of what the caller has: 304 where it is still the same. */
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
        /** @description The `ETag` of what the caller has: 304 where it is still the same. */
        'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      path: {
        /**
         * @description As in the answer.
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
        /** @description Most records on a page, 1 to 200; 50 when left out. A page has 4 MiB at most, and looks at 2,500 records: it may hold fewer, or none, although `nextPageToken` is there. */
        pageSize?: number;
        /** @description `nextPageToken` of the page before. */
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
          'application/json': components['schemas']['ChannelTokensResponse'];
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
         *       "expiresIn": 86400
         *     }
         */
        'application/json': components['schemas']['ChannelTokenRequest'];
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
          'application/json': components['schemas']['ChannelTokenResponse'];
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
        /** @description As returned when it was issued. */
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
        /** @description Only of this kind. */
        kind?: 'merchant' | 'fulfillment-partner' | 'operator';
        /** @description Begins after this client: `next` of the page before. */
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
          'application/json': components['schemas']['ClientsResponse'];
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
        'application/json': components['schemas']['CreateClientRequest'];
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
          'application/json': components['schemas']['ClientSecretResponse'];
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
        'application/json': components['schemas']['RotateSecretRequest'];
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
          'application/json': components['schemas']['ClientSecretResponse'];
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
        'application/json': components['schemas']['RevokeClientRequest'];
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
          'application/json': components['schemas']['ClientResponse'];
        };
      };
    };
  };
  listAllParkedMessages: {
    parameters: {
      query?: {
        /** @description Only of this consumer group. */
        group?: string;
        /** @description Only of this stream. */
        stream?: string;
        /**
         * @description Only events of this type.
         * @example sku.upserted
         */
        type?: string;
        /** @description Only those parked for this reason, for example `handler-failed`. */
        reason?: string;
        /** @description Only under this key. */
        key?: string;
        /**
         * @description Only in this service.
         * @example catalog
         */
        service?: 'catalog' | 'pricing' | 'taxes' | 'orders' | 'logistics' | 'webhooks';
        /** @description Most records on a page, 1 to 200; 50 when left out. A page has 4 MiB at most, and looks at 2,500 records: it may hold fewer, or none, although `nextPageToken` is there. */
        pageSize?: number;
        /** @description `nextPageToken` of the page before. */
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
          'application/json': components['schemas']['AllParkedResponse'];
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
          'application/json': components['schemas']['ParkedCountsResponse'];
        };
      };
    };
  };
  listChanges: {
    parameters: {
      query?: {
        /** @description Only what this operator changed. */
        who?: string;
        /** @description Only changes of this kind. */
        what?: string;
        /** @description Only changes of what has this id: an order, SKU, merchant, sales channel, client, token, signing key, carrier, parcel, job or currency. Also parked messages with this key. */
        subject?: string;
        /**
         * @description Only changes in this service.
         * @example catalog
         */
        service?: 'gateway' | 'catalog' | 'pricing' | 'taxes' | 'orders' | 'logistics' | 'webhooks';
        /** @description Only changes made then or later. */
        from?: string;
        /** @description Only changes made then or earlier; a bare date is its last instant. */
        until?: string;
        /** @description Most records on a page, 1 to 200; 50 when left out. A page has 4 MiB at most, and looks at 2,500 records: it may hold fewer, or none, although `nextPageToken` is there. */
        pageSize?: number;
        /** @description `nextPageToken` of the page before. */
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
          'application/json': components['schemas']['ChangesResponse'];
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
          'application/json': components['schemas']['OverviewResponse'];
        };
      };
    };
  };
  listRequests: {
    parameters: {
      query?: {
        /** @description Only with one of these statuses: `404`, or `4xx` for the class. */
        status?: string[];
        /**
         * @description Only refused with this problem code.
         * @example validation-failed
         */
        code?: string;
        /** @description Only with this method. */
        method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
        /** @description Only to this path as the API document writes it, for example `/ext/orders/{orderId}`. */
        path?: string;
        /** @description Only with this request id: `X-Request-Id` of the answer, `instance` of a problem. */
        requestId?: string;
        /**
         * @description Only of this client.
         * @example ACME-ERP
         */
        clientId?: string;
        /** @description ISO 8601, inclusive lower bound. */
        lastUpdateDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        lastUpdateDateUntil?: string;
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` when left out. */
        order?: 'asc' | 'desc';
        /** @description `nextPageToken` of the page before. */
        nextPageToken?: string;
        /** @description Most records on a page, 1 to 200; 50 when left out. A page has 4 MiB at most, and looks at 2,500 records: it may hold fewer, or none, although `nextPageToken` is there. */
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
          'application/json': components['schemas']['RequestsResponse'];
        };
      };
    };
  };
  listRequestsOfAllMerchants: {
    parameters: {
      query?: {
        /** @description Only with one of these statuses: `404`, or `4xx` for the class. */
        status?: string[];
        /**
         * @description Only refused with this problem code.
         * @example validation-failed
         */
        code?: string;
        /** @description Only with this method. */
        method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
        /** @description Only to this path as the API document writes it, for example `/ext/orders/{orderId}`. */
        path?: string;
        /** @description Only with this request id: `X-Request-Id` of the answer, `instance` of a problem. */
        requestId?: string;
        /**
         * @description Only of this client.
         * @example ACME-ERP
         */
        clientId?: string;
        /** @description ISO 8601, inclusive lower bound. */
        lastUpdateDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        lastUpdateDateUntil?: string;
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` when left out. */
        order?: 'asc' | 'desc';
        /** @description `nextPageToken` of the page before. */
        nextPageToken?: string;
        /** @description Most records on a page, 1 to 200; 50 when left out. A page has 4 MiB at most, and looks at 2,500 records: it may hold fewer, or none, although `nextPageToken` is there. */
        pageSize?: number;
        /**
         * @description Only what is of this merchant; of all merchants when left out.
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
          'application/json': components['schemas']['RequestsResponse'];
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
          'application/json': components['schemas']['SessionResponse'];
        };
      };
    };
  };
  listSessions: {
    parameters: {
      query?: {
        /** @description Begins after this client: `next` of the page before. */
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
          'application/json': components['schemas']['SessionsResponse'];
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
         * @description The client; of a person who signed in with an OpenID provider `oidc:` and the name.
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
          'application/json': components['schemas']['EndedSessionsResponse'];
        };
      };
    };
  };
  listParkedMessages: {
    parameters: {
      query?: {
        /** @description Only of this consumer group. */
        group?: string;
        /** @description Only of this stream. */
        stream?: string;
        /**
         * @description Only events of this type.
         * @example sku.upserted
         */
        type?: string;
        /** @description Only those parked for this reason, for example `handler-failed`. */
        reason?: string;
        /** @description Only under this key. */
        key?: string;
        /** @description Begins after the row of this id: `next` of the page before. */
        after?: string;
        /** @description 1 to 200 rows; 50 when left out. */
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
          'application/json': components['schemas']['ParkedMessagesResponse'];
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
          'application/json': components['schemas']['ParkedFaultsResponse'];
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
        'application/json': components['schemas']['ReplayParkedRequest'];
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
          'application/json': components['schemas']['ReplayedUnitsResponse'];
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
        /** @description As in the list. */
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
          'application/json': components['schemas']['WholeParkedMessageResponse'];
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
        /** @description As in the list. */
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
          'application/json': components['schemas']['ReplayedResponse'];
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
        /** @description As in the list. */
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
        'application/json': components['schemas']['DropParkedRequest'];
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
          'application/json': components['schemas']['ParkedMessageResponse'];
        };
      };
    };
  };
  listParkedOutbox: {
    parameters: {
      query?: {
        /** @description Begins after the row of this id: `next` of the page before. */
        after?: string;
        /** @description 1 to 200 rows; 50 when left out. */
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
          'application/json': components['schemas']['ParkedOutboxResponse'];
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
        /** @description As in the list. */
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
          'application/json': components['schemas']['WholeParkedOutboxRowResponse'];
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
        /** @description As in the list. */
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
          'application/json': components['schemas']['ReturnedToOutboxResponse'];
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
        /** @description As in the list. */
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
        'application/json': components['schemas']['DropParkedRequest'];
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
          'application/json': components['schemas']['ParkedOutboxRowResponse'];
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
          'application/json': components['schemas']['MessagingResponse'];
        };
      };
    };
  };
  listServiceAudit: {
    parameters: {
      query?: {
        /** @description Only what this operator changed. */
        who?: string;
        /** @description Only changes of this kind. */
        what?: string;
        /** @description Only changes of what has this id: an order, SKU, merchant, sales channel, client, token, signing key, carrier, parcel, job or currency. Also parked messages with this key. */
        subject?: string;
        /** @description Only changes made then or later. */
        from?: string;
        /** @description Only changes made then or earlier; a bare date is its last instant. */
        until?: string;
        /** @description Begins before this position: `next` of the page before. */
        before?: string;
        /** @description 1 to 200 rows; 50 when left out. */
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
          'application/json': components['schemas']['AuditResponse'];
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
          'application/json': components['schemas']['MerchantsResponse'];
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
          'application/json': components['schemas']['MerchantResponse'];
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
        'application/json': components['schemas']['MerchantRequest'];
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
          'application/json': components['schemas']['MerchantResponse'];
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
          'application/json': components['schemas']['MerchantResponse'];
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
          'application/json': components['schemas']['WarehousesResponse'];
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
        'application/json': components['schemas']['WarehouseRequest'];
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
          'application/json': components['schemas']['WarehouseResponse'];
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
          'application/json': components['schemas']['WarehouseResponse'];
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
          'application/json': components['schemas']['SalesChannelsResponse'];
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
          'application/json': components['schemas']['SalesChannelDetailResponse'];
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
         *       }
         *     }
         */
        'application/json': components['schemas']['SalesChannelRequest'];
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
          'application/json': components['schemas']['SalesChannelResponse'];
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
          'application/json': components['schemas']['SalesChannelResponse'];
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
        'application/json': components['schemas']['RepublishRequest'];
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
          'application/json': components['schemas']['RepublishedResponse'];
        };
      };
    };
  };
  readMerchantRepublication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description As returned when it was requested. */
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
          'application/json': components['schemas']['RepublicationResponse'];
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
        'application/json': components['schemas']['RepublishAllRequest'];
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
          'application/json': components['schemas']['RepublishedResponse'];
        };
      };
    };
  };
  readSalesChannelRepublication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description As returned when it was requested. */
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
          'application/json': components['schemas']['RepublicationResponse'];
        };
      };
    };
  };
  listSkus: {
    parameters: {
      query?: {
        /** @description ISO 8601, exclusive: only what was updated after it; all when left out. */
        lastUpdateDateFrom?: string;
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` when left out. */
        order?: 'asc' | 'desc';
        /** @description `nextPageToken` of the page before. */
        nextPageToken?: string;
        /** @description Most records on a page, 1 to 200; 50 when left out. A page has 4 MiB at most, and looks at 2,500 records: it may hold fewer, or none, although `nextPageToken` is there. */
        pageSize?: number;
        /** @description One localization status or several. */
        status?: (
          | 'PENDING_LOCALIZATION'
          | 'IN_REVIEW'
          | 'IN_TRANSLATION'
          | 'READY_FOR_SALES_CHANNEL'
          | 'REVIEW_DENIED'
          | 'DENIED_REGULATORY'
          | 'LOCALIZATION_SKIPPED'
        )[];
        /** @description A code of the localization messages. */
        reason?: string;
        /**
         * @description Where the SKU has a status.
         * @example MELI
         */
        salesChannel?: string;
        /** @description In that channel, or in any when none is named. */
        salesChannelStatus?:
          'READY_FOR_SALES_CHANNEL' | 'SALES_CHANNEL_APPROVED' | 'SALES_CHANNEL_DENIED';
        /** @description Id of a SKU or of a product, whole. */
        text?: string;
        /** @description `summary`: what a table of SKUs needs; `full` when left out. */
        view?: 'full' | 'summary';
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
          'application/json':
            | components['schemas']['SkuListResponse']
            | components['schemas']['SkuSummaryListResponse'];
        };
      };
    };
  };
  upsertSkus: {
    parameters: {
      query?: {
        /** @description Answers what would happen and changes nothing. */
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
        'application/json': components['schemas']['SkuDto'][];
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
          'application/json':
            components['schemas']['SkuResponse'][] | components['schemas']['UpsertPreviewResponse'];
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
        'application/json': components['schemas']['CheckProductsRequest'];
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
          'application/json': components['schemas']['CheckProductsResponse'];
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
          'application/json': components['schemas']['SkuCountsResponse'];
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
          'application/json': components['schemas']['SkuResponse'][];
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
          'application/json': components['schemas']['SkuStatusResponse'];
        };
      };
    };
  };
  listInventories: {
    parameters: {
      query?: {
        /** @description ISO 8601, exclusive: only what was updated after it; all when left out. */
        lastUpdateDateFrom?: string;
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` when left out. */
        order?: 'asc' | 'desc';
        /** @description `nextPageToken` of the page before. */
        nextPageToken?: string;
        /** @description Most records on a page, 1 to 200; 50 when left out. A page has 4 MiB at most, and looks at 2,500 records: it may hold fewer, or none, although `nextPageToken` is there. */
        pageSize?: number;
        /** @description Id of a SKU or of a warehouse, whole. */
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
          'application/json': components['schemas']['InventoryListResponse'];
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
        'application/json': components['schemas']['InventoryDto'];
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
          'application/json': components['schemas']['InventoryResponse'];
        };
      };
    };
  };
  setInventories: {
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
        'application/json': components['schemas']['InventoryDto'][];
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
          'application/json': components['schemas']['InventoryBatchResponse'];
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
        'application/json': components['schemas']['RepublishRequest'];
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
          'application/json': components['schemas']['RepublishedResponse'];
        };
      };
    };
  };
  readInventoryRepublication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description As returned when it was requested. */
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
          'application/json': components['schemas']['RepublicationResponse'];
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
          'application/json': components['schemas']['LocalizationsResponse'];
        };
      };
    };
  };
  setLocalization: {
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
        'application/json': components['schemas']['SetLocalizationRequest'];
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
          'application/json': components['schemas']['SkuLocalizationResponse'];
        };
      };
    };
  };
  listSkusOfAllMerchants: {
    parameters: {
      query?: {
        /** @description ISO 8601, exclusive: only what was updated after it; all when left out. */
        lastUpdateDateFrom?: string;
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` when left out. */
        order?: 'asc' | 'desc';
        /** @description `nextPageToken` of the page before. */
        nextPageToken?: string;
        /** @description Most records on a page, 1 to 200; 50 when left out. A page has 4 MiB at most, and looks at 2,500 records: it may hold fewer, or none, although `nextPageToken` is there. */
        pageSize?: number;
        /** @description One localization status or several. */
        status?: (
          | 'PENDING_LOCALIZATION'
          | 'IN_REVIEW'
          | 'IN_TRANSLATION'
          | 'READY_FOR_SALES_CHANNEL'
          | 'REVIEW_DENIED'
          | 'DENIED_REGULATORY'
          | 'LOCALIZATION_SKIPPED'
        )[];
        /** @description A code of the localization messages. */
        reason?: string;
        /**
         * @description Where the SKU has a status.
         * @example MELI
         */
        salesChannel?: string;
        /** @description In that channel, or in any when none is named. */
        salesChannelStatus?:
          'READY_FOR_SALES_CHANNEL' | 'SALES_CHANNEL_APPROVED' | 'SALES_CHANNEL_DENIED';
        /** @description Id of a SKU or of a product, whole. */
        text?: string;
        /** @description `summary`: what a table of SKUs needs; `full` when left out. */
        view?: 'full' | 'summary';
        /**
         * @description Only what is of this merchant; of all merchants when left out.
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
          'application/json':
            | components['schemas']['SkuListResponse']
            | components['schemas']['SkuSummaryListResponse'];
        };
      };
    };
  };
  countSkusOfAllMerchants: {
    parameters: {
      query?: {
        /**
         * @description Only what is of this merchant; of all merchants when left out.
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
          'application/json': components['schemas']['SkuCountsResponse'];
        };
      };
    };
  };
  listInventoriesOfAllMerchants: {
    parameters: {
      query?: {
        /** @description ISO 8601, exclusive: only what was updated after it; all when left out. */
        lastUpdateDateFrom?: string;
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` when left out. */
        order?: 'asc' | 'desc';
        /** @description `nextPageToken` of the page before. */
        nextPageToken?: string;
        /** @description Most records on a page, 1 to 200; 50 when left out. A page has 4 MiB at most, and looks at 2,500 records: it may hold fewer, or none, although `nextPageToken` is there. */
        pageSize?: number;
        /** @description Id of a SKU or of a warehouse, whole. */
        text?: string;
        /**
         * @description Only what is of this merchant; of all merchants when left out.
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
          'application/json': components['schemas']['InventoryListResponse'];
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
        'application/json': components['schemas']['RepublishRequest'];
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
          'application/json': components['schemas']['RepublishedResponse'];
        };
      };
    };
  };
  readSkuRepublication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description As returned when it was requested. */
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
          'application/json': components['schemas']['RepublicationResponse'];
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
        /** @description Id of a SKU, whole. */
        text?: string;
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` when left out. */
        order?: 'asc' | 'desc';
        /** @description `nextPageToken` of the page before. */
        nextPageToken?: string;
        /** @description Most records on a page, 1 to 200; 50 when left out. A page has 4 MiB at most, and looks at 2,500 records: it may hold fewer, or none, although `nextPageToken` is there. */
        pageSize?: number;
        /**
         * @description Only what is of this merchant; of all merchants when left out.
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
          'application/json': components['schemas']['PriceListResponse'];
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
        /** @description Id of a SKU, whole. */
        text?: string;
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` when left out. */
        order?: 'asc' | 'desc';
        /** @description `nextPageToken` of the page before. */
        nextPageToken?: string;
        /** @description Most records on a page, 1 to 200; 50 when left out. A page has 4 MiB at most, and looks at 2,500 records: it may hold fewer, or none, although `nextPageToken` is there. */
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
          'application/json': components['schemas']['PriceListResponse'];
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
          'application/json': components['schemas']['SentPricesResponse'];
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
          'application/json': components['schemas']['ValidPriceResponse'];
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
         * @description Currency of the channel's country, ISO 4217; the channel's when left out.
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
          'application/json': components['schemas']['PriceBreakdownResponse'];
        };
      };
    };
  };
  updateOriginPrices: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body replays the first answer for 24 hours; with another body it is refused, and so are both while the first request is still being processed. */
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
        'application/json': components['schemas']['OriginPriceRow'][];
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
          'application/json': components['schemas']['PriceBatchResponse'];
        };
      };
    };
  };
  updateDestinationPrices: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body replays the first answer for 24 hours; with another body it is refused, and so are both while the first request is still being processed. */
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
        'application/json': components['schemas']['DestinationPriceRow'][];
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
          'application/json': components['schemas']['PriceBatchResponse'];
        };
      };
    };
  };
  updateOriginPrice: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body replays the first answer for 24 hours; with another body it is refused, and so are both while the first request is still being processed. */
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
        'application/json': components['schemas']['UpdateOriginPriceRequest'];
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
          'application/json': components['schemas']['UpdatePriceResponse'];
        };
      };
    };
  };
  updateDestinationPrice: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body replays the first answer for 24 hours; with another body it is refused, and so are both while the first request is still being processed. */
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
        'application/json': components['schemas']['UpdateDestinationPriceRequest'];
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
          'application/json': components['schemas']['UpdatePriceResponse'];
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
          'application/json': components['schemas']['RequeuesResponse'];
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
        'application/json': components['schemas']['RepublishRequest'];
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
          'application/json': components['schemas']['RepublishedResponse'];
        };
      };
    };
  };
  readPriceRepublication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description As returned when it was requested. */
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
          'application/json': components['schemas']['RepublicationResponse'];
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
          'application/json': components['schemas']['ChannelFxRateResponse'];
        };
      };
    };
  };
  listFxRates: {
    parameters: {
      query?: {
        /** @description Only rates of this ISO 4217 currency. */
        quote?: string;
        /** @description Only rates that begin then or later. */
        from?: string;
        /** @description Only rates that begin then or earlier; a bare date is its last instant. */
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
          'application/json': components['schemas']['FxRatesResponse'];
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
        'application/json': components['schemas']['LoadFxRateRequest'];
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
          'application/json': components['schemas']['LoadedFxRateResponse'];
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
        'application/json': components['schemas']['RepublishAllRequest'];
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
          'application/json': components['schemas']['RepublishedResponse'];
        };
      };
    };
  };
  readFxRateRepublication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description As returned when it was requested. */
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
          'application/json': components['schemas']['RepublicationResponse'];
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
        'application/json': components['schemas']['SimulateTaxesRequest'];
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
          'application/json': components['schemas']['SimulateTaxesResponse'];
        };
      };
    };
  };
  createOrder: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body replays the first answer for 24 hours; with another body it is refused, and so are both while the first request is still being processed. */
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
         *             "deliveryEstimateDate": "2026-12-03",
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
        'application/json': components['schemas']['CreateOrderRequest'];
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
          'application/json': components['schemas']['OrderResponse'];
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
        'application/json': components['schemas']['ApproveOrderRequest'];
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
          'application/json': components['schemas']['OrderResponse'];
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
        fulfillmentWarehouseType?: ('MERCHANT' | 'RETURNS')[];
        /** @description ISO 8601, inclusive lower bound. */
        creationDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        creationDateUntil?: string;
        /** @description ISO 8601, inclusive lower bound. */
        lastUpdateDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        lastUpdateDateUntil?: string;
        /** @description An id of any kind, whole: order, order in the channel, parcel, tracking number, or SKU of an item. */
        text?: string;
        /** @description One status or several. */
        status?: (
          | 'CREATED'
          | 'APPROVED'
          | 'HANDLING'
          | 'REQUIRES_REVIEW'
          | 'REGULATORY_CHECK_OK'
          | 'PACKED'
          | 'INVOICED'
          | 'READY_TO_SHIP'
          | 'SHIPPED'
          | 'DELIVERED'
          | 'RETURN_REQUESTED'
          | 'RETURN_APPROVED'
          | 'RETURNED'
          | 'ON_HOLD'
          | 'CANCELLED'
          | 'OPERATIONAL_ISSUE'
        )[];
        /** @description `summary`: what a table of orders needs, without items and buyer; `full` when left out. */
        view?: 'full' | 'summary';
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` when left out. */
        order?: 'asc' | 'desc';
        /** @description `nextPageToken` of the page before. */
        nextPageToken?: string;
        /** @description Most records on a page, 1 to 200; 50 when left out. A page has 4 MiB at most, and looks at 2,500 records: it may hold fewer, or none, although `nextPageToken` is there. */
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
          'application/json':
            | components['schemas']['OrderListResponse']
            | components['schemas']['OrderSummaryListResponse'];
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
        fulfillmentWarehouseType?: ('MERCHANT' | 'RETURNS')[];
        /** @description ISO 8601, inclusive lower bound. */
        creationDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        creationDateUntil?: string;
        /** @description ISO 8601, inclusive lower bound. */
        lastUpdateDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        lastUpdateDateUntil?: string;
        /** @description An id of any kind, whole: order, order in the channel, parcel, tracking number, or SKU of an item. */
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
          'application/json': components['schemas']['OrderCountsResponse'];
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
          'application/json': components['schemas']['OrderWithHistoryResponse'];
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
          'application/json': components['schemas']['OrderWithHistoryResponse'];
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
          'application/json': components['schemas']['OrderDocumentsResponse'];
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
        'application/json': components['schemas']['CancelOrderRequest'];
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
          'application/json': components['schemas']['OrderWithHistoryResponse'];
        };
      };
    };
  };
  holdOrder: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body replays the first answer for 24 hours; with another body it is refused, and so are both while the first request is still being processed. */
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
        'application/json': components['schemas']['ReasonRequest'];
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
          'application/json': components['schemas']['OrderWithHistoryResponse'];
        };
      };
    };
  };
  releaseOrder: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body replays the first answer for 24 hours; with another body it is refused, and so are both while the first request is still being processed. */
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
          'application/json': components['schemas']['OrderWithHistoryResponse'];
        };
      };
    };
  };
  reportOperationalIssue: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body replays the first answer for 24 hours; with another body it is refused, and so are both while the first request is still being processed. */
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
        'application/json': components['schemas']['ReasonRequest'];
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
          'application/json': components['schemas']['OrderWithHistoryResponse'];
        };
      };
    };
  };
  requestReturn: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body replays the first answer for 24 hours; with another body it is refused, and so are both while the first request is still being processed. */
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
        'application/json': components['schemas']['ReturnReasonRequest'];
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
          'application/json': components['schemas']['OrderWithHistoryResponse'];
        };
      };
    };
  };
  approveReturn: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body replays the first answer for 24 hours; with another body it is refused, and so are both while the first request is still being processed. */
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
          'application/json': components['schemas']['OrderWithHistoryResponse'];
        };
      };
    };
  };
  receiveReturn: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body replays the first answer for 24 hours; with another body it is refused, and so are both while the first request is still being processed. */
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
        'application/json': components['schemas']['ReceiveReturnRequest'];
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
          'application/json': components['schemas']['OrderWithHistoryResponse'];
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
          'application/json': components['schemas']['OrderWithHistoryResponse'];
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
        fulfillmentWarehouseType?: ('MERCHANT' | 'RETURNS')[];
        /** @description ISO 8601, inclusive lower bound. */
        creationDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        creationDateUntil?: string;
        /** @description ISO 8601, inclusive lower bound. */
        lastUpdateDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        lastUpdateDateUntil?: string;
        /** @description An id of any kind, whole: order, order in the channel, parcel, tracking number, or SKU of an item. */
        text?: string;
        /** @description One status or several. */
        status?: (
          | 'CREATED'
          | 'APPROVED'
          | 'HANDLING'
          | 'REQUIRES_REVIEW'
          | 'REGULATORY_CHECK_OK'
          | 'PACKED'
          | 'INVOICED'
          | 'READY_TO_SHIP'
          | 'SHIPPED'
          | 'DELIVERED'
          | 'RETURN_REQUESTED'
          | 'RETURN_APPROVED'
          | 'RETURNED'
          | 'ON_HOLD'
          | 'CANCELLED'
          | 'OPERATIONAL_ISSUE'
        )[];
        /** @description `summary`: what a table of orders needs, without items and buyer; `full` when left out. */
        view?: 'full' | 'summary';
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` when left out. */
        order?: 'asc' | 'desc';
        /** @description `nextPageToken` of the page before. */
        nextPageToken?: string;
        /** @description Most records on a page, 1 to 200; 50 when left out. A page has 4 MiB at most, and looks at 2,500 records: it may hold fewer, or none, although `nextPageToken` is there. */
        pageSize?: number;
        /**
         * @description Only what is of this merchant; of all merchants when left out.
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
          'application/json':
            | components['schemas']['OrderListResponse']
            | components['schemas']['OrderSummaryListResponse'];
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
        fulfillmentWarehouseType?: ('MERCHANT' | 'RETURNS')[];
        /** @description ISO 8601, inclusive lower bound. */
        creationDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        creationDateUntil?: string;
        /** @description ISO 8601, inclusive lower bound. */
        lastUpdateDateFrom?: string;
        /** @description ISO 8601, inclusive upper bound. */
        lastUpdateDateUntil?: string;
        /** @description An id of any kind, whole: order, order in the channel, parcel, tracking number, or SKU of an item. */
        text?: string;
        /**
         * @description Only what is of this merchant; of all merchants when left out.
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
          'application/json': components['schemas']['OrderCountsResponse'];
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
          'application/json': components['schemas']['OrderWithHistoryResponse'];
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
        'application/json': components['schemas']['RepublishRequest'];
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
          'application/json': components['schemas']['RepublishedResponse'];
        };
      };
    };
  };
  readOrderRepublication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description As returned when it was requested. */
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
          'application/json': components['schemas']['RepublicationResponse'];
        };
      };
    };
  };
  listExceptions: {
    parameters: {
      query?: {
        /**
         * @description Only what is of this merchant; of all merchants when left out.
         * @example ACME
         */
        merchantId?: string;
        /**
         * @description Only about this order.
         * @example ACME-MELI-1001
         */
        orderId?: string;
        /** @description Only those that an operator has acknowledged, or only the others. */
        acknowledged?: boolean;
        /** @description Exceptions on a page, 1 to 200; 1,000 when left out. */
        pageSize?: number;
        /** @description `nextPageToken` of the page before. */
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
          'application/json': components['schemas']['ExceptionsResponse'];
        };
      };
    };
  };
  acknowledgeException: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description As in the list. */
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
        'application/json': components['schemas']['AcknowledgeExceptionRequest'];
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
          'application/json': components['schemas']['ExceptionResponse'];
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
        'application/json': components['schemas']['ProgressRequest'];
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
          'application/json': components['schemas']['ProgressResponse'];
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
        'application/json': components['schemas']['RepublishRequest'];
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
          'application/json': components['schemas']['RepublishedResponse'];
        };
      };
    };
  };
  readParcelRepublication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description As returned when it was requested. */
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
          'application/json': components['schemas']['RepublicationResponse'];
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
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` when left out. */
        order?: 'asc' | 'desc';
        /** @description `nextPageToken` of the page before. */
        nextPageToken?: string;
        /** @description Most records on a page, 1 to 200; 50 when left out. A page has 4 MiB at most, and looks at 2,500 records: it may hold fewer, or none, although `nextPageToken` is there. */
        pageSize?: number;
        /** @description Parcel status. */
        status?:
          | 'SHIPMENT_CREATED'
          | 'SHIPPED'
          | 'ARRIVED_DESTINATION_COUNTRY'
          | 'CUSTOMS_CLEARANCE'
          | 'LAST_MILE'
          | 'DELIVERED'
          | 'SHIPMENT_CANCELED';
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
        /** @description Parcel ids. */
        parcelIds?: string[];
        /** @description Shipment id. */
        shipmentId?: string;
        /** @description An id of any kind, whole: parcel, tracking number, order, or order in the channel. */
        text?: string;
        /**
         * @description Only what is of this merchant; of all merchants when left out.
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
          'application/json': components['schemas']['ListParcelsResponse'];
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
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` when left out. */
        order?: 'asc' | 'desc';
        /** @description `nextPageToken` of the page before. */
        nextPageToken?: string;
        /** @description Most records on a page, 1 to 200; 50 when left out. A page has 4 MiB at most, and looks at 2,500 records: it may hold fewer, or none, although `nextPageToken` is there. */
        pageSize?: number;
        /** @description Parcel status. */
        status?:
          | 'SHIPMENT_CREATED'
          | 'SHIPPED'
          | 'ARRIVED_DESTINATION_COUNTRY'
          | 'CUSTOMS_CLEARANCE'
          | 'LAST_MILE'
          | 'DELIVERED'
          | 'SHIPMENT_CANCELED';
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
        /** @description Parcel ids. */
        parcelIds?: string[];
        /** @description Shipment id. */
        shipmentId?: string;
        /** @description An id of any kind, whole: parcel, tracking number, order, or order in the channel. */
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
          'application/json': components['schemas']['ListParcelsResponse'];
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
          'application/json': components['schemas']['ParcelResponse'];
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
        'application/json': components['schemas']['ReportTrackingRequest'];
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
          'application/json': components['schemas']['ReportTrackingResponse'];
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
        'application/json': components['schemas']['OperatorReportTrackingRequest'];
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
          'application/json': components['schemas']['ReportTrackingResponse'];
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
        /** @description As in the link. */
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
        /** @description As in the link. */
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
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` when left out. */
        order?: 'asc' | 'desc';
        /** @description `nextPageToken` of the page before. */
        nextPageToken?: string;
        /** @description Most records on a page, 1 to 200; 50 when left out. A page has 4 MiB at most, and looks at 2,500 records: it may hold fewer, or none, although `nextPageToken` is there. */
        pageSize?: number;
        /** @description Shipment status. */
        status?: 'CREATED' | 'SHIPPED' | 'CANCELLED';
        /**
         * @description Only what is of this merchant; of all merchants when left out.
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
          'application/json': components['schemas']['ListShipmentsResponse'];
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
          'application/json': components['schemas']['ShipmentResponse'];
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
        /** @description By last update, then id: `asc`, or `desc` for the newest first; `asc` when left out. */
        order?: 'asc' | 'desc';
        /** @description `nextPageToken` of the page before. */
        nextPageToken?: string;
        /** @description Most records on a page, 1 to 200; 50 when left out. A page has 4 MiB at most, and looks at 2,500 records: it may hold fewer, or none, although `nextPageToken` is there. */
        pageSize?: number;
        /** @description Shipment status. */
        status?: 'CREATED' | 'SHIPPED' | 'CANCELLED';
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
          'application/json': components['schemas']['ListShipmentsResponse'];
        };
      };
    };
  };
  createShipment: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body replays the first answer for 24 hours; with another body it is refused, and so are both while the first request is still being processed. */
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
        'application/json': components['schemas']['CreateShipmentRequest'];
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
          'application/json': components['schemas']['ShipmentResponse'];
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
          'application/json': components['schemas']['ShipmentResponse'];
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
          'application/json': components['schemas']['ShipmentResponse'];
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
        'application/json': components['schemas']['RepublishRequest'];
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
          'application/json': components['schemas']['RepublishedResponse'];
        };
      };
    };
  };
  readShipmentRepublication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description As returned when it was requested. */
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
          'application/json': components['schemas']['RepublicationResponse'];
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
          'application/json': components['schemas']['CarriersResponse'];
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
        'application/json': components['schemas']['CarrierRequest'];
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
          'application/json': components['schemas']['CarrierResponse'];
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
          'application/json': components['schemas']['EndpointsResponse'];
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
        'application/json': components['schemas']['CreateEndpointRequest'];
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
          'application/json': components['schemas']['EndpointSecretResponse'];
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
          'application/json': components['schemas']['EndpointDetailResponse'];
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
        'application/json': components['schemas']['ChangeEndpointRequest'];
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
          'application/json': components['schemas']['EndpointResponse'];
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
          'application/json': components['schemas']['EndpointSecretResponse'];
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
          'application/json': components['schemas']['EndpointResponse'];
        };
      };
    };
  };
  listWebhookEndpointsOfAllMerchants: {
    parameters: {
      query?: {
        /**
         * @description Only what is of this merchant; of all merchants when left out.
         * @example ACME
         */
        merchantId?: string;
        /** @description Only those in this state. */
        state?: 'enabled' | 'failing' | 'disabled';
        /** @description `nextPageToken` of the page before. */
        nextPageToken?: string;
        /** @description Most records on a page, 1 to 200; 50 when left out. A page has 4 MiB at most, and looks at 2,500 records: it may hold fewer, or none, although `nextPageToken` is there. */
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
          'application/json': components['schemas']['EndpointPageResponse'];
        };
      };
    };
  };
  createWebhookEndpointOfMerchant: {
    parameters: {
      query: {
        /**
         * @description The merchant whose endpoint it is.
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
        'application/json': components['schemas']['CreateEndpointRequest'];
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
          'application/json': components['schemas']['EndpointSecretResponse'];
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
          'application/json': components['schemas']['EndpointDetailResponse'];
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
        'application/json': components['schemas']['ChangeEndpointRequest'];
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
          'application/json': components['schemas']['EndpointResponse'];
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
          'application/json': components['schemas']['EndpointSecretResponse'];
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
          'application/json': components['schemas']['EndpointResponse'];
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
          'application/json': components['schemas']['EventTypesResponse'];
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
        types?: (
          | 'fulfillment.progressed'
          | 'inventory.changed'
          | 'merchant.changed'
          | 'order.erased'
          | 'order.history-added'
          | 'order.placed'
          | 'order.status-changed'
          | 'parcel.tracking-updated'
          | 'price.localization-failed'
          | 'price.localized'
          | 'price.queued'
          | 'sales-channel.order-rejected'
          | 'shipment.status-changed'
          | 'sku.channel-status-changed'
          | 'sku.deleted'
          | 'sku.localization-changed'
          | 'sku.upserted'
          | 'stock.reserved'
          | 'stock.short'
          | 'webhook.endpoint-disabled'
        )[];
        /** @description Only events about this subject, for example an order. */
        subject?: string;
        /** @description Without `after`: ISO 8601, where to begin; with the oldest event when left out. */
        from?: string;
        /** @description Seconds to wait for an event if there is none, 0 to 20; 0 when left out. */
        wait?: number;
        /** @description Most events in an answer, 1 to 200; 50 when left out. */
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
          'application/json': components['schemas']['EventsResponse'];
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
          'application/json': components['schemas']['CloudEventResponse'];
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
        types?: (
          | 'fulfillment.progressed'
          | 'inventory.changed'
          | 'merchant.changed'
          | 'order.erased'
          | 'order.history-added'
          | 'order.placed'
          | 'order.status-changed'
          | 'parcel.tracking-updated'
          | 'price.localization-failed'
          | 'price.localized'
          | 'price.queued'
          | 'sales-channel.order-rejected'
          | 'shipment.status-changed'
          | 'sku.channel-status-changed'
          | 'sku.deleted'
          | 'sku.localization-changed'
          | 'sku.upserted'
          | 'stock.reserved'
          | 'stock.short'
          | 'webhook.endpoint-disabled'
        )[];
        /** @description Only events about this subject, for example an order. */
        subject?: string;
        /** @description Without `after`: ISO 8601, where to begin; with the oldest event when left out. */
        from?: string;
        /** @description Seconds to wait for an event if there is none, 0 to 20; 0 when left out. */
        wait?: number;
        /** @description Most events in an answer, 1 to 200; 50 when left out. */
        pageSize?: number;
        /**
         * @description The merchant whose events are read.
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
          'application/json': components['schemas']['EventsResponse'];
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
          'application/json': components['schemas']['CloudEventResponse'];
        };
      };
    };
  };
  listWebhookDeliveries: {
    parameters: {
      query?: {
        /** @description Only those that wait for an attempt, were `delivered`, are `dead`: given up, or were `dropped`. `failed`: those whose last attempt failed, whether they wait for another one or are dead. */
        state?: 'waiting' | 'failed' | 'delivered' | 'dead' | 'dropped';
        /** @description Most records on a page, 1 to 200; 50 when left out. A page has 4 MiB at most, and looks at 2,500 records: it may hold fewer, or none, although `nextPageToken` is there. */
        pageSize?: number;
        /** @description `nextPageToken` of the page before. */
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
          'application/json': components['schemas']['DeliveriesResponse'];
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
          'application/json': components['schemas']['DeliveryWithAttemptsResponse'];
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
          'application/json': components['schemas']['DeliveryResponse'];
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
          'application/json': components['schemas']['DeliveryResponse'];
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
        'application/json': components['schemas']['EnableEndpointRequest'];
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
          'application/json': components['schemas']['EnabledEndpointResponse'];
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
          'application/json': components['schemas']['ReplayResponse'];
        };
      };
    };
  };
  replayWebhookEvents: {
    parameters: {
      query?: {
        /** @description Answers how many events would be sent, and sends none. */
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
        'application/json': components['schemas']['ReplayRequest'];
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
          'application/json': components['schemas']['ReplayPreviewResponse'];
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
          'application/json': components['schemas']['ReplayResponse'];
        };
      };
    };
  };
  retryWebhookDeliveries: {
    parameters: {
      query?: {
        /** @description Answers how many events would be sent, and sends none. */
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
        'application/json': components['schemas']['RetryDeliveriesRequest'];
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
          'application/json': components['schemas']['ReplayPreviewResponse'];
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
          'application/json': components['schemas']['ReplayResponse'];
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
          'application/json': components['schemas']['ReplayResponse'];
        };
      };
    };
  };
  listWebhookDeliveriesOfMerchant: {
    parameters: {
      query?: {
        /** @description Only those that wait for an attempt, were `delivered`, are `dead`: given up, or were `dropped`. `failed`: those whose last attempt failed, whether they wait for another one or are dead. */
        state?: 'waiting' | 'failed' | 'delivered' | 'dead' | 'dropped';
        /** @description Most records on a page, 1 to 200; 50 when left out. A page has 4 MiB at most, and looks at 2,500 records: it may hold fewer, or none, although `nextPageToken` is there. */
        pageSize?: number;
        /** @description `nextPageToken` of the page before. */
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
          'application/json': components['schemas']['DeliveriesResponse'];
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
          'application/json': components['schemas']['DeliveryWithAttemptsResponse'];
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
          'application/json': components['schemas']['DeliveryResponse'];
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
          'application/json': components['schemas']['DeliveryResponse'];
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
        'application/json': components['schemas']['EnableEndpointRequest'];
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
          'application/json': components['schemas']['EnabledEndpointResponse'];
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
          'application/json': components['schemas']['ReplayResponse'];
        };
      };
    };
  };
  replayWebhookEventsOfMerchant: {
    parameters: {
      query?: {
        /** @description Answers how many events would be sent, and sends none. */
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
        'application/json': components['schemas']['ReplayRequest'];
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
          'application/json': components['schemas']['ReplayPreviewResponse'];
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
          'application/json': components['schemas']['ReplayResponse'];
        };
      };
    };
  };
  retryWebhookDeliveriesOfMerchant: {
    parameters: {
      query?: {
        /** @description Answers how many events would be sent, and sends none. */
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
        'application/json': components['schemas']['RetryDeliveriesRequest'];
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
          'application/json': components['schemas']['ReplayPreviewResponse'];
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
          'application/json': components['schemas']['ReplayResponse'];
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
          'application/json': components['schemas']['ReplayResponse'];
        };
      };
    };
  };
}
