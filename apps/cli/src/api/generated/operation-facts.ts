// Generated from the API document.
import type { OperationFacts } from '../operation-facts.js';

export const operationFacts: Readonly<Record<string, OperationFacts>> = {
  generateToken: {
    summary: 'Exchange an id and a secret for a token',
    kinds: [],
    path: [],
    query: {},
    body: {
      clientId: { about: 'The account user name.', required: true },
      clientSecret: { about: 'The account password.', required: true },
    },
  },
  readKeySet: { summary: 'Read the keys that verify tokens', kinds: [], path: [], query: {} },
  listSigningKeys: { summary: 'List the signing keys', kinds: ['operator'], path: [], query: {} },
  rotateSigningKey: { summary: 'Rotate the signing key', kinds: ['operator'], path: [], query: {} },
  revokeSigningKey: {
    summary: 'Revoke a signing key',
    kinds: ['operator'],
    path: ['kid'],
    query: {},
  },
  listEventSchemas: { summary: 'List the schemas of all events', kinds: [], path: [], query: {} },
  readEventSchemaBundle: {
    summary: 'Read the schemas of all events on streams in one document',
    kinds: [],
    path: [],
    query: {},
  },
  readEventSchema: {
    summary: 'Read the JSON Schema of an event',
    kinds: [],
    path: ['type', 'version'],
    query: {},
  },
  readApiDocument: { summary: 'Read this document', kinds: [], path: [], query: {} },
  readEventsDocument: {
    summary: 'Read the document of all streams and events',
    kinds: [],
    path: [],
    query: {},
  },
  listProblems: { summary: 'See all problem codes', kinds: [], path: [], query: {} },
  explainProblem: {
    summary: 'See what a problem code means',
    kinds: [],
    path: ['code'],
    query: {},
  },
  listChannelTokens: {
    summary: "List a sales channel's tokens",
    kinds: ['operator'],
    path: ['id'],
    query: {},
    pages: true,
  },
  issueChannelToken: {
    summary: "Issue a sales channel's token",
    kinds: ['operator'],
    path: ['id'],
    query: {},
    body: {
      expiresIn: {
        about: 'Seconds until the token expires; a year when left out.',
        type: 'number',
      },
      scopes: {
        about: 'The scopes of the token. taxes when left out.',
        many: true,
        values: ['taxes', 'listings', 'orders'],
      },
      name: { about: 'The name in the list, for example the program that uses the token.' },
    },
  },
  revokeChannelToken: {
    summary: "Revoke a sales channel's token",
    kinds: ['operator'],
    path: ['id', 'tokenId'],
    query: {},
  },
  listClients: {
    summary: 'List the clients',
    kinds: ['operator'],
    path: [],
    query: {
      kind: {
        about: 'Lists only clients of this kind.',
        values: ['merchant', 'fulfillment-partner', 'sales-channel', 'operator'],
      },
    },
  },
  createClient: {
    summary: 'Create a client',
    kinds: ['operator'],
    path: [],
    query: {},
    body: {
      clientId: {
        about:
          'The id with which the client logs in. oidc: is the prefix of the ids of people who sign in with an OpenID provider.',
        required: true,
      },
      kind: {
        about: 'The kind of the client, which decides what it may do.',
        values: ['merchant', 'fulfillment-partner', 'sales-channel', 'operator'],
        required: true,
      },
      merchantId: { about: 'The merchant of the client; for the kind merchant.' },
      partnerId: { about: 'The partner of the client; for the kind fulfillment-partner.' },
      salesChannel: {
        about:
          'The sales channel of the client; for the kind sales-channel. The ids of client and channel must differ.',
      },
      scopes: {
        about: 'For the kind sales-channel: the scopes of its tokens. taxes when left out.',
        many: true,
        values: ['taxes', 'listings', 'orders'],
      },
      access: {
        about: 'For the kind operator: read allows GET operations only. full when left out.',
        values: ['full', 'read'],
      },
    },
  },
  rotateClientSecret: {
    summary: 'Rotate the secret of a client',
    kinds: ['operator'],
    path: ['clientId'],
    query: {},
    body: {
      graceSeconds: {
        about:
          'The number of seconds for which the old secret stays valid in addition to the new one; 0 when left out.',
        type: 'number',
      },
    },
  },
  changeClientScopes: {
    summary: 'Change the scopes of a client',
    kinds: ['operator'],
    path: ['clientId'],
    query: {},
    body: {
      scopes: {
        about: 'The new scopes of the tokens of the client.',
        many: true,
        values: ['taxes', 'listings', 'orders'],
        required: true,
      },
    },
  },
  revokeClient: {
    summary: 'Revoke a client',
    kinds: ['operator'],
    path: ['clientId'],
    query: {},
    body: {
      reason: { about: 'The reason, which is stored in the audit and published in the event.' },
    },
  },
  listAllParkedMessages: {
    summary: 'List the parked messages of all services',
    kinds: ['operator'],
    path: [],
    query: {
      group: { about: 'Only messages of this consumer group.' },
      stream: { about: 'Only messages of this stream.' },
      type: { about: 'Only events of this type.' },
      reason: { about: 'Only messages parked for this reason, for example handler-failed.' },
      key: { about: 'Only messages with this key.' },
      service: {
        about: 'Only messages of this service.',
        values: ['catalog', 'pricing', 'taxes', 'orders', 'logistics', 'webhooks'],
      },
    },
    pages: true,
  },
  countAllParkedMessages: {
    summary: 'Count the parked messages of all services',
    kinds: ['operator'],
    path: [],
    query: {},
  },
  listChanges: {
    summary: 'List what operators changed',
    kinds: ['operator'],
    path: [],
    query: {
      who: { about: 'Only changes by this operator.' },
      what: { about: 'Only changes of this kind.' },
      subject: {
        about:
          'Only changes of the record with this id: an order, SKU, merchant, sales channel, client, token, signing key, carrier, parcel, job or currency. Also parked messages with this key.',
      },
      service: {
        about: 'Only changes in this service.',
        values: ['gateway', 'catalog', 'pricing', 'taxes', 'orders', 'logistics', 'webhooks'],
      },
      from: { about: 'Only changes made at this date or later.', type: 'date' },
      until: {
        about: 'Only changes made at this date or earlier; a bare date means its last instant.',
        type: 'date',
      },
    },
    pages: true,
  },
  readOverview: {
    summary: 'Read the state of the messaging of all services',
    kinds: ['operator'],
    path: [],
    query: {},
  },
  listRequests: {
    summary: 'List your last requests',
    kinds: ['merchant', 'fulfillment-partner', 'sales-channel'],
    path: [],
    query: {
      status: {
        about: 'Only requests with one of these statuses: 404, or 4xx for the class.',
        many: true,
      },
      code: { about: 'Only requests refused with this problem code.' },
      method: {
        about: 'Only requests with this method.',
        values: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      },
      path: {
        about:
          'Only requests to this path as the API document writes it, for example /ext/orders/{orderId}.',
      },
      requestId: {
        about: 'Only the request with this id: X-Request-Id of the answer, instance of a problem.',
      },
      clientId: { about: 'Only requests of this client.' },
      lastUpdateDateFrom: { about: 'ISO 8601, inclusive lower bound.', type: 'date' },
      lastUpdateDateUntil: { about: 'ISO 8601, inclusive upper bound.', type: 'date' },
      order: {
        about: 'By last update, then id: asc, or desc for the newest first; asc by default.',
        values: ['asc', 'desc'],
      },
    },
    pages: true,
  },
  listRequestsOfAllMerchants: {
    summary: 'List the last requests of all clients',
    kinds: ['operator'],
    path: [],
    query: {
      status: {
        about: 'Only requests with one of these statuses: 404, or 4xx for the class.',
        many: true,
      },
      code: { about: 'Only requests refused with this problem code.' },
      method: {
        about: 'Only requests with this method.',
        values: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      },
      path: {
        about:
          'Only requests to this path as the API document writes it, for example /ext/orders/{orderId}.',
      },
      requestId: {
        about: 'Only the request with this id: X-Request-Id of the answer, instance of a problem.',
      },
      clientId: { about: 'Only requests of this client.' },
      lastUpdateDateFrom: { about: 'ISO 8601, inclusive lower bound.', type: 'date' },
      lastUpdateDateUntil: { about: 'ISO 8601, inclusive upper bound.', type: 'date' },
      order: {
        about: 'By last update, then id: asc, or desc for the newest first; asc by default.',
        values: ['asc', 'desc'],
      },
      merchantId: { about: 'Only records of this merchant; all merchants by default.' },
    },
    pages: true,
  },
  readSession: {
    summary: 'Read what the token may do',
    kinds: ['merchant', 'fulfillment-partner', 'sales-channel', 'operator'],
    path: [],
    query: {},
  },
  listSessions: {
    summary: 'List who is logged in to the console',
    kinds: ['operator'],
    path: [],
    query: {},
  },
  endSessions: {
    summary: 'End the console sessions of a client or a person',
    kinds: ['operator'],
    path: ['clientId'],
    query: {},
  },
  readSummary: {
    summary: 'Read what needs a decision',
    kinds: ['merchant', 'fulfillment-partner'],
    path: [],
    query: {},
  },
  readSummaryOfAllMerchants: {
    summary: 'Read what needs a decision across merchants',
    kinds: ['operator'],
    path: [],
    query: { merchantId: { about: 'Only records of this merchant; all merchants by default.' } },
  },
  listParkedMessages: {
    summary: 'List the parked messages of a service',
    kinds: ['operator'],
    path: ['service'],
    query: {
      group: { about: 'Only messages of this consumer group.' },
      stream: { about: 'Only messages of this stream.' },
      type: { about: 'Only events of this type.' },
      reason: { about: 'Only messages parked for this reason, for example handler-failed.' },
      key: { about: 'Only messages with this key.' },
    },
  },
  countParkedMessages: {
    summary: 'Count the parked messages of a service',
    kinds: ['operator'],
    path: ['service'],
    query: {},
  },
  replayParkedMessages: {
    summary: 'Replay the parked messages of several keys',
    kinds: ['operator'],
    path: ['service'],
    query: {},
    body: {
      keys: {
        about: 'The keys to replay, as in the list.',
        many: true,
        type: 'json',
        each: {
          group: { about: 'The consumer group.', required: true },
          stream: { about: 'The stream.', required: true },
          key: { about: 'The key.', required: true },
        },
      },
      reason: {
        about:
          'Instead of keys: the oldest 100 keys with a message that was parked for this reason, and messages without a key.',
      },
      type: { about: 'With reason: only messages of this type of event.' },
    },
  },
  dropParkedMessages: {
    summary: 'Drop several parked messages',
    kinds: ['operator'],
    path: ['service'],
    query: {},
    body: {
      reason: { about: 'The reason for dropping; stored in the audit.', required: true },
      ids: { about: 'The ids to drop, from the list.', many: true },
      parkedFor: { about: 'Instead of ids: the oldest 500 that were parked for this reason.' },
      type: { about: 'With parkedFor: only messages of this type of event.' },
    },
  },
  readParkedMessage: {
    summary: 'Read a parked message',
    kinds: ['operator'],
    path: ['service', 'messageId'],
    query: {},
  },
  replayParkedMessage: {
    summary: 'Replay a parked message',
    kinds: ['operator'],
    path: ['service', 'messageId'],
    query: {},
  },
  dropParkedMessage: {
    summary: 'Drop a parked message',
    kinds: ['operator'],
    path: ['service', 'messageId'],
    query: {},
    body: { reason: { about: 'The reason for dropping; stored in the audit.', required: true } },
  },
  listParkedOutbox: {
    summary: 'List the events that a service could not publish',
    kinds: ['operator'],
    path: ['service'],
    query: {},
  },
  dropParkedOutboxRows: {
    summary: 'Drop several events that could not be published',
    kinds: ['operator'],
    path: ['service'],
    query: {},
    body: {
      reason: { about: 'The reason for dropping; stored in the audit.', required: true },
      ids: { about: 'The ids to drop, from the list.', many: true },
      parkedFor: { about: 'Instead of ids: the oldest 500 that were parked for this reason.' },
    },
  },
  readParkedOutboxRow: {
    summary: 'Read an event that could not be published',
    kinds: ['operator'],
    path: ['service', 'rowId'],
    query: {},
  },
  replayParkedOutbox: {
    summary: 'Publish parked events again',
    kinds: ['operator'],
    path: ['service', 'rowId'],
    query: {},
  },
  dropParkedOutboxRow: {
    summary: 'Drop an event that could not be published',
    kinds: ['operator'],
    path: ['service', 'rowId'],
    query: {},
    body: { reason: { about: 'The reason for dropping; stored in the audit.', required: true } },
  },
  readMessaging: {
    summary: 'Read the state of the messaging of a service',
    kinds: ['operator'],
    path: ['service'],
    query: {},
  },
  listServiceAudit: {
    summary: 'List what operators changed in a service',
    kinds: ['operator'],
    path: ['service'],
    query: {
      who: { about: 'Only changes by this operator.' },
      what: { about: 'Only changes of this kind.' },
      subject: {
        about:
          'Only changes of the record with this id: an order, SKU, merchant, sales channel, client, token, signing key, carrier, parcel, job or currency. Also parked messages with this key.',
      },
      from: { about: 'Only changes made then or later.', type: 'date' },
      until: {
        about: 'Only changes made then or earlier; a bare date is its last instant.',
        type: 'date',
      },
    },
  },
  listMerchants: { summary: 'List the merchants', kinds: ['operator'], path: [], query: {} },
  readMerchant: {
    summary: 'Read a merchant',
    kinds: ['operator'],
    path: ['merchantId'],
    query: {},
  },
  putMerchant: {
    summary: 'Create or replace a merchant',
    kinds: ['operator'],
    path: ['merchantId'],
    query: {},
    body: {
      name: { about: 'Name of the merchant.', required: true },
      country: {
        about: 'The country that the merchant ships from; fixed once the merchant has SKUs.',
        required: true,
      },
      currency: {
        about: 'The currency of its origin prices, ISO 4217; fixed once the merchant has SKUs.',
        required: true,
      },
      autoLocalization: {
        about:
          'Whether its SKUs are reviewed and translated automatically. If not, an operator localizes them.',
        type: 'boolean',
        required: true,
      },
      connectedChannels: {
        about: 'The sales channels in which the merchant sells.',
        many: true,
        required: true,
      },
      active: {
        about:
          'Whether the merchant is active. If left out, the value does not change; a new merchant is active.',
        type: 'boolean',
      },
    },
  },
  listWarehouses: {
    summary: 'List the warehouses of a merchant',
    kinds: ['operator'],
    path: ['merchantId'],
    query: {},
  },
  putWarehouse: {
    summary: 'Create or replace a warehouse of a merchant',
    kinds: ['operator'],
    path: ['merchantId', 'warehouseId'],
    query: {},
    body: {
      name: { about: 'Name of the warehouse.', required: true },
      country: { about: 'The country of the warehouse.', required: true },
    },
  },
  listSalesChannels: {
    summary: 'List the sales channels',
    kinds: ['operator'],
    path: [],
    query: {},
  },
  readSalesChannel: {
    summary: 'Read a sales channel',
    kinds: ['operator'],
    path: ['salesChannel'],
    query: {},
  },
  putSalesChannel: {
    summary: 'Create or replace a sales channel',
    kinds: ['operator'],
    path: ['salesChannel'],
    query: {},
    body: {
      name: { about: 'Name of the sales channel.', required: true },
      country: {
        about: 'The destination; fixed after the first connection of a merchant.',
        required: true,
      },
      currency: {
        about:
          'The currency of its prices, ISO 4217; fixed after the first connection of a merchant.',
        required: true,
      },
      locale: {
        about: 'The locale of its texts, BCP 47; fixed after the first connection of a merchant.',
        required: true,
      },
      taxesOnline: {
        about: 'Whether the channel computes taxes itself, so that its prices exclude them.',
        type: 'boolean',
        required: true,
      },
      feeShare: {
        about: 'The channel’s share of a sale. At most 6 decimals.',
        type: 'number',
        required: true,
      },
      priceEnding: {
        about: 'Shown prices are k·step + offset.',
        type: 'json',
        each: {
          step: {
            about: 'The step between shown prices. At most 4 decimals.',
            type: 'number',
            required: true,
          },
          offset: {
            about:
              'The amount added to each multiple of the step; below the step. At most 4 decimals.',
            type: 'number',
            required: true,
          },
        },
        required: true,
      },
      active: {
        about:
          'Whether the channel is open. If left out, the value does not change; a new channel is open.',
        type: 'boolean',
      },
      service: {
        about:
          'The service of the freight tariffs for its prices and orders; STANDARD when left out.',
      },
      freightShownSeparately: {
        about:
          'Whether the buyer sees freight as a separate line. If false, which is the default, the freight inside a price counts as goods where the tax rules distinguish the two.',
        type: 'boolean',
      },
      scheme: {
        about:
          'The scheme for which the seller is registered, as scheme of the tax rules names it; none when left out.',
      },
      region: {
        about:
          'The state or province for its prices, as region of the tax rules names it; also for orders whose address has no such code. None when left out.',
      },
    },
  },
  republishMerchants: {
    summary: 'Republish the merchants',
    kinds: ['operator'],
    path: [],
    query: {},
    body: {
      from: { about: 'Only records that changed then or later; all by default.', type: 'date' },
      merchantId: { about: 'Only of this merchant; of all by default.' },
    },
  },
  readMerchantRepublication: {
    summary: 'Read the progress of a republication of merchants',
    kinds: ['operator'],
    path: ['jobId'],
    query: {},
  },
  republishSalesChannels: {
    summary: 'Republish the sales channels',
    kinds: ['operator'],
    path: [],
    query: {},
    body: {
      from: { about: 'Only records that changed then or later; all by default.', type: 'date' },
    },
  },
  readSalesChannelRepublication: {
    summary: 'Read the progress of a republication of sales channels',
    kinds: ['operator'],
    path: ['jobId'],
    query: {},
  },
  readOwnTaxonomy: { summary: 'Read your taxonomy', kinds: ['sales-channel'], path: [], query: {} },
  putOwnTaxonomy: {
    summary: 'Set your taxonomy',
    kinds: ['sales-channel'],
    path: [],
    query: {},
    body: {
      categories: {
        about:
          'The categories; empty for a channel that accepts the categories of merchants unchanged.',
        many: true,
        type: 'json',
        each: {
          code: { about: 'The channel’s code of the category.', required: true },
          path: { about: 'All levels, separated by  > .', required: true },
        },
        required: true,
      },
      attributes: {
        about: 'The attributes.',
        many: true,
        type: 'json',
        each: {
          code: { about: 'The channel’s code of the attribute.', required: true },
          name: { about: 'The name that people read.', required: true },
          type: {
            about: 'A number is written as 12 or 0.5, a boolean as true or false.',
            values: ['text', 'number', 'boolean'],
            required: true,
          },
          required: {
            about: 'Whether a SKU is published only with a value.',
            type: 'boolean',
            required: true,
          },
          categories: {
            about: 'Codes of the categories that have the attribute; every category if left out.',
            many: true,
          },
          values: {
            about: 'The only values that the channel accepts; every value of the type if left out.',
            many: true,
          },
          maxLength: { about: 'Maximum number of characters of a text.', type: 'number' },
        },
        required: true,
      },
      limits: {
        about: 'The limits in every category; a limit that is left out does not apply.',
        type: 'json',
        each: {
          titleLength: { about: 'Maximum number of characters of a title.', type: 'number' },
          descriptionLength: {
            about: 'Maximum number of characters of a description.',
            type: 'number',
          },
          minImages: { about: 'The minimum number of images.', type: 'number' },
          maxImages: { about: 'The maximum number of images.', type: 'number' },
          html: {
            about: 'Whether a description may contain HTML; yes if left out.',
            type: 'boolean',
          },
        },
        required: true,
      },
    },
  },
  listOwnCategories: {
    summary: 'List your categories',
    kinds: ['sales-channel'],
    path: [],
    query: { text: { about: 'Words in the path, in any order; case and accents do not matter.' } },
    pages: true,
  },
  listCategoryMappings: {
    summary: 'List category mappings',
    kinds: ['merchant'],
    path: ['salesChannel'],
    query: {
      text: {
        about:
          'Words of the mapped category or name, in any order; case and accents do not matter.',
      },
    },
    pages: true,
  },
  putCategoryMappings: {
    summary: 'Map categories to those of a sales channel',
    kinds: ['merchant'],
    path: ['salesChannel'],
    query: {},
    body: {
      mappings: {
        about: 'The mappings to add or replace.',
        many: true,
        type: 'json',
        each: {
          category: {
            about:
              'Reference category of SKUs; all categories below it, after  > , are mapped as well.',
            required: true,
          },
          channelCategory: { about: 'The channel’s code of the category.', required: true },
        },
        required: true,
      },
    },
  },
  deleteCategoryMapping: {
    summary: 'Delete a category mapping',
    kinds: ['merchant'],
    path: ['salesChannel'],
    query: { category: { about: 'The reference category.', required: true } },
  },
  listAttributeMappings: {
    summary: 'List attribute mappings',
    kinds: ['merchant'],
    path: ['salesChannel'],
    query: {
      text: {
        about:
          'Words of the mapped category or name, in any order; case and accents do not matter.',
      },
    },
    pages: true,
  },
  putAttributeMappings: {
    summary: 'Map attributes to those of a sales channel',
    kinds: ['merchant'],
    path: ['salesChannel'],
    query: {},
    body: {
      mappings: {
        about: 'The mappings to add or replace.',
        many: true,
        type: 'json',
        each: {
          name: {
            about: 'Name of an attribute of SKUs; brand, color and size are the members of SKUs.',
            required: true,
          },
          attribute: { about: 'The channel’s code of the attribute.', required: true },
          values: {
            about: 'Values that the channel writes differently; other values do not change.',
            many: true,
            type: 'json',
            each: {
              value: { about: 'Value of SKUs.', required: true },
              channelValue: { about: 'The channel’s word for the value.', required: true },
            },
          },
        },
        required: true,
      },
    },
  },
  deleteAttributeMapping: {
    summary: 'Delete an attribute mapping',
    kinds: ['merchant'],
    path: ['salesChannel'],
    query: { name: { about: 'The name of the attribute.', required: true } },
  },
  readTaxonomyOfChannel: {
    summary: 'Read the taxonomy of a sales channel',
    kinds: ['merchant'],
    path: ['salesChannel'],
    query: {},
  },
  listCategoriesOfChannel: {
    summary: 'List the categories of a sales channel',
    kinds: ['merchant'],
    path: ['salesChannel'],
    query: { text: { about: 'Words in the path, in any order; case and accents do not matter.' } },
    pages: true,
  },
  listCategoryMappingsForAll: {
    summary: 'List category mappings',
    kinds: ['operator'],
    path: ['salesChannel'],
    query: {
      text: {
        about:
          'Words of the mapped category or name, in any order; case and accents do not matter.',
      },
      merchantId: {
        about:
          'Lists the mappings that apply to this merchant, including its own; if left out, the mappings for all merchants.',
      },
    },
    pages: true,
  },
  putCategoryMappingsForAll: {
    summary: 'Map categories to those of a sales channel',
    kinds: ['operator'],
    path: ['salesChannel'],
    query: {},
    body: {
      mappings: {
        about: 'The mappings to add or replace.',
        many: true,
        type: 'json',
        each: {
          category: {
            about:
              'Reference category of SKUs; all categories below it, after  > , are mapped as well.',
            required: true,
          },
          channelCategory: { about: 'The channel’s code of the category.', required: true },
        },
        required: true,
      },
    },
  },
  deleteCategoryMappingForAll: {
    summary: 'Delete a category mapping',
    kinds: ['operator'],
    path: ['salesChannel'],
    query: { category: { about: 'The reference category.', required: true } },
  },
  listAttributeMappingsForAll: {
    summary: 'List attribute mappings',
    kinds: ['operator'],
    path: ['salesChannel'],
    query: {
      text: {
        about:
          'Words of the mapped category or name, in any order; case and accents do not matter.',
      },
      merchantId: {
        about:
          'Lists the mappings that apply to this merchant, including its own; if left out, the mappings for all merchants.',
      },
    },
    pages: true,
  },
  putAttributeMappingsForAll: {
    summary: 'Map attributes to those of a sales channel',
    kinds: ['operator'],
    path: ['salesChannel'],
    query: {},
    body: {
      mappings: {
        about: 'The mappings to add or replace.',
        many: true,
        type: 'json',
        each: {
          name: {
            about: 'Name of an attribute of SKUs; brand, color and size are the members of SKUs.',
            required: true,
          },
          attribute: { about: 'The channel’s code of the attribute.', required: true },
          values: {
            about: 'Values that the channel writes differently; other values do not change.',
            many: true,
            type: 'json',
            each: {
              value: { about: 'Value of SKUs.', required: true },
              channelValue: { about: 'The channel’s word for the value.', required: true },
            },
          },
        },
        required: true,
      },
    },
  },
  deleteAttributeMappingForAll: {
    summary: 'Delete an attribute mapping',
    kinds: ['operator'],
    path: ['salesChannel'],
    query: { name: { about: 'The name of the attribute.', required: true } },
  },
  readTaxonomy: {
    summary: 'Read the taxonomy of a sales channel',
    kinds: ['operator'],
    path: ['salesChannel'],
    query: {},
  },
  putTaxonomy: {
    summary: 'Set the taxonomy of a sales channel',
    kinds: ['operator'],
    path: ['salesChannel'],
    query: {},
    body: {
      categories: {
        about:
          'The categories; empty for a channel that accepts the categories of merchants unchanged.',
        many: true,
        type: 'json',
        each: {
          code: { about: 'The channel’s code of the category.', required: true },
          path: { about: 'All levels, separated by  > .', required: true },
        },
        required: true,
      },
      attributes: {
        about: 'The attributes.',
        many: true,
        type: 'json',
        each: {
          code: { about: 'The channel’s code of the attribute.', required: true },
          name: { about: 'The name that people read.', required: true },
          type: {
            about: 'A number is written as 12 or 0.5, a boolean as true or false.',
            values: ['text', 'number', 'boolean'],
            required: true,
          },
          required: {
            about: 'Whether a SKU is published only with a value.',
            type: 'boolean',
            required: true,
          },
          categories: {
            about: 'Codes of the categories that have the attribute; every category if left out.',
            many: true,
          },
          values: {
            about: 'The only values that the channel accepts; every value of the type if left out.',
            many: true,
          },
          maxLength: { about: 'Maximum number of characters of a text.', type: 'number' },
        },
        required: true,
      },
      limits: {
        about: 'The limits in every category; a limit that is left out does not apply.',
        type: 'json',
        each: {
          titleLength: { about: 'Maximum number of characters of a title.', type: 'number' },
          descriptionLength: {
            about: 'Maximum number of characters of a description.',
            type: 'number',
          },
          minImages: { about: 'The minimum number of images.', type: 'number' },
          maxImages: { about: 'The maximum number of images.', type: 'number' },
          html: {
            about: 'Whether a description may contain HTML; yes if left out.',
            type: 'boolean',
          },
        },
        required: true,
      },
    },
  },
  listChannelCategories: {
    summary: 'List the categories of a sales channel',
    kinds: ['operator'],
    path: ['salesChannel'],
    query: { text: { about: 'Words in the path, in any order; case and accents do not matter.' } },
    pages: true,
  },
  listCategoriesInUse: {
    summary: 'List the categories of your SKUs',
    kinds: ['merchant'],
    path: [],
    query: {
      text: { about: 'Words of the category, in any order; case and accents do not matter.' },
      unmapped: {
        about: 'Only categories that are mapped to no category of the channel.',
        type: 'boolean',
      },
      salesChannel: {
        about: 'The sales channel to whose categories your categories are mapped.',
        required: true,
      },
    },
    pages: true,
  },
  listCategoriesInUseForAll: {
    summary: 'List the categories of SKUs',
    kinds: ['operator'],
    path: ['salesChannel'],
    query: {
      text: { about: 'Words of the category, in any order; case and accents do not matter.' },
      unmapped: {
        about: 'Only categories that are mapped to no category of the channel.',
        type: 'boolean',
      },
    },
    pages: true,
  },
  upsertSkus: {
    summary: 'Upsert the SKUs of a product',
    kinds: ['merchant'],
    path: [],
    query: {
      dryRun: {
        about: 'Returns the result of the upsert without changing anything.',
        type: 'boolean',
      },
    },
    body: {},
  },
  listSkus: {
    summary: 'List SKUs',
    kinds: ['merchant'],
    path: [],
    query: {
      skuId: { about: 'The SKU id. Lists this SKU only.' },
      lastUpdateDateFrom: {
        about:
          'ISO 8601, exclusive: only records that were updated later; all records if left out.',
        type: 'date',
      },
      order: {
        about: 'By last update, then id: asc, or desc for the newest first; asc by default.',
        values: ['asc', 'desc'],
      },
      status: {
        about: 'One localization status or several.',
        many: true,
        values: [
          'PENDING_LOCALIZATION',
          'IN_REVIEW',
          'IN_TRANSLATION',
          'READY_FOR_SALES_CHANNEL',
          'REVIEW_DENIED',
          'DENIED_REGULATORY',
          'LOCALIZATION_SKIPPED',
        ],
      },
      reason: { about: 'A code of the localization messages.' },
      salesChannel: { about: 'The channel in which the SKU has a status, or the given verdict.' },
      salesChannelStatus: {
        about: 'A status in the given channel, or in any channel if none is given.',
        values: ['READY_FOR_SALES_CHANNEL', 'SALES_CHANNEL_APPROVED', 'SALES_CHANNEL_DENIED'],
      },
      verdict: {
        about:
          'One verdict or several: in the given channel, or in any channel if none is given. A verdict changes without a new lastUpdateDate.',
        many: true,
        values: [
          'live',
          'no-price',
          'price-failed',
          'denied',
          'denied-by-channel',
          'waiting-for-channel',
          'waiting-for-operator',
          'being-localized',
          'out-of-stock',
          'withdrawn',
        ],
      },
      text: {
        about:
          'Part of the id, title or EAN of a SKU, or of the id of its product. Several words must all be there. Words with three letters or digits in a row are found as parts, without regard to case and accents; a text without such a word is compared as a whole id.',
      },
    },
    pages: true,
  },
  checkProducts: {
    summary: 'Check several products without changing anything',
    kinds: ['merchant'],
    path: [],
    query: {},
    body: {
      products: {
        about: 'Products, with at most 1,000 SKUs together.',
        many: true,
        type: 'json',
        each: {
          skus: {
            about: 'All SKUs of the product, as in an upsert.',
            many: true,
            type: 'json',
            each: {
              skuId: { about: 'Your id of the SKU, unique in your catalog.', required: true },
              productId: { about: 'Groups the SKUs of one product.', required: true },
              main: {
                about: 'Marks the main variation of the product.',
                type: 'boolean',
                required: true,
              },
              name: { about: 'Title, in the original language.', required: true },
              description: { about: 'Description, in the original language.', required: true },
              weight: { about: 'Kilograms, at most 3 decimals.', type: 'number', required: true },
              height: { about: 'Centimetres.', type: 'number', required: true },
              width: { about: 'Centimetres.', type: 'number', required: true },
              length: { about: 'Centimetres.', type: 'number', required: true },
              ean: { about: 'EAN-13, or another EAN, UPC or ISBN.', required: true },
              hscode: { about: 'Harmonized-system code for customs.', required: true },
              countryOfOrigin: {
                about: 'The country in which the goods were made; your own country if left out.',
              },
              localizedListPriceWithTaxes: {
                about:
                  'Origin list price in your currency; use the price operations instead. At most 4 decimals.',
                type: 'number',
              },
              localizedSalePriceWithTaxes: {
                about:
                  'Origin sale price in your currency; use the price operations instead. At most 4 decimals.',
                type: 'number',
              },
              globalSaleChannelData: {
                about: 'The attributes that sales channels receive.',
                type: 'json',
                each: {
                  active: {
                    about: 'Whether the SKU is active in sales channels.',
                    type: 'boolean',
                    required: true,
                  },
                  category: {
                    about: 'Reference category, mapped to the categories of each channel.',
                    required: true,
                  },
                  brand: { about: 'Brand, in the original language.', required: true },
                  color: { about: 'Colour of the variation, in the original language.' },
                  size: { about: 'Size of the variation, in the original language.' },
                  attributes: {
                    about: 'The attributes of the SKU, at most 10.',
                    many: true,
                    type: 'json',
                    each: {
                      name: { about: 'Name of the attribute.', required: true },
                      value: { about: 'Value of the attribute.', required: true },
                    },
                  },
                },
                required: true,
              },
              images: { about: 'Publicly accessible image addresses.', many: true, required: true },
            },
            required: true,
          },
        },
        required: true,
      },
    },
  },
  countSkus: {
    summary: 'Count SKUs by status, by reason and by channel',
    kinds: ['merchant'],
    path: [],
    query: {},
  },
  readProduct: {
    summary: 'Read all SKUs of a product',
    kinds: ['merchant'],
    path: ['productId'],
    query: {},
  },
  deleteProduct: {
    summary: 'Delete a product with all of its SKUs',
    kinds: ['merchant'],
    path: ['productId'],
    query: {},
  },
  deleteSku: { summary: 'Delete a SKU', kinds: ['merchant'], path: ['skuId'], query: {} },
  readSkuStatus: {
    summary: 'Read why a SKU is or is not live',
    kinds: ['merchant'],
    path: ['skuId'],
    query: {},
  },
  listSkusOfAllMerchants: {
    summary: 'List SKUs across merchants',
    kinds: ['operator'],
    path: [],
    query: {
      skuId: { about: 'The SKU id. Lists this SKU only.' },
      lastUpdateDateFrom: {
        about:
          'ISO 8601, exclusive: only records that were updated later; all records if left out.',
        type: 'date',
      },
      order: {
        about: 'By last update, then id: asc, or desc for the newest first; asc by default.',
        values: ['asc', 'desc'],
      },
      status: {
        about: 'One localization status or several.',
        many: true,
        values: [
          'PENDING_LOCALIZATION',
          'IN_REVIEW',
          'IN_TRANSLATION',
          'READY_FOR_SALES_CHANNEL',
          'REVIEW_DENIED',
          'DENIED_REGULATORY',
          'LOCALIZATION_SKIPPED',
        ],
      },
      reason: { about: 'A code of the localization messages.' },
      salesChannel: { about: 'The channel in which the SKU has a status, or the given verdict.' },
      salesChannelStatus: {
        about: 'A status in the given channel, or in any channel if none is given.',
        values: ['READY_FOR_SALES_CHANNEL', 'SALES_CHANNEL_APPROVED', 'SALES_CHANNEL_DENIED'],
      },
      verdict: {
        about:
          'One verdict or several: in the given channel, or in any channel if none is given. A verdict changes without a new lastUpdateDate.',
        many: true,
        values: [
          'live',
          'no-price',
          'price-failed',
          'denied',
          'denied-by-channel',
          'waiting-for-channel',
          'waiting-for-operator',
          'being-localized',
          'out-of-stock',
          'withdrawn',
        ],
      },
      text: {
        about:
          'Part of the id, title or EAN of a SKU, or of the id of its product. Several words must all be there. Words with three letters or digits in a row are found as parts, without regard to case and accents; a text without such a word is compared as a whole id.',
      },
      merchantId: { about: 'Only records of this merchant; all merchants by default.' },
    },
    pages: true,
  },
  countSkusOfAllMerchants: {
    summary: 'Count SKUs across merchants by status, by reason and by channel',
    kinds: ['operator'],
    path: [],
    query: { merchantId: { about: 'Only records of this merchant; all merchants by default.' } },
  },
  readSkuOfAnyMerchant: {
    summary: 'Read a SKU of any merchant',
    kinds: ['operator'],
    path: ['merchantId', 'skuId'],
    query: {},
  },
  readSkuStatusOfAnyMerchant: {
    summary: 'Read why a SKU of any merchant is or is not live',
    kinds: ['operator'],
    path: ['merchantId', 'skuId'],
    query: {},
  },
  listTradeRestrictions: {
    summary: 'List trade restrictions',
    kinds: ['operator'],
    path: [],
    query: {
      destination: {
        about:
          'Only restrictions that apply to this destination, including those for all destinations; * lists only the latter.',
      },
      hsPrefix: { about: 'Only restrictions of goods whose HS code begins with these digits.' },
      inForceOn: { about: 'Only restrictions in force on this day, UTC.' },
      order: {
        about: 'By last update, then id: asc, or desc for the newest first; asc by default.',
        values: ['asc', 'desc'],
      },
    },
    pages: true,
  },
  addTradeRestriction: {
    summary: 'Add a trade restriction',
    kinds: ['operator'],
    path: [],
    query: {
      dryRun: {
        about: 'Returns the result of adding the restriction without adding it.',
        type: 'boolean',
      },
    },
    body: {
      destination: { about: 'ISO 3166-1 alpha-2, or * for all destinations.', required: true },
      hsPrefix: { about: 'HS prefix: the first 2 to 10 digits of HS codes.', required: true },
      kind: {
        about:
          'prohibited goods are not sold there; for restricted goods the merchant is informed.',
        values: ['prohibited', 'restricted'],
        required: true,
      },
      goods: {
        about:
          'A short description of the goods for merchants. If it is left out, they see only the HS prefix.',
      },
      validFrom: { about: 'First day in force, UTC.', required: true },
      validUntil: { about: 'Last day in force; none if left out.' },
      source: { about: 'The law or notice. It is shown to merchants.', required: true },
      correction: {
        about: 'Required if validFrom is over. The reason is kept in the audit log.',
        type: 'json',
        each: { reason: { about: 'The reason for changing days that are over.', required: true } },
      },
    },
  },
  endTradeRestriction: {
    summary: 'End a trade restriction',
    kinds: ['operator'],
    path: ['id'],
    query: {},
    body: {
      validUntil: {
        about: 'Last day in force, UTC. A day before the first day withdraws the restriction.',
        required: true,
      },
      reason: { about: 'The reason.', required: true },
      correction: {
        about:
          'Required if the new end changes days that are over. The reason is kept in the audit log.',
        type: 'json',
        each: { reason: { about: 'The reason for changing days that are over.', required: true } },
      },
    },
  },
  listInventories: {
    summary: 'List inventories',
    kinds: ['merchant'],
    path: [],
    query: {
      skuId: { about: 'The SKU id. Lists this SKU only.' },
      lastUpdateDateFrom: {
        about:
          'ISO 8601, exclusive: only records that were updated later; all records if left out.',
        type: 'date',
      },
      order: {
        about: 'By last update, then id: asc, or desc for the newest first; asc by default.',
        values: ['asc', 'desc'],
      },
      text: {
        about:
          'Part of the id, title or EAN of a SKU, or of the id of its product; or the complete id of a warehouse. Several words must all be there. Words with three letters or digits in a row are found as parts, without regard to case and accents; a text without such a word is compared as a whole id.',
      },
    },
    pages: true,
  },
  setInventory: {
    summary: 'Set the quantity of a SKU that can be sold',
    kinds: ['merchant'],
    path: [],
    query: {},
    body: {
      skuId: { about: 'The SKU, registered or not yet.', required: true },
      quantity: {
        about: 'Pieces that can be sold; replaces the previous quantity.',
        type: 'number',
        required: true,
      },
      warehouseId: { about: '1 by default.', type: 'number', required: true },
      inventoryType: {
        about: 'Sellable, or returned and no longer sellable as new.',
        values: ['AVAILABLE', 'DAMAGED'],
        required: true,
      },
      changeFromQuantity: {
        about: 'Extension: the request is refused with 409 if the current quantity is different.',
        type: 'number',
      },
    },
  },
  setInventories: {
    summary: 'Set several quantities',
    kinds: ['merchant'],
    path: [],
    query: {
      dryRun: {
        about: 'Returns the current stock and the refusals, and changes nothing.',
        type: 'boolean',
      },
    },
    body: {},
  },
  listInventoriesOfAllMerchants: {
    summary: 'List inventories across merchants',
    kinds: ['operator'],
    path: [],
    query: {
      skuId: { about: 'The SKU id. Lists this SKU only.' },
      lastUpdateDateFrom: {
        about:
          'ISO 8601, exclusive: only records that were updated later; all records if left out.',
        type: 'date',
      },
      order: {
        about: 'By last update, then id: asc, or desc for the newest first; asc by default.',
        values: ['asc', 'desc'],
      },
      text: {
        about:
          'Part of the id, title or EAN of a SKU, or of the id of its product; or the complete id of a warehouse. Several words must all be there. Words with three letters or digits in a row are found as parts, without regard to case and accents; a text without such a word is compared as a whole id.',
      },
      merchantId: { about: 'Only records of this merchant; all merchants by default.' },
    },
    pages: true,
  },
  readStock: {
    summary: 'Read the stock of a SKU in a warehouse',
    kinds: ['merchant'],
    path: ['skuId', 'warehouseId'],
    query: {},
  },
  listStockMovements: {
    summary: 'List the movements of the stock of a SKU in a warehouse',
    kinds: ['merchant'],
    path: ['skuId', 'warehouseId'],
    query: {},
    pages: true,
  },
  readStockOfAnyMerchant: {
    summary: 'Read the stock of a SKU of any merchant in a warehouse',
    kinds: ['operator'],
    path: ['merchantId', 'skuId', 'warehouseId'],
    query: {},
  },
  listStockMovementsOfAnyMerchant: {
    summary: 'List the movements of the stock of a SKU of any merchant in a warehouse',
    kinds: ['operator'],
    path: ['merchantId', 'skuId', 'warehouseId'],
    query: {},
    pages: true,
  },
  republishInventories: {
    summary: 'Republish the inventories',
    kinds: ['operator'],
    path: [],
    query: {},
    body: {
      from: { about: 'Only records that changed then or later; all by default.', type: 'date' },
      merchantId: { about: 'Only of this merchant; of all by default.' },
    },
  },
  readInventoryRepublication: {
    summary: 'Read the progress of a republication of inventories',
    kinds: ['operator'],
    path: ['jobId'],
    query: {},
  },
  readLocalizations: {
    summary: "Read a SKU's localized texts",
    kinds: ['merchant'],
    path: ['skuId'],
    query: {},
  },
  readLocalizationsOfAnyMerchant: {
    summary: 'Read the localized texts of a SKU of any merchant',
    kinds: ['operator'],
    path: ['merchantId', 'skuId'],
    query: {},
  },
  listListings: {
    summary: 'List the listings of the channel',
    kinds: ['sales-channel'],
    path: [],
    query: {},
    pages: true,
  },
  answerListings: {
    summary: 'Approve or deny listings',
    kinds: ['sales-channel'],
    path: [],
    query: {},
    body: {},
  },
  reportAppliedQuantities: {
    summary: 'Report quantities that the channel offers',
    kinds: ['sales-channel'],
    path: [],
    query: {},
    body: {},
  },
  setLocalization: {
    summary: 'Set the localization of a SKU',
    kinds: ['operator'],
    path: ['merchantId', 'skuId'],
    query: {
      dryRun: {
        about: 'Returns the result of the change without changing anything.',
        type: 'boolean',
      },
    },
    body: {
      status: {
        about: 'READY or DENIED by an operator’s decision; PENDING restarts localization.',
        values: ['READY_FOR_SALES_CHANNEL', 'REVIEW_DENIED', 'PENDING_LOCALIZATION'],
        required: true,
      },
      localized: {
        about:
          'For READY: texts by locale. A locale of the merchant’s channels that is left out is translated.',
        type: 'json',
      },
      messages: {
        about: 'Required for REVIEW_DENIED only: the reasons that the merchant sees.',
        many: true,
        type: 'json',
        each: {
          code: {
            about: 'A stable word for the reason, for example title-length.',
            required: true,
          },
          detail: { about: 'The steps that the merchant can take.', required: true },
        },
      },
    },
  },
  setLocalizations: {
    summary: 'Set the localization of several SKUs',
    kinds: ['operator'],
    path: [],
    query: {},
    body: {},
  },
  republishSkus: {
    summary: 'Republish the SKUs',
    kinds: ['operator'],
    path: [],
    query: {},
    body: {
      from: { about: 'Only records that changed then or later; all by default.', type: 'date' },
      merchantId: { about: 'Only of this merchant; of all by default.' },
    },
  },
  readSkuRepublication: {
    summary: 'Read the progress of a republication of SKUs',
    kinds: ['operator'],
    path: ['jobId'],
    query: {},
  },
  listPrices: {
    summary: 'List valid prices',
    kinds: ['merchant'],
    path: [],
    query: {
      lastUpdateDateFrom: { about: 'ISO 8601, inclusive lower bound.', type: 'date' },
      lastUpdateDateUntil: { about: 'ISO 8601, inclusive upper bound.', type: 'date' },
      text: {
        about:
          'Part of the id or title of a SKU. Several words must all be there. Words with three letters or digits in a row are found as parts, without regard to case and accents; a text without such a word is compared as a whole id.',
      },
      skuId: { about: 'The SKU id. Lists this SKU only.' },
      order: {
        about: 'By last update, then id: asc, or desc for the newest first; asc by default.',
        values: ['asc', 'desc'],
      },
    },
    pages: true,
  },
  listPricesOfAllMerchants: {
    summary: 'List valid prices across merchants',
    kinds: ['operator'],
    path: [],
    query: {
      lastUpdateDateFrom: { about: 'ISO 8601, inclusive lower bound.', type: 'date' },
      lastUpdateDateUntil: { about: 'ISO 8601, inclusive upper bound.', type: 'date' },
      text: {
        about:
          'Part of the id or title of a SKU. Several words must all be there. Words with three letters or digits in a row are found as parts, without regard to case and accents; a text without such a word is compared as a whole id.',
      },
      skuId: { about: 'The SKU id. Lists this SKU only.' },
      order: {
        about: 'By last update, then id: asc, or desc for the newest first; asc by default.',
        values: ['asc', 'desc'],
      },
      merchantId: { about: 'Only records of this merchant; all merchants by default.' },
    },
    pages: true,
  },
  readValidPrice: {
    summary: 'Read the price of a SKU in a sales channel',
    kinds: ['merchant'],
    path: ['skuId'],
    query: {
      salesChannel: { about: 'The channel in which the price is shown.', required: true },
      currency: { about: "Currency of the channel's country, ISO 4217.", required: true },
    },
  },
  readPriceBreakdown: {
    summary: 'Read the breakdown of a price',
    kinds: ['merchant'],
    path: ['skuId'],
    query: {
      salesChannel: { about: 'The channel in which the price is shown.', required: true },
      currency: {
        about: "Currency of the channel's country, ISO 4217; the channel's currency if left out.",
      },
    },
  },
  readSentPrices: {
    summary: 'Read the prices of a SKU as they were set',
    kinds: ['merchant'],
    path: ['skuId'],
    query: {},
  },
  readSentPricesOfAnyMerchant: {
    summary: 'Read the prices of a SKU of any merchant as they were set',
    kinds: ['operator'],
    path: ['merchantId', 'skuId'],
    query: {},
  },
  readValidPriceOfAnyMerchant: {
    summary: 'Read the price of a SKU of any merchant in a sales channel',
    kinds: ['operator'],
    path: ['merchantId', 'skuId'],
    query: {
      salesChannel: { about: 'The channel in which the price is shown.', required: true },
      currency: { about: "Currency of the channel's country, ISO 4217.", required: true },
    },
  },
  readPriceBreakdownOfAnyMerchant: {
    summary: 'Read the breakdown of a price of any merchant',
    kinds: ['operator'],
    path: ['merchantId', 'skuId'],
    query: {
      salesChannel: { about: 'The channel in which the price is shown.', required: true },
      currency: {
        about: "Currency of the channel's country, ISO 4217; the channel's currency if left out.",
      },
    },
  },
  previewPriceUpdates: {
    summary: 'Preview prices in the sales channels before they are set',
    kinds: ['merchant'],
    path: [],
    query: {},
    body: {},
  },
  updateOriginPrices: {
    summary: 'Set the origin prices of several SKUs',
    kinds: ['merchant'],
    path: [],
    query: {},
    body: {},
  },
  updateDestinationPrices: {
    summary: 'Set the retail prices of several SKUs in sales channels',
    kinds: ['merchant'],
    path: [],
    query: {},
    body: {},
  },
  updateOriginPrice: {
    summary: 'Set the origin price of a SKU',
    kinds: ['merchant'],
    path: ['skuId'],
    query: {},
    body: {
      salePrice: {
        about:
          'Expected payout per unit sold, in the currency of the merchant. At most 4 decimals.',
        type: 'number',
        required: true,
      },
      listPrice: {
        about:
          'Origin of the crossed-out price, in the currency of the merchant; the sale price if left out. At most 4 decimals.',
        type: 'number',
      },
    },
  },
  updateDestinationPrice: {
    summary: 'Set the retail price of a SKU in one sales channel',
    kinds: ['merchant'],
    path: ['skuId'],
    query: {},
    body: {
      salesChannel: { about: 'The channel in which the price is shown.', required: true },
      country: { about: "The channel's country.", required: true },
      salePrice: {
        about: 'The retail price as shown, in the currency of the channel. At most 4 decimals.',
        type: 'number',
        required: true,
      },
      listPrice: {
        about:
          'The crossed-out price, in the currency of the channel; the sale price if left out. At most 4 decimals.',
        type: 'number',
      },
    },
  },
  listPriceRequeues: {
    summary: 'List the jobs that re-evaluate prices',
    kinds: ['operator'],
    path: [],
    query: {},
  },
  previewPrices: {
    summary: 'Preview the prices that terms would move',
    kinds: ['operator'],
    path: [],
    query: {},
    body: {
      ruleSet: {
        about: 'The same document as in POST /ops/tax-rules.',
        type: 'json',
        each: {
          validFrom: {
            about: 'The first day, in the time zone of the destination.',
            required: true,
          },
          validUntil: { about: 'The last day; left out if there is none.' },
          source: { about: 'The sources: laws, notices or contracts.', many: true, required: true },
          url: { about: 'Web pages of the sources.', many: true },
          estimate: {
            about: 'Whether the document approximates the law or contract.',
            type: 'boolean',
          },
          destination: { about: 'ISO 3166, answered as alpha-2.', required: true },
          timeZone: { about: 'The IANA name of the time zone of its days.', required: true },
          cases: {
            about: 'For each line of a cart, the first case whose when matches applies.',
            many: true,
            type: 'json',
            each: {
              when: {
                about: 'The lines to which it applies; all when left out.',
                type: 'json',
                each: {
                  hs: { about: 'HS prefixes, 2 to 10 digits.', many: true },
                  origin: { about: 'Countries of origin of the goods.', many: true },
                  shippedFrom: { about: 'Countries from which the parcel is sent.', many: true },
                  region: { about: 'States or provinces of the destination.', many: true },
                  scheme: { about: 'Schemes that the seller is registered for.', many: true },
                  mode: { about: 'Modes of transport, for example courier.', many: true },
                },
              },
              refuse: { about: 'Why the goods are refused. Only when may be sent with it.' },
              value: {
                about:
                  'The parts that are summed as value; goods, freight and insurance when left out.',
                many: true,
              },
              limit: {
                about: 'The value that selects the bracket. Required unless the case has refuse.',
                type: 'json',
                each: {
                  of: {
                    about: 'The parts whose sum is compared with the limits.',
                    many: true,
                    required: true,
                  },
                  currency: { about: 'The currency of the limits, ISO 4217.', required: true },
                  per: {
                    about: 'Whether a limit is for the consignment or for each unit.',
                    values: ['consignment', 'unit'],
                    required: true,
                  },
                },
              },
              brackets: {
                about:
                  'In order of limits, the lowest first. A value above the last limit is refused. Required unless the case has refuse.',
                many: true,
                type: 'json',
                each: {
                  upTo: { about: 'The limit, inclusive; null for no limit.', required: true },
                  taxes: {
                    about: 'In the order in which they are computed.',
                    many: true,
                    type: 'json',
                    each: {
                      name: {
                        about: 'The same tax has the same name in every bracket.',
                        required: true,
                      },
                      kind: {
                        about: 'The kind of tax.',
                        values: ['duty', 'tax', 'fee'],
                        required: true,
                      },
                      rate: {
                        about:
                          'A share of base: a decimal, a fraction such as 22/78, byHs for the duty rates of the destination, or the first of several whose when matches.',
                      },
                      base: {
                        about:
                          'goods, freight, insurance, value, or an earlier tax; or a multiple of one.',
                        many: true,
                      },
                      amount: {
                        about: 'A fixed amount, instead of rate and base.',
                        type: 'json',
                        each: {
                          value: { about: 'A decimal.', required: true },
                          currency: { about: 'ISO 4217.', required: true },
                          per: {
                            about:
                              'Charged once for a consignment, for each different HS prefix in it, or for each unit.',
                            values: ['consignment', 'hsLine', 'unit'],
                            required: true,
                          },
                          digits: {
                            about: 'Digits of the HS prefix; 6 when left out.',
                            type: 'number',
                          },
                        },
                      },
                      inside: {
                        about: 'Whether the tax is part of its own base.',
                        type: 'boolean',
                      },
                      less: {
                        about: 'Deducted from the tax of the consignment.',
                        type: 'json',
                        each: {
                          value: { about: 'A decimal.', required: true },
                          currency: { about: 'ISO 4217.', required: true },
                        },
                      },
                      min: {
                        about: 'The minimum for the consignment.',
                        type: 'json',
                        each: {
                          value: { about: 'A decimal.', required: true },
                          currency: { about: 'ISO 4217.', required: true },
                        },
                      },
                      max: {
                        about: 'The maximum for the consignment.',
                        type: 'json',
                        each: {
                          value: { about: 'A decimal.', required: true },
                          currency: { about: 'ISO 4217.', required: true },
                        },
                      },
                      collectedBy: {
                        about: 'Who collects the tax: seller, carrier or customs.',
                        values: ['seller', 'carrier', 'customs'],
                        required: true,
                      },
                      informative: {
                        about: 'Whether it is shown but not included in totals.',
                        type: 'boolean',
                      },
                    },
                    required: true,
                  },
                },
              },
            },
            required: true,
          },
        },
      },
      dutyRates: {
        about:
          'The same document as in PUT /ops/duty-rates/{destination}; destination is required.',
        type: 'json',
        each: {
          validFrom: {
            about: 'The first day, in the time zone of the destination.',
            required: true,
          },
          validUntil: { about: 'The last day; left out if there is none.' },
          source: { about: 'The sources: laws, notices or contracts.', many: true, required: true },
          url: { about: 'Web pages of the sources.', many: true },
          estimate: {
            about: 'Whether the document approximates the law or contract.',
            type: 'boolean',
          },
          default: {
            about:
              'The rate of goods that match no prefix, marked as an estimate. Without it, these goods are refused.',
          },
          rates: {
            about: 'The rates, at most 5,000.',
            many: true,
            type: 'json',
            each: {
              hsPrefix: {
                about: 'HS prefix, 2 to 10 digits. The longest matching prefix applies.',
                required: true,
              },
              origin: { about: 'Countries of origin; all when left out.', many: true },
              rate: { about: 'A decimal or a fraction.', required: true },
            },
            required: true,
          },
          destination: { about: 'ISO 3166, answered as alpha-2.', required: true },
        },
      },
      freightTariff: {
        about: 'The same document as in POST /ops/freight-tariffs.',
        type: 'json',
        each: {
          validFrom: {
            about: 'The first day, in the time zone of the destination.',
            required: true,
          },
          validUntil: { about: 'The last day; left out if there is none.' },
          source: { about: 'The sources: laws, notices or contracts.', many: true, required: true },
          url: { about: 'Web pages of the sources.', many: true },
          estimate: {
            about: 'Whether the document approximates the law or contract.',
            type: 'boolean',
          },
          origin: { about: 'ISO 3166, answered as alpha-2; or * for any.', required: true },
          destination: { about: 'ISO 3166, answered as alpha-2.', required: true },
          service: { about: 'The name that channels use.', required: true },
          currency: { about: 'ISO 4217.', required: true },
          divisor: { about: 'cm³ per kilogram of volumetric weight.', required: true },
          minimumKg: { about: 'The minimum billed weight, in kilograms.', required: true },
          roundUpToKg: {
            about: 'Weights are rounded up to a multiple of this, in kilograms.',
            required: true,
          },
          steps: {
            about: 'In order of weight, the lowest first.',
            many: true,
            type: 'json',
            each: {
              upToKg: { about: 'Kilograms, inclusive.', required: true },
              price: { about: 'In the currency of the tariff.', required: true },
            },
            required: true,
          },
          perKgAbove: {
            about:
              'The price of each kilogram above the last step. Without it, heavier parcels are refused.',
          },
          surcharges: {
            about: 'The surcharges on the price of the tariff.',
            many: true,
            type: 'json',
            each: {
              name: { about: 'The name of the surcharge, for example fuel.', required: true },
              percent: { about: 'Percentage of the price by weight.' },
              perKg: { about: 'The amount for each kilogram.' },
              amount: { about: 'The amount for the parcel.' },
              when: {
                about: 'The conditions; all of them must be met.',
                type: 'json',
                each: {
                  postalPrefix: { about: 'Prefixes of the postal code.', many: true },
                  longestSideOverCm: { about: 'Centimetres of the longest side, exclusive.' },
                  kgOver: { about: 'Kilograms, exclusive.' },
                  from: { about: 'The first day.' },
                  until: { about: 'The last day.' },
                },
              },
            },
          },
          etaDays: {
            about: 'The minimum and maximum number of days in transit.',
            many: true,
            type: 'number',
            required: true,
          },
        },
      },
    },
  },
  republishPrices: {
    summary: 'Republish the prices',
    kinds: ['operator'],
    path: [],
    query: {},
    body: {
      from: { about: 'Only records that changed then or later; all by default.', type: 'date' },
      merchantId: { about: 'Only of this merchant; of all by default.' },
    },
  },
  readPriceRepublication: {
    summary: 'Read the progress of a republication of prices',
    kinds: ['operator'],
    path: ['jobId'],
    query: {},
  },
  readChannelFxRate: {
    summary: 'Read the exchange rate in force',
    kinds: ['sales-channel'],
    path: [],
    query: {},
  },
  listFxRates: {
    summary: 'List exchange rates',
    kinds: ['operator'],
    path: [],
    query: {
      quote: { about: 'Only rates of this ISO 4217 currency.' },
      from: { about: 'Only rates that begin at this moment or later.', type: 'date' },
      until: {
        about:
          'Only rates that begin at this moment or earlier; a date without a time means its last instant.',
        type: 'date',
      },
    },
  },
  loadFxRate: {
    summary: 'Load an exchange rate',
    kinds: ['operator'],
    path: [],
    query: {},
    body: {
      base: { about: 'The base currency; always the US dollar.', values: ['USD'], required: true },
      quote: { about: 'ISO 4217 currency code.', required: true },
      rate: {
        about: 'Units of the quote currency per US dollar. At most 6 decimals.',
        type: 'number',
        required: true,
      },
      validFrom: { about: 'When the rate comes into force; now if left out.', type: 'date' },
      source: { about: 'The source of the rate.', required: true },
    },
  },
  republishFxRates: {
    summary: 'Republish the exchange rates',
    kinds: ['operator'],
    path: [],
    query: {},
    body: {
      from: { about: 'Only records that changed then or later; all by default.', type: 'date' },
    },
  },
  readFxRateRepublication: {
    summary: 'Read the progress of a republication of exchange rates',
    kinds: ['operator'],
    path: ['jobId'],
    query: {},
  },
  simulateTaxes: {
    summary: 'Simulate the taxes of a cart',
    kinds: ['sales-channel'],
    path: [],
    query: {},
    body: {
      items: {
        about: 'Lines simulated together.',
        many: true,
        type: 'json',
        each: {
          id: { about: 'Unique within the request; echoed back.', required: true },
          skuId: { about: "The merchant's id of the SKU.", required: true },
          quantity: { about: 'Units; at most 3 decimals.', type: 'number', required: true },
          unitPriceWithDiscount: {
            about: 'Unit price after discounts, in local currency. At most 4 decimals.',
            type: 'number',
            required: true,
          },
        },
        required: true,
      },
      freight: {
        about: 'Freight of the whole cart, without shipping discount. At most 4 decimals.',
        type: 'number',
        required: true,
      },
      country: { about: 'Destination, ISO 3166-1 alpha-2.', required: true },
      state: {
        about: 'State of the destination; in Brazil two letters, in upper or lower case.',
        required: true,
      },
      simulationDate: { about: 'Sandbox only: the day whose rules apply.' },
    },
  },
  quoteLandedCost: {
    summary: 'Quote the landed cost of a cart',
    kinds: ['sales-channel'],
    path: [],
    query: {},
    body: {
      destination: { about: 'Country of destination, ISO 3166-1 alpha-2.', required: true },
      region: {
        about:
          'State or province of the destination, as its tax rules name it, in upper or lower case. If left out, only rates without a region apply, and the quote is not valid for orders to a state whose code the tax rules name.',
      },
      currency: {
        about: 'ISO 4217 code of all amounts in the request and the answer.',
        required: true,
      },
      freight: {
        about: 'Freight that the buyer pays for the whole cart. At most 4 decimals.',
        type: 'number',
        required: true,
      },
      insurance: {
        about: 'Insurance of the whole cart; 0 if left out. At most 4 decimals.',
        type: 'number',
      },
      lines: {
        about: 'The goods.',
        many: true,
        type: 'json',
        each: {
          id: { about: 'Unique within the request; echoed back.', required: true },
          hsCode: {
            about: 'Harmonized-system code: 6 to 10 digits, which dots may separate.',
            required: true,
          },
          countryOfOrigin: {
            about:
              'Country in which the goods were made, ISO 3166-1 alpha-2; shippedFrom if left out.',
          },
          quantity: { about: 'Units; at most 3 decimals.', type: 'number', required: true },
          unitPrice: {
            about: 'Price of one unit, after discounts and without taxes. At most 4 decimals.',
            type: 'number',
            required: true,
          },
        },
        required: true,
      },
      shippedFrom: {
        about: 'Country from which the parcel is sent, ISO 3166-1 alpha-2.',
        required: true,
      },
      scheme: {
        about:
          'Scheme for which the seller is registered, as the tax rules of the destination name it. The quote is for orders of a sales channel with the same scheme.',
      },
    },
  },
  calculateLandedCost: {
    summary: 'Calculate the landed cost of a cart',
    kinds: ['operator'],
    path: [],
    query: {},
    body: {
      destination: { about: 'Country of destination, ISO 3166-1 alpha-2.', required: true },
      region: {
        about:
          'State or province of the destination, as its tax rules name it, in upper or lower case. If left out, only rates without a region apply, and the quote is not valid for orders to a state whose code the tax rules name.',
      },
      currency: {
        about: 'ISO 4217 code of all amounts in the request and the answer.',
        required: true,
      },
      freight: {
        about: 'Freight that the buyer pays for the whole cart. At most 4 decimals.',
        type: 'number',
        required: true,
      },
      insurance: {
        about: 'Insurance of the whole cart; 0 if left out. At most 4 decimals.',
        type: 'number',
      },
      lines: {
        about: 'The goods.',
        many: true,
        type: 'json',
        each: {
          id: { about: 'Unique within the request; echoed back.', required: true },
          hsCode: {
            about: 'Harmonized-system code: 6 to 10 digits, which dots may separate.',
            required: true,
          },
          countryOfOrigin: {
            about:
              'Country in which the goods were made, ISO 3166-1 alpha-2; shippedFrom if left out.',
          },
          quantity: { about: 'Units; at most 3 decimals.', type: 'number', required: true },
          unitPrice: {
            about: 'Price of one unit, after discounts and without taxes. At most 4 decimals.',
            type: 'number',
            required: true,
          },
        },
        required: true,
      },
      shippedFrom: {
        about: 'Country from which the parcel is sent, ISO 3166-1 alpha-2.',
        required: true,
      },
      scheme: {
        about:
          'Scheme for which the seller is registered, as the tax rules of the destination name it. The quote is for orders of a sales channel with the same scheme.',
      },
      on: {
        about:
          'Day in the destination. Its terms and its last exchange rates apply; today if left out.',
      },
    },
  },
  listTaxRules: {
    summary: 'List tax rule sets',
    kinds: ['operator'],
    path: [],
    query: {
      destination: { about: 'Only terms of this destination.' },
      inForceOn: { about: 'Only terms in force on this day.' },
    },
  },
  loadTaxRules: {
    summary: 'Load a tax rule set',
    kinds: ['operator'],
    path: [],
    query: {
      dryRun: { about: 'Returns the result of a load without loading anything.', type: 'boolean' },
    },
    body: {
      validFrom: { about: 'The first day, in the time zone of the destination.', required: true },
      validUntil: { about: 'The last day; left out if there is none.' },
      source: { about: 'The sources: laws, notices or contracts.', many: true, required: true },
      url: { about: 'Web pages of the sources.', many: true },
      estimate: {
        about: 'Whether the document approximates the law or contract.',
        type: 'boolean',
      },
      destination: { about: 'ISO 3166, answered as alpha-2.', required: true },
      timeZone: { about: 'The IANA name of the time zone of its days.', required: true },
      cases: {
        about: 'For each line of a cart, the first case whose when matches applies.',
        many: true,
        type: 'json',
        each: {
          when: {
            about: 'The lines to which it applies; all when left out.',
            type: 'json',
            each: {
              hs: { about: 'HS prefixes, 2 to 10 digits.', many: true },
              origin: { about: 'Countries of origin of the goods.', many: true },
              shippedFrom: { about: 'Countries from which the parcel is sent.', many: true },
              region: { about: 'States or provinces of the destination.', many: true },
              scheme: { about: 'Schemes that the seller is registered for.', many: true },
              mode: { about: 'Modes of transport, for example courier.', many: true },
            },
          },
          refuse: { about: 'Why the goods are refused. Only when may be sent with it.' },
          value: {
            about:
              'The parts that are summed as value; goods, freight and insurance when left out.',
            many: true,
          },
          limit: {
            about: 'The value that selects the bracket. Required unless the case has refuse.',
            type: 'json',
            each: {
              of: {
                about: 'The parts whose sum is compared with the limits.',
                many: true,
                required: true,
              },
              currency: { about: 'The currency of the limits, ISO 4217.', required: true },
              per: {
                about: 'Whether a limit is for the consignment or for each unit.',
                values: ['consignment', 'unit'],
                required: true,
              },
            },
          },
          brackets: {
            about:
              'In order of limits, the lowest first. A value above the last limit is refused. Required unless the case has refuse.',
            many: true,
            type: 'json',
            each: {
              upTo: { about: 'The limit, inclusive; null for no limit.', required: true },
              taxes: {
                about: 'In the order in which they are computed.',
                many: true,
                type: 'json',
                each: {
                  name: {
                    about: 'The same tax has the same name in every bracket.',
                    required: true,
                  },
                  kind: {
                    about: 'The kind of tax.',
                    values: ['duty', 'tax', 'fee'],
                    required: true,
                  },
                  rate: {
                    about:
                      'A share of base: a decimal, a fraction such as 22/78, byHs for the duty rates of the destination, or the first of several whose when matches.',
                  },
                  base: {
                    about:
                      'goods, freight, insurance, value, or an earlier tax; or a multiple of one.',
                    many: true,
                  },
                  amount: {
                    about: 'A fixed amount, instead of rate and base.',
                    type: 'json',
                    each: {
                      value: { about: 'A decimal.', required: true },
                      currency: { about: 'ISO 4217.', required: true },
                      per: {
                        about:
                          'Charged once for a consignment, for each different HS prefix in it, or for each unit.',
                        values: ['consignment', 'hsLine', 'unit'],
                        required: true,
                      },
                      digits: {
                        about: 'Digits of the HS prefix; 6 when left out.',
                        type: 'number',
                      },
                    },
                  },
                  inside: { about: 'Whether the tax is part of its own base.', type: 'boolean' },
                  less: {
                    about: 'Deducted from the tax of the consignment.',
                    type: 'json',
                    each: {
                      value: { about: 'A decimal.', required: true },
                      currency: { about: 'ISO 4217.', required: true },
                    },
                  },
                  min: {
                    about: 'The minimum for the consignment.',
                    type: 'json',
                    each: {
                      value: { about: 'A decimal.', required: true },
                      currency: { about: 'ISO 4217.', required: true },
                    },
                  },
                  max: {
                    about: 'The maximum for the consignment.',
                    type: 'json',
                    each: {
                      value: { about: 'A decimal.', required: true },
                      currency: { about: 'ISO 4217.', required: true },
                    },
                  },
                  collectedBy: {
                    about: 'Who collects the tax: seller, carrier or customs.',
                    values: ['seller', 'carrier', 'customs'],
                    required: true,
                  },
                  informative: {
                    about: 'Whether it is shown but not included in totals.',
                    type: 'boolean',
                  },
                },
                required: true,
              },
            },
          },
        },
        required: true,
      },
      correction: {
        about:
          'Required to replace another document with the same first day, or to change past days. The document becomes the next revision.',
        type: 'json',
        each: { reason: { about: 'The reason, for the audit log.', required: true } },
      },
      confirm: {
        about: 'Accepts a document that is refused with confirm-needed.',
        type: 'boolean',
      },
    },
  },
  readTaxRules: { summary: 'Read a tax rule set', kinds: ['operator'], path: ['id'], query: {} },
  endTaxRules: {
    summary: 'End a tax rule set',
    kinds: ['operator'],
    path: ['id'],
    query: {},
    body: {
      validUntil: {
        about: 'The last day. A day before the first day withdraws the terms.',
        required: true,
      },
      reason: { about: 'The reason, for the audit log.', required: true },
      correction: {
        about: 'Required if the new end changes past days.',
        type: 'json',
        each: { reason: { about: 'The reason, for the audit log.', required: true } },
      },
    },
  },
  listDutyRates: {
    summary: 'List duty rates',
    kinds: ['operator'],
    path: [],
    query: {
      destination: { about: 'Only terms of this destination.' },
      inForceOn: { about: 'Only terms in force on this day.' },
    },
  },
  readDutyRatesInForce: {
    summary: 'Read the duty rates in force',
    kinds: ['operator'],
    path: ['destination'],
    query: { inForceOn: { about: 'The day; today if left out.' } },
  },
  putDutyRates: {
    summary: 'Load the duty rates of a destination',
    kinds: ['operator'],
    path: ['destination'],
    query: {
      dryRun: { about: 'Returns the result of a load without loading anything.', type: 'boolean' },
    },
    body: {
      validFrom: { about: 'The first day, in the time zone of the destination.', required: true },
      validUntil: { about: 'The last day; left out if there is none.' },
      source: { about: 'The sources: laws, notices or contracts.', many: true, required: true },
      url: { about: 'Web pages of the sources.', many: true },
      estimate: {
        about: 'Whether the document approximates the law or contract.',
        type: 'boolean',
      },
      default: {
        about:
          'The rate of goods that match no prefix, marked as an estimate. Without it, these goods are refused.',
      },
      rates: {
        about: 'The rates, at most 5,000.',
        many: true,
        type: 'json',
        each: {
          hsPrefix: {
            about: 'HS prefix, 2 to 10 digits. The longest matching prefix applies.',
            required: true,
          },
          origin: { about: 'Countries of origin; all when left out.', many: true },
          rate: { about: 'A decimal or a fraction.', required: true },
        },
        required: true,
      },
      destination: { about: 'The same as in the path.' },
      correction: {
        about:
          'Required to replace another document with the same first day, or to change past days. The document becomes the next revision.',
        type: 'json',
        each: { reason: { about: 'The reason, for the audit log.', required: true } },
      },
      confirm: {
        about: 'Accepts a document that is refused with confirm-needed.',
        type: 'boolean',
      },
    },
  },
  readDutyRates: {
    summary: 'Read the duty rates of a first day',
    kinds: ['operator'],
    path: ['destination', 'id'],
    query: {},
  },
  endDutyRates: {
    summary: 'End duty rates',
    kinds: ['operator'],
    path: ['destination', 'id'],
    query: {},
    body: {
      validUntil: {
        about: 'The last day. A day before the first day withdraws the terms.',
        required: true,
      },
      reason: { about: 'The reason, for the audit log.', required: true },
      correction: {
        about: 'Required if the new end changes past days.',
        type: 'json',
        each: { reason: { about: 'The reason, for the audit log.', required: true } },
      },
    },
  },
  listFreightTariffs: {
    summary: 'List freight tariffs',
    kinds: ['operator'],
    path: [],
    query: {
      destination: { about: 'Only terms of this destination.' },
      inForceOn: { about: 'Only terms in force on this day.' },
    },
  },
  loadFreightTariff: {
    summary: 'Load a freight tariff',
    kinds: ['operator'],
    path: [],
    query: {
      dryRun: { about: 'Returns the result of a load without loading anything.', type: 'boolean' },
    },
    body: {
      validFrom: { about: 'The first day, in the time zone of the destination.', required: true },
      validUntil: { about: 'The last day; left out if there is none.' },
      source: { about: 'The sources: laws, notices or contracts.', many: true, required: true },
      url: { about: 'Web pages of the sources.', many: true },
      estimate: {
        about: 'Whether the document approximates the law or contract.',
        type: 'boolean',
      },
      origin: { about: 'ISO 3166, answered as alpha-2; or * for any.', required: true },
      destination: { about: 'ISO 3166, answered as alpha-2.', required: true },
      service: { about: 'The name that channels use.', required: true },
      currency: { about: 'ISO 4217.', required: true },
      divisor: { about: 'cm³ per kilogram of volumetric weight.', required: true },
      minimumKg: { about: 'The minimum billed weight, in kilograms.', required: true },
      roundUpToKg: {
        about: 'Weights are rounded up to a multiple of this, in kilograms.',
        required: true,
      },
      steps: {
        about: 'In order of weight, the lowest first.',
        many: true,
        type: 'json',
        each: {
          upToKg: { about: 'Kilograms, inclusive.', required: true },
          price: { about: 'In the currency of the tariff.', required: true },
        },
        required: true,
      },
      perKgAbove: {
        about:
          'The price of each kilogram above the last step. Without it, heavier parcels are refused.',
      },
      surcharges: {
        about: 'The surcharges on the price of the tariff.',
        many: true,
        type: 'json',
        each: {
          name: { about: 'The name of the surcharge, for example fuel.', required: true },
          percent: { about: 'Percentage of the price by weight.' },
          perKg: { about: 'The amount for each kilogram.' },
          amount: { about: 'The amount for the parcel.' },
          when: {
            about: 'The conditions; all of them must be met.',
            type: 'json',
            each: {
              postalPrefix: { about: 'Prefixes of the postal code.', many: true },
              longestSideOverCm: { about: 'Centimetres of the longest side, exclusive.' },
              kgOver: { about: 'Kilograms, exclusive.' },
              from: { about: 'The first day.' },
              until: { about: 'The last day.' },
            },
          },
        },
      },
      etaDays: {
        about: 'The minimum and maximum number of days in transit.',
        many: true,
        type: 'number',
        required: true,
      },
      correction: {
        about:
          'Required to replace another document with the same first day, or to change past days. The document becomes the next revision.',
        type: 'json',
        each: { reason: { about: 'The reason, for the audit log.', required: true } },
      },
      confirm: {
        about: 'Accepts a document that is refused with confirm-needed.',
        type: 'boolean',
      },
    },
  },
  readFreightTariff: {
    summary: 'Read a freight tariff',
    kinds: ['operator'],
    path: ['id'],
    query: {},
  },
  endFreightTariff: {
    summary: 'End a freight tariff',
    kinds: ['operator'],
    path: ['id'],
    query: {},
    body: {
      validUntil: {
        about: 'The last day. A day before the first day withdraws the terms.',
        required: true,
      },
      reason: { about: 'The reason, for the audit log.', required: true },
      correction: {
        about: 'Required if the new end changes past days.',
        type: 'json',
        each: { reason: { about: 'The reason, for the audit log.', required: true } },
      },
    },
  },
  republishTerms: {
    summary: 'Republish the tax rules, duty rates and freight tariffs',
    kinds: ['operator'],
    path: [],
    query: {},
    body: {
      from: { about: 'Only records that changed then or later; all by default.', type: 'date' },
    },
  },
  readTermRepublication: {
    summary: 'Read the progress of a republication of tax rules, duty rates and freight tariffs',
    kinds: ['operator'],
    path: ['jobId'],
    query: {},
  },
  createOrder: {
    summary: 'Create an order as a sales channel would',
    kinds: ['merchant'],
    path: [],
    query: {},
    body: {
      currency: { about: "ISO 4217 code of the sales channel's currency.", required: true },
      salesChannelOrderId: { about: 'Order id in the channel; unique.', required: true },
      fulfillmentWarehouseType: {
        about: 'RETURNS: fulfilled locally by the returns partner. MERCHANT when left out.',
        values: ['MERCHANT', 'RETURNS'],
      },
      value: {
        about: 'Items and shipping, both with discounts. At most 4 decimals.',
        type: 'number',
        required: true,
      },
      creationDate: { about: 'When the buyer ordered; now when left out.', type: 'date' },
      totals: {
        about: 'Must agree with the lines.',
        type: 'json',
        each: {
          itemsGross: {
            about: 'Sum of list price × quantity. At most 4 decimals.',
            type: 'number',
            required: true,
          },
          itemsDiscount: {
            about: 'The discount on the items: list prices minus sale prices. At most 4 decimals.',
            type: 'number',
            required: true,
          },
          shippingGross: {
            about: 'Shipping without discounts. At most 4 decimals.',
            type: 'number',
            required: true,
          },
          shippingDiscount: {
            about: 'The discount on shipping: list price minus sale price. At most 4 decimals.',
            type: 'number',
            required: true,
          },
        },
        required: true,
      },
      items: {
        about: 'The lines of the order.',
        many: true,
        type: 'json',
        each: {
          id: { about: 'Unique within the order; the delivery names it.', required: true },
          salesChannelSkuId: {
            about:
              "The channel's id of an approved SKU; the merchant's and the service's are understood too.",
            required: true,
          },
          quantity: { about: 'Units.', type: 'number', required: true },
          name: { about: 'Title as sold.', required: true },
          listPrice: {
            about:
              'Unit price without discounts; the sale price when left out. At most 4 decimals.',
            type: 'number',
          },
          salePrice: {
            about: 'Unit price with discounts. At most 4 decimals.',
            type: 'number',
            required: true,
          },
        },
        required: true,
      },
      customer: {
        about: 'The buyer.',
        type: 'json',
        each: {
          type: { about: 'A person or a company.', values: ['PERSON', 'COMPANY'], required: true },
          firstName: { about: 'First name, or the name of the company.', required: true },
          lastName: { about: 'Last name.' },
          document: { about: 'Tax document.', required: true },
          email: { about: 'The email address of the customer.' },
          phone: {
            about: 'The phone number of the customer.',
            type: 'json',
            each: {
              countryCode: { about: 'Country calling code.' },
              areaCode: { about: 'Area code.' },
              number: { about: 'The phone number.', required: true },
            },
          },
          billingAddress: {
            about: 'The billing address.',
            type: 'json',
            each: {
              addressName: { about: 'Name of the address.' },
              receiverName: { about: 'The name of the recipient at this address.' },
              street: { about: 'Street.', required: true },
              number: { about: 'House number.' },
              complement: { about: 'The floor or apartment.' },
              neighborhood: { about: 'Neighborhood.' },
              city: { about: 'City.', required: true },
              state: { about: 'State or region.' },
              country: {
                about: 'ISO 3166-1 alpha-2, alpha-3 or numeric; answered as alpha-2.',
                required: true,
              },
              postalCode: { about: 'Postal code.' },
              reference: { about: 'Directions to the address.' },
            },
          },
        },
        required: true,
      },
      shipping: {
        about: 'The delivery address and the delivery.',
        type: 'json',
        each: {
          deliveryAddress: {
            about: 'The delivery address.',
            type: 'json',
            each: {
              addressName: { about: 'Name of the address.' },
              receiverName: { about: 'The name of the recipient at this address.' },
              street: { about: 'Street.', required: true },
              number: { about: 'House number.' },
              complement: { about: 'The floor or apartment.' },
              neighborhood: { about: 'Neighborhood.' },
              city: { about: 'City.', required: true },
              state: { about: 'State or region.' },
              country: {
                about: 'ISO 3166-1 alpha-2, alpha-3 or numeric; answered as alpha-2.',
                required: true,
              },
              postalCode: { about: 'Postal code.' },
              reference: { about: 'Directions to the address.' },
            },
            required: true,
          },
          deliveries: {
            about: 'The delivery; an order has exactly one.',
            many: true,
            type: 'json',
            each: {
              name: { about: 'Name of the delivery method.', required: true },
              company: { about: 'Carrier.', required: true },
              listPrice: {
                about:
                  'Shipping without discounts; the sale price when left out. At most 4 decimals.',
                type: 'number',
              },
              salePrice: {
                about: 'Shipping with discounts. At most 4 decimals.',
                type: 'number',
                required: true,
              },
              deliveryTime: {
                about: 'The delivery time in days. At most 3 decimals.',
                type: 'number',
                required: true,
              },
              deliveryEstimateDate: {
                about: 'Promised to the buyer. A date-time, or a date.',
                type: 'date',
                required: true,
              },
              items: { about: 'The id of each item, once.', many: true, required: true },
            },
            required: true,
          },
        },
        required: true,
      },
      payments: {
        about: 'Must add up to the order value.',
        many: true,
        type: 'json',
        each: {
          type: { about: 'The means of payment, for example BILL or PIX.', required: true },
          value: {
            about: 'Paid by this means. At most 4 decimals.',
            type: 'number',
            required: true,
          },
        },
        required: true,
      },
      salesChannelOrderData: { about: 'Serialized JSON; stored, not shown.' },
      quoteId: {
        about:
          'The quote of a landed cost for the same goods, destination, region, scheme and amounts. The order then has the quoted taxes and the versions of their terms.',
      },
      salesChannel: { about: 'Sales channel, as MELI.', required: true },
    },
  },
  approveOrder: {
    summary: 'Approve an order as a sales channel would',
    kinds: ['merchant'],
    path: ['orderId'],
    query: {},
    body: {
      approvalDate: {
        about: 'ISO 8601; informative: of any other text the time of the call is taken.',
        required: true,
      },
    },
  },
  listOrders: {
    summary: 'List orders',
    kinds: ['merchant'],
    path: [],
    query: {
      salesChannel: { about: 'Where they were sold.' },
      fulfillmentWarehouseType: {
        about: 'Only MERCHANT orders when left out.',
        many: true,
        values: ['MERCHANT', 'RETURNS'],
      },
      creationDateFrom: { about: 'ISO 8601, inclusive lower bound.', type: 'date' },
      creationDateUntil: { about: 'ISO 8601, inclusive upper bound.', type: 'date' },
      lastUpdateDateFrom: { about: 'ISO 8601, inclusive lower bound.', type: 'date' },
      lastUpdateDateUntil: { about: 'ISO 8601, inclusive upper bound.', type: 'date' },
      text: {
        about:
          'Part of the id of the order or of the order in the channel, or of the name, email or document of the buyer; or a whole id: parcel, tracking number, or SKU of an item. Several words must all be there. Words with three letters or digits in a row are found as parts, without regard to case and accents; a text without such a word is compared as a whole id.',
      },
      late: {
        about:
          'true: only orders that were promised for a day before today, in UTC, and have neither reached the buyer nor ended.',
        type: 'boolean',
      },
      status: {
        about: 'One or more statuses, separated by commas.',
        many: true,
        values: [
          'CREATED',
          'APPROVED',
          'HANDLING',
          'REQUIRES_REVIEW',
          'REGULATORY_CHECK_OK',
          'PACKED',
          'INVOICED',
          'READY_TO_SHIP',
          'SHIPPED',
          'DELIVERED',
          'RETURN_REQUESTED',
          'RETURN_APPROVED',
          'RETURNED',
          'ON_HOLD',
          'CANCELLED',
          'OPERATIONAL_ISSUE',
        ],
      },
      order: {
        about: 'By last update, then id: asc, or desc for the newest first; asc by default.',
        values: ['asc', 'desc'],
      },
    },
    pages: true,
  },
  countOrders: {
    summary: 'Count orders by status and channel',
    kinds: ['merchant'],
    path: [],
    query: {
      salesChannel: { about: 'Where they were sold.' },
      fulfillmentWarehouseType: {
        about: 'Only MERCHANT orders when left out.',
        many: true,
        values: ['MERCHANT', 'RETURNS'],
      },
      creationDateFrom: { about: 'ISO 8601, inclusive lower bound.', type: 'date' },
      creationDateUntil: { about: 'ISO 8601, inclusive upper bound.', type: 'date' },
      lastUpdateDateFrom: { about: 'ISO 8601, inclusive lower bound.', type: 'date' },
      lastUpdateDateUntil: { about: 'ISO 8601, inclusive upper bound.', type: 'date' },
      text: {
        about:
          'Part of the id of the order or of the order in the channel, or of the name, email or document of the buyer; or a whole id: parcel, tracking number, or SKU of an item. Several words must all be there. Words with three letters or digits in a row are found as parts, without regard to case and accents; a text without such a word is compared as a whole id.',
      },
      late: {
        about:
          'true: only orders that were promised for a day before today, in UTC, and have neither reached the buyer nor ended.',
        type: 'boolean',
      },
    },
  },
  readOrderOfChannel: {
    summary: "Read an order by the channel's order id",
    kinds: ['merchant'],
    path: ['salesChannelOrderId'],
    query: { salesChannel: { about: 'Needed where several channels have an order with this id.' } },
  },
  readOrder: {
    summary: 'Read an order with its history',
    kinds: ['merchant'],
    path: ['orderId'],
    query: {},
  },
  readOrderDocuments: {
    summary: 'Read the documents of an order',
    kinds: ['merchant'],
    path: ['orderId'],
    query: {},
  },
  cancelOrder: {
    summary: 'Cancel an order',
    kinds: ['merchant'],
    path: ['orderId'],
    query: {},
    body: {
      cancelDate: { about: 'When the order was cancelled.', type: 'date', required: true },
      cancelReason: { about: 'The reason. It is stored in the history of the order.' },
      reasonCode: {
        about:
          'The kind of reason, which events carry; they never carry the text. other when left out.',
        values: [
          'out-of-stock',
          'lost',
          'customs',
          'buyer-request',
          'fraud',
          'address',
          'damaged',
          'other',
        ],
      },
    },
  },
  listOrdersOfAllMerchants: {
    summary: 'List orders across merchants',
    kinds: ['operator'],
    path: [],
    query: {
      salesChannel: { about: 'Where they were sold.' },
      fulfillmentWarehouseType: {
        about: 'One type or both; both when left out.',
        many: true,
        values: ['MERCHANT', 'RETURNS'],
      },
      creationDateFrom: { about: 'ISO 8601, inclusive lower bound.', type: 'date' },
      creationDateUntil: { about: 'ISO 8601, inclusive upper bound.', type: 'date' },
      lastUpdateDateFrom: { about: 'ISO 8601, inclusive lower bound.', type: 'date' },
      lastUpdateDateUntil: { about: 'ISO 8601, inclusive upper bound.', type: 'date' },
      text: {
        about:
          'Part of the id of the order or of the order in the channel, or of the name, email or document of the buyer; or a whole id: parcel, tracking number, or SKU of an item. Several words must all be there. Words with three letters or digits in a row are found as parts, without regard to case and accents; a text without such a word is compared as a whole id.',
      },
      late: {
        about:
          'true: only orders that were promised for a day before today, in UTC, and have neither reached the buyer nor ended.',
        type: 'boolean',
      },
      status: {
        about: 'One or more statuses, separated by commas.',
        many: true,
        values: [
          'CREATED',
          'APPROVED',
          'HANDLING',
          'REQUIRES_REVIEW',
          'REGULATORY_CHECK_OK',
          'PACKED',
          'INVOICED',
          'READY_TO_SHIP',
          'SHIPPED',
          'DELIVERED',
          'RETURN_REQUESTED',
          'RETURN_APPROVED',
          'RETURNED',
          'ON_HOLD',
          'CANCELLED',
          'OPERATIONAL_ISSUE',
        ],
      },
      order: {
        about: 'By last update, then id: asc, or desc for the newest first; asc by default.',
        values: ['asc', 'desc'],
      },
      merchantId: { about: 'Only records of this merchant; all merchants by default.' },
    },
    pages: true,
  },
  countOrdersOfAllMerchants: {
    summary: 'Count orders across merchants by status and channel',
    kinds: ['operator'],
    path: [],
    query: {
      salesChannel: { about: 'Where they were sold.' },
      fulfillmentWarehouseType: {
        about: 'One type or both; both when left out.',
        many: true,
        values: ['MERCHANT', 'RETURNS'],
      },
      creationDateFrom: { about: 'ISO 8601, inclusive lower bound.', type: 'date' },
      creationDateUntil: { about: 'ISO 8601, inclusive upper bound.', type: 'date' },
      lastUpdateDateFrom: { about: 'ISO 8601, inclusive lower bound.', type: 'date' },
      lastUpdateDateUntil: { about: 'ISO 8601, inclusive upper bound.', type: 'date' },
      text: {
        about:
          'Part of the id of the order or of the order in the channel, or of the name, email or document of the buyer; or a whole id: parcel, tracking number, or SKU of an item. Several words must all be there. Words with three letters or digits in a row are found as parts, without regard to case and accents; a text without such a word is compared as a whole id.',
      },
      late: {
        about:
          'true: only orders that were promised for a day before today, in UTC, and have neither reached the buyer nor ended.',
        type: 'boolean',
      },
      merchantId: { about: 'Only records of this merchant; all merchants by default.' },
    },
  },
  readOrderOfAnyMerchant: {
    summary: 'Read an order of any merchant with its history',
    kinds: ['operator'],
    path: ['orderId'],
    query: {},
  },
  placeChannelOrder: {
    summary: 'Place an order that the channel sold',
    kinds: ['sales-channel'],
    path: [],
    query: {},
    body: {
      currency: { about: "ISO 4217 code of the sales channel's currency.", required: true },
      salesChannelOrderId: { about: 'Order id in the channel; unique.', required: true },
      fulfillmentWarehouseType: {
        about: 'RETURNS: fulfilled locally by the returns partner. MERCHANT when left out.',
        values: ['MERCHANT', 'RETURNS'],
      },
      value: {
        about: 'Items and shipping, both with discounts. At most 4 decimals.',
        type: 'number',
        required: true,
      },
      creationDate: { about: 'When the buyer ordered; now when left out.', type: 'date' },
      totals: {
        about: 'Must agree with the lines.',
        type: 'json',
        each: {
          itemsGross: {
            about: 'Sum of list price × quantity. At most 4 decimals.',
            type: 'number',
            required: true,
          },
          itemsDiscount: {
            about: 'The discount on the items: list prices minus sale prices. At most 4 decimals.',
            type: 'number',
            required: true,
          },
          shippingGross: {
            about: 'Shipping without discounts. At most 4 decimals.',
            type: 'number',
            required: true,
          },
          shippingDiscount: {
            about: 'The discount on shipping: list price minus sale price. At most 4 decimals.',
            type: 'number',
            required: true,
          },
        },
        required: true,
      },
      items: {
        about: 'The lines of the order.',
        many: true,
        type: 'json',
        each: {
          id: { about: 'Unique within the order; the delivery names it.', required: true },
          salesChannelSkuId: {
            about:
              "The channel's id of an approved SKU; the merchant's and the service's are understood too.",
            required: true,
          },
          quantity: { about: 'Units.', type: 'number', required: true },
          name: { about: 'Title as sold.', required: true },
          listPrice: {
            about:
              'Unit price without discounts; the sale price when left out. At most 4 decimals.',
            type: 'number',
          },
          salePrice: {
            about: 'Unit price with discounts. At most 4 decimals.',
            type: 'number',
            required: true,
          },
        },
        required: true,
      },
      customer: {
        about: 'The buyer.',
        type: 'json',
        each: {
          type: { about: 'A person or a company.', values: ['PERSON', 'COMPANY'], required: true },
          firstName: { about: 'First name, or the name of the company.', required: true },
          lastName: { about: 'Last name.' },
          document: { about: 'Tax document.', required: true },
          email: { about: 'The email address of the customer.' },
          phone: {
            about: 'The phone number of the customer.',
            type: 'json',
            each: {
              countryCode: { about: 'Country calling code.' },
              areaCode: { about: 'Area code.' },
              number: { about: 'The phone number.', required: true },
            },
          },
          billingAddress: {
            about: 'The billing address.',
            type: 'json',
            each: {
              addressName: { about: 'Name of the address.' },
              receiverName: { about: 'The name of the recipient at this address.' },
              street: { about: 'Street.', required: true },
              number: { about: 'House number.' },
              complement: { about: 'The floor or apartment.' },
              neighborhood: { about: 'Neighborhood.' },
              city: { about: 'City.', required: true },
              state: { about: 'State or region.' },
              country: {
                about: 'ISO 3166-1 alpha-2, alpha-3 or numeric; answered as alpha-2.',
                required: true,
              },
              postalCode: { about: 'Postal code.' },
              reference: { about: 'Directions to the address.' },
            },
          },
        },
        required: true,
      },
      shipping: {
        about: 'The delivery address and the delivery.',
        type: 'json',
        each: {
          deliveryAddress: {
            about: 'The delivery address.',
            type: 'json',
            each: {
              addressName: { about: 'Name of the address.' },
              receiverName: { about: 'The name of the recipient at this address.' },
              street: { about: 'Street.', required: true },
              number: { about: 'House number.' },
              complement: { about: 'The floor or apartment.' },
              neighborhood: { about: 'Neighborhood.' },
              city: { about: 'City.', required: true },
              state: { about: 'State or region.' },
              country: {
                about: 'ISO 3166-1 alpha-2, alpha-3 or numeric; answered as alpha-2.',
                required: true,
              },
              postalCode: { about: 'Postal code.' },
              reference: { about: 'Directions to the address.' },
            },
            required: true,
          },
          deliveries: {
            about: 'The delivery; an order has exactly one.',
            many: true,
            type: 'json',
            each: {
              name: { about: 'Name of the delivery method.', required: true },
              company: { about: 'Carrier.', required: true },
              listPrice: {
                about:
                  'Shipping without discounts; the sale price when left out. At most 4 decimals.',
                type: 'number',
              },
              salePrice: {
                about: 'Shipping with discounts. At most 4 decimals.',
                type: 'number',
                required: true,
              },
              deliveryTime: {
                about: 'The delivery time in days. At most 3 decimals.',
                type: 'number',
                required: true,
              },
              deliveryEstimateDate: {
                about: 'Promised to the buyer. A date-time, or a date.',
                type: 'date',
                required: true,
              },
              items: { about: 'The id of each item, once.', many: true, required: true },
            },
            required: true,
          },
        },
        required: true,
      },
      payments: {
        about: 'Must add up to the order value.',
        many: true,
        type: 'json',
        each: {
          type: { about: 'The means of payment, for example BILL or PIX.', required: true },
          value: {
            about: 'Paid by this means. At most 4 decimals.',
            type: 'number',
            required: true,
          },
        },
        required: true,
      },
      salesChannelOrderData: { about: 'Serialized JSON; stored, not shown.' },
      quoteId: {
        about:
          'The quote of a landed cost for the same goods, destination, region, scheme and amounts. The order then has the quoted taxes and the versions of their terms.',
      },
      merchantId: { about: 'The merchant whose SKUs were sold.', required: true },
      salesChannel: {
        about: 'May be left out: it is the sales channel of the token. Another one is refused.',
      },
    },
  },
  listChannelOrders: {
    summary: 'List the orders of the channel',
    kinds: ['sales-channel'],
    path: [],
    query: {
      status: {
        about: 'One or more statuses, separated by commas.',
        many: true,
        values: [
          'CREATED',
          'APPROVED',
          'HANDLING',
          'REQUIRES_REVIEW',
          'REGULATORY_CHECK_OK',
          'PACKED',
          'INVOICED',
          'READY_TO_SHIP',
          'SHIPPED',
          'DELIVERED',
          'RETURN_REQUESTED',
          'RETURN_APPROVED',
          'RETURNED',
          'ON_HOLD',
          'CANCELLED',
          'OPERATIONAL_ISSUE',
        ],
      },
      creationDateFrom: { about: 'ISO 8601, inclusive lower bound.', type: 'date' },
      creationDateUntil: { about: 'ISO 8601, inclusive upper bound.', type: 'date' },
      lastUpdateDateFrom: { about: 'ISO 8601, inclusive lower bound.', type: 'date' },
      lastUpdateDateUntil: { about: 'ISO 8601, inclusive upper bound.', type: 'date' },
    },
    pages: true,
  },
  readChannelOrder: {
    summary: 'Read an order with its history, parcels and tracking',
    kinds: ['sales-channel'],
    path: ['salesChannelOrderId'],
    query: {
      merchantId: {
        about: 'Needed where several merchants have an order with this id in the channel.',
      },
    },
  },
  approveChannelOrder: {
    summary: 'Approve an order: its payment is confirmed',
    kinds: ['sales-channel'],
    path: ['salesChannelOrderId'],
    query: {
      merchantId: {
        about: 'Needed where several merchants have an order with this id in the channel.',
      },
    },
    body: {
      approvalDate: {
        about: 'ISO 8601; informative: of any other text the time of the call is taken.',
        required: true,
      },
    },
  },
  cancelChannelOrder: {
    summary: 'Cancel an order of the channel',
    kinds: ['sales-channel'],
    path: ['salesChannelOrderId'],
    query: {
      merchantId: {
        about: 'Needed where several merchants have an order with this id in the channel.',
      },
    },
    body: {
      cancelDate: { about: 'When the order was cancelled.', type: 'date', required: true },
      cancelReason: { about: 'The reason. It is stored in the history of the order.' },
      reasonCode: {
        about:
          'The kind of reason, which events carry; they never carry the text. other when left out.',
        values: [
          'out-of-stock',
          'lost',
          'customs',
          'buyer-request',
          'fraud',
          'address',
          'damaged',
          'other',
        ],
      },
    },
  },
  requestChannelReturn: {
    summary: 'Request the return of items of a delivered order',
    kinds: ['sales-channel'],
    path: ['salesChannelOrderId'],
    query: {
      merchantId: {
        about: 'Needed where several merchants have an order with this id in the channel.',
      },
    },
    body: {
      reason: { about: 'The reason. It is stored in the history of the order.' },
      reasonCode: {
        about:
          'The kind of reason, which events carry; they never carry the text. other when left out.',
        values: [
          'out-of-stock',
          'lost',
          'customs',
          'buyer-request',
          'fraud',
          'address',
          'damaged',
          'other',
        ],
      },
      items: {
        about: 'The units that the buyer wants to return: all or part of the order.',
        many: true,
        type: 'json',
        each: {
          itemId: { about: 'A line of the order.', required: true },
          quantity: {
            about: 'Units that the buyer wants to return.',
            type: 'number',
            required: true,
          },
        },
        required: true,
      },
    },
  },
  holdOrder: {
    summary: 'Put an order on hold',
    kinds: ['operator'],
    path: ['orderId'],
    query: {},
    body: {
      reason: {
        about: 'The reason. It is shown in the history of the order: enter no personal data.',
        required: true,
      },
      reasonCode: {
        about:
          'The kind of reason, which events carry; they never carry the text. other when left out.',
        values: [
          'out-of-stock',
          'lost',
          'customs',
          'buyer-request',
          'fraud',
          'address',
          'damaged',
          'other',
        ],
      },
    },
  },
  releaseOrder: {
    summary: 'Release an order from a hold or a review',
    kinds: ['operator'],
    path: ['orderId'],
    query: {},
  },
  cancelOrderOfMerchant: {
    summary: 'Cancel an order of any merchant',
    kinds: ['operator'],
    path: ['orderId'],
    query: {},
    body: {
      reason: {
        about: 'The reason. It is shown in the history of the order: enter no personal data.',
        required: true,
      },
      reasonCode: {
        about:
          'The kind of reason, which events carry; they never carry the text. other when left out.',
        values: [
          'out-of-stock',
          'lost',
          'customs',
          'buyer-request',
          'fraud',
          'address',
          'damaged',
          'other',
        ],
      },
    },
  },
  reportOperationalIssue: {
    summary: 'Report that a shipped order will not arrive',
    kinds: ['operator'],
    path: ['orderId'],
    query: {},
    body: {
      reason: {
        about: 'The reason. It is shown in the history of the order: enter no personal data.',
        required: true,
      },
      reasonCode: {
        about:
          'The kind of reason, which events carry; they never carry the text. other when left out.',
        values: [
          'out-of-stock',
          'lost',
          'customs',
          'buyer-request',
          'fraud',
          'address',
          'damaged',
          'other',
        ],
      },
    },
  },
  requestReturn: {
    summary: 'Request the return of a delivered order',
    kinds: ['operator'],
    path: ['orderId'],
    query: {},
    body: {
      reason: { about: 'The reason. It is stored in the history of the order.' },
      reasonCode: {
        about:
          'The kind of reason, which events carry; they never carry the text. other when left out.',
        values: [
          'out-of-stock',
          'lost',
          'customs',
          'buyer-request',
          'fraud',
          'address',
          'damaged',
          'other',
        ],
      },
    },
  },
  approveReturn: {
    summary: 'Approve the return of an order',
    kinds: ['operator'],
    path: ['orderId'],
    query: {},
  },
  receiveReturn: {
    summary: 'Receive returned units',
    kinds: ['operator'],
    path: ['orderId'],
    query: {},
    body: {
      items: {
        about: 'The units that the warehouse received; a return may be received in parts.',
        many: true,
        type: 'json',
        each: {
          itemId: { about: 'A line of the order.', required: true },
          quantity: { about: 'Units that came back.', type: 'number', required: true },
          inventoryType: {
            about: 'The condition: AVAILABLE units can be sold as new, DAMAGED ones cannot.',
            values: ['AVAILABLE', 'DAMAGED'],
            required: true,
          },
        },
        required: true,
      },
    },
  },
  erasePersonalData: {
    summary: 'Erase the personal data of a buyer',
    kinds: ['operator'],
    path: ['orderId'],
    query: {},
  },
  republishOrders: {
    summary: 'Republish the orders',
    kinds: ['operator'],
    path: [],
    query: {},
    body: {
      from: { about: 'Only records that changed then or later; all by default.', type: 'date' },
      merchantId: { about: 'Only of this merchant; of all by default.' },
    },
  },
  readOrderRepublication: {
    summary: 'Read the progress of a republication of orders',
    kinds: ['operator'],
    path: ['jobId'],
    query: {},
  },
  listExceptions: {
    summary: 'List the exceptions that need attention',
    kinds: ['operator'],
    path: [],
    query: {
      merchantId: { about: 'Only records of this merchant; all merchants by default.' },
      orderId: { about: 'Lists only exceptions of this order.' },
      acknowledged: {
        about: 'Only those that an operator has acknowledged, or only the others.',
        type: 'boolean',
      },
    },
    pages: true,
  },
  acknowledgeException: {
    summary: 'Acknowledge an exception',
    kinds: ['operator'],
    path: ['id'],
    query: {},
    body: {
      note: {
        about:
          'A note about the measures taken. All operators can read it: enter no personal data.',
      },
    },
  },
  reportProgress: {
    summary: 'Report a step of fulfillment',
    kinds: ['operator'],
    path: ['orderId'],
    query: {},
    body: {
      step: {
        about: 'The step that was taken.',
        values: ['HANDLING', 'PACKED', 'INVOICED', 'READY_TO_SHIP'],
        required: true,
      },
    },
  },
  republishParcels: {
    summary: 'Republish the parcels',
    kinds: ['operator'],
    path: [],
    query: {},
    body: {
      from: { about: 'Only records that changed then or later; all by default.', type: 'date' },
      merchantId: { about: 'Only of this merchant; of all by default.' },
    },
  },
  readParcelRepublication: {
    summary: 'Read the progress of a republication of parcels',
    kinds: ['operator'],
    path: ['jobId'],
    query: {},
  },
  printLabels: {
    summary: 'Print the labels of several parcels',
    kinds: ['merchant', 'fulfillment-partner'],
    path: [],
    query: {
      parcelIds: {
        about: 'Parcel ids; the PDF has one page for each, in this order.',
        many: true,
        required: true,
      },
    },
  },
  printLabelsOfAllMerchants: {
    summary: 'Print the labels of parcels of any merchant',
    kinds: ['operator'],
    path: [],
    query: {
      parcelIds: {
        about: 'Parcel ids; the PDF has one page for each, in this order.',
        many: true,
        required: true,
      },
    },
  },
  listParcels: {
    summary: 'List parcels',
    kinds: ['merchant', 'fulfillment-partner'],
    path: [],
    query: {
      creationDateFrom: { about: 'ISO 8601, inclusive lower bound.', type: 'date' },
      creationDateUntil: { about: 'ISO 8601, inclusive upper bound.', type: 'date' },
      lastUpdateDateFrom: { about: 'ISO 8601, inclusive lower bound.', type: 'date' },
      lastUpdateDateUntil: { about: 'ISO 8601, inclusive upper bound.', type: 'date' },
      order: {
        about: 'By last update, then id: asc, or desc for the newest first; asc by default.',
        values: ['asc', 'desc'],
      },
      status: {
        about: 'Parcel status.',
        values: [
          'SHIPMENT_CREATED',
          'SHIPPED',
          'ARRIVED_DESTINATION_COUNTRY',
          'CUSTOMS_CLEARANCE',
          'LAST_MILE',
          'DELIVERED',
          'SHIPMENT_CANCELED',
        ],
      },
      salesChannel: { about: 'Channel identifier.' },
      salesChannelOrderId: { about: 'Order id in the channel.' },
      lastMileTrackingNumber: { about: "The logistics provider's tracking number." },
      trackingNumber: { about: "The service's parcel id." },
      customerDocument: { about: "The customer's document; punctuation and case do not matter." },
      parcelIds: { about: 'Parcel ids.', many: true },
      shipmentId: { about: 'Shipment id.' },
      text: {
        about:
          'Part of an id: parcel, tracking number, order, or order in the channel. Several words must all be there. Words with three letters or digits in a row are found as parts, without regard to case and accents; a text without such a word is compared as a whole id.',
      },
      heldInCustoms: { about: 'true: only parcels that customs holds.', type: 'boolean' },
      silent: {
        about:
          'true: only parcels neither delivered nor canceled, without a report for more than 7 whole days in UTC, or as many as are configured.',
        type: 'boolean',
      },
      withoutShipment: { about: 'true: only parcels that wait for a shipment.', type: 'boolean' },
    },
    pages: true,
  },
  readParcel: {
    summary: 'Read a parcel',
    kinds: ['merchant', 'fulfillment-partner'],
    path: ['parcelId'],
    query: {},
  },
  listParcelsOfAllMerchants: {
    summary: 'List parcels across merchants',
    kinds: ['operator'],
    path: [],
    query: {
      creationDateFrom: { about: 'ISO 8601, inclusive lower bound.', type: 'date' },
      creationDateUntil: { about: 'ISO 8601, inclusive upper bound.', type: 'date' },
      lastUpdateDateFrom: { about: 'ISO 8601, inclusive lower bound.', type: 'date' },
      lastUpdateDateUntil: { about: 'ISO 8601, inclusive upper bound.', type: 'date' },
      order: {
        about: 'By last update, then id: asc, or desc for the newest first; asc by default.',
        values: ['asc', 'desc'],
      },
      status: {
        about: 'Parcel status.',
        values: [
          'SHIPMENT_CREATED',
          'SHIPPED',
          'ARRIVED_DESTINATION_COUNTRY',
          'CUSTOMS_CLEARANCE',
          'LAST_MILE',
          'DELIVERED',
          'SHIPMENT_CANCELED',
        ],
      },
      salesChannel: { about: 'Channel identifier.' },
      salesChannelOrderId: { about: 'Order id in the channel.' },
      lastMileTrackingNumber: { about: "The logistics provider's tracking number." },
      trackingNumber: { about: "The service's parcel id." },
      customerDocument: { about: "The customer's document; punctuation and case do not matter." },
      parcelIds: { about: 'Parcel ids.', many: true },
      shipmentId: { about: 'Shipment id.' },
      text: {
        about:
          'Part of an id: parcel, tracking number, order, or order in the channel. Several words must all be there. Words with three letters or digits in a row are found as parts, without regard to case and accents; a text without such a word is compared as a whole id.',
      },
      heldInCustoms: { about: 'true: only parcels that customs holds.', type: 'boolean' },
      silent: {
        about:
          'true: only parcels neither delivered nor canceled, without a report for more than 7 whole days in UTC, or as many as are configured.',
        type: 'boolean',
      },
      withoutShipment: { about: 'true: only parcels that wait for a shipment.', type: 'boolean' },
      merchantId: { about: 'Only records of this merchant; all merchants by default.' },
    },
    pages: true,
  },
  reportTracking: {
    summary: 'Report tracking events of parcels',
    kinds: ['merchant', 'fulfillment-partner'],
    path: [],
    query: {},
    body: {
      carrierId: { about: 'Fulfillment partner id assigned by the service.', required: true },
      events: {
        about: 'In any order.',
        many: true,
        type: 'json',
        each: {
          parcelId: { about: 'Parcel id; it or externalParcelId is required.' },
          externalParcelId: { about: "The label's barcode, which is the lastMileTrackingNumber." },
          eventDate: {
            about: 'When it happened, ISO 8601, at most 24 hours ahead.',
            type: 'date',
            required: true,
          },
          externalCode: {
            about: 'The code of the tracking event.',
            values: ['AWAITING_PICK_UP', 'LEFT_FULFILLMENT'],
            required: true,
          },
          description: { about: 'The tracking event in words.', required: true },
          location: { about: '{city}, {state}, {country}', required: true },
        },
        required: true,
      },
    },
  },
  reportTrackingAsOperator: {
    summary: 'Report any tracking event of parcels',
    kinds: ['operator'],
    path: [],
    query: {},
    body: {
      carrierId: { about: 'Fulfillment partner id assigned by the service.', required: true },
      events: {
        about: 'In any order.',
        many: true,
        type: 'json',
        each: {
          parcelId: { about: 'Parcel id; it or externalParcelId is required.' },
          externalParcelId: { about: "The label's barcode, which is the lastMileTrackingNumber." },
          eventDate: {
            about: 'When it happened, ISO 8601, at most 24 hours ahead.',
            type: 'date',
            required: true,
          },
          externalCode: {
            about: 'The code of the tracking event.',
            values: [
              'AWAITING_PICK_UP',
              'LEFT_FULFILLMENT',
              'HUB_RECEIVED',
              'LINEHAUL_DEPARTED',
              'ARRIVED_COUNTRY',
              'CUSTOMS_STARTED',
              'CUSTOMS_HELD',
              'CUSTOMS_RELEASED',
              'LAST_MILE_RECEIVED',
              'OUT_FOR_DELIVERY',
              'DELIVERY_ATTEMPT_FAILED',
              'DELIVERED',
            ],
            required: true,
          },
          description: { about: 'The tracking event in words.', required: true },
          location: { about: '{city}, {state}, {country}', required: true },
        },
        required: true,
      },
    },
  },
  openDocument: {
    summary: 'Open a label or a commercial invoice',
    kinds: [],
    path: ['documentId', 'expires', 'signature'],
    query: {},
  },
  openTrackingPage: { summary: 'Track a parcel', kinds: [], path: ['token'], query: {} },
  createShipment: {
    summary: 'Group parcels into a shipment',
    kinds: ['merchant', 'fulfillment-partner'],
    path: [],
    query: {},
    body: {
      parcelIds: { about: 'Parcel ids, each once, of one merchant.', many: true, required: true },
      expectedShipDate: {
        about: 'When it is expected to leave the fulfillment facility, ISO 8601.',
        type: 'date',
        required: true,
      },
      expectedDeliveryDate: {
        about: 'When it is expected at the consolidation hub, ISO 8601.',
        type: 'date',
        required: true,
      },
      firstMileTrackingNumber: { about: 'Tracking number of the first mile.', required: true },
      firstMileCarrierId: { about: 'The carrier of the first mile.' },
      description: { about: 'A description of the shipment.' },
    },
  },
  listShipments: {
    summary: 'List shipments',
    kinds: ['merchant', 'fulfillment-partner'],
    path: [],
    query: {
      creationDateFrom: { about: 'ISO 8601, inclusive lower bound.', type: 'date' },
      creationDateUntil: { about: 'ISO 8601, inclusive upper bound.', type: 'date' },
      lastUpdateDateFrom: { about: 'ISO 8601, inclusive lower bound.', type: 'date' },
      lastUpdateDateUntil: { about: 'ISO 8601, inclusive upper bound.', type: 'date' },
      order: {
        about: 'By last update, then id: asc, or desc for the newest first; asc by default.',
        values: ['asc', 'desc'],
      },
      status: { about: 'Shipment status.', values: ['CREATED', 'SHIPPED', 'CANCELLED'] },
    },
    pages: true,
  },
  readShipment: {
    summary: 'Read a shipment',
    kinds: ['merchant', 'fulfillment-partner'],
    path: ['shipmentId'],
    query: {},
  },
  cancelShipment: {
    summary: 'Cancel a shipment',
    kinds: ['merchant', 'fulfillment-partner'],
    path: ['shipmentId'],
    query: {},
  },
  listShipmentsOfAllMerchants: {
    summary: 'List shipments across merchants',
    kinds: ['operator'],
    path: [],
    query: {
      creationDateFrom: { about: 'ISO 8601, inclusive lower bound.', type: 'date' },
      creationDateUntil: { about: 'ISO 8601, inclusive upper bound.', type: 'date' },
      lastUpdateDateFrom: { about: 'ISO 8601, inclusive lower bound.', type: 'date' },
      lastUpdateDateUntil: { about: 'ISO 8601, inclusive upper bound.', type: 'date' },
      order: {
        about: 'By last update, then id: asc, or desc for the newest first; asc by default.',
        values: ['asc', 'desc'],
      },
      status: { about: 'Shipment status.', values: ['CREATED', 'SHIPPED', 'CANCELLED'] },
      merchantId: { about: 'Only records of this merchant; all merchants by default.' },
    },
    pages: true,
  },
  readShipmentOfAnyMerchant: {
    summary: 'Read a shipment of any merchant',
    kinds: ['operator'],
    path: ['shipmentId'],
    query: {},
  },
  republishShipments: {
    summary: 'Republish the shipments',
    kinds: ['operator'],
    path: [],
    query: {},
    body: {
      from: { about: 'Only records that changed then or later; all by default.', type: 'date' },
      merchantId: { about: 'Only of this merchant; of all by default.' },
    },
  },
  readShipmentRepublication: {
    summary: 'Read the progress of a republication of shipments',
    kinds: ['operator'],
    path: ['jobId'],
    query: {},
  },
  listCarriers: { summary: 'List the carriers', kinds: ['operator'], path: [], query: {} },
  putCarrier: {
    summary: 'Create or replace a carrier',
    kinds: ['operator'],
    path: ['carrierId'],
    query: {},
    body: {
      clientId: { about: 'The client that reports with the carrier id.', required: true },
      merchants: { about: 'The merchants that it serves.', many: true, required: true },
    },
  },
  listWebhookEndpoints: {
    summary: 'List the webhook endpoints',
    kinds: ['merchant'],
    path: [],
    query: {},
  },
  createWebhookEndpoint: {
    summary: 'Create a webhook endpoint',
    kinds: ['merchant'],
    path: [],
    query: {},
    body: {
      url: {
        about: 'An https URL of a public address, with port 443 or one from 1024.',
        required: true,
      },
      types: {
        about:
          'The types of events that it receives, as GET /ext/webhooks/types lists them; all types when left out, including later ones.',
        many: true,
      },
      payload: {
        about:
          'full: with the event in data, unless it has more than 64 KiB; thin: with its address in dataref only. full when left out.',
        values: ['full', 'thin'],
      },
      ordering: {
        about:
          'subject: events of the same subject one after another; none: all as soon as possible. subject when left out.',
        values: ['subject', 'none'],
      },
      rate: { about: 'Requests a second at most, 1 to 200; 50 when left out.', type: 'number' },
      description: { about: 'A description of the endpoint, in your words.' },
    },
  },
  readWebhookEndpoint: {
    summary: 'Read a webhook endpoint',
    kinds: ['merchant'],
    path: ['endpointId'],
    query: {},
  },
  changeWebhookEndpoint: {
    summary: 'Change a webhook endpoint',
    kinds: ['merchant'],
    path: ['endpointId'],
    query: {},
    body: {
      url: { about: 'An https URL of a public address, with port 443 or one from 1024.' },
      types: {
        about:
          'The types of events that it receives, as GET /ext/webhooks/types lists them; null for all.',
        many: true,
      },
      payload: {
        about:
          'full: with the event in data, unless it has more than 64 KiB; thin: with its address in dataref only.',
        values: ['full', 'thin'],
      },
      ordering: {
        about:
          'subject: events of the same subject one after another; none: all as soon as possible. Queued events keep their previous setting.',
        values: ['subject', 'none'],
      },
      rate: { about: 'Requests a second at most, 1 to 200.', type: 'number' },
      description: { about: 'A description of the endpoint, in your words; null for none.' },
    },
  },
  deleteWebhookEndpoint: {
    summary: 'Delete a webhook endpoint',
    kinds: ['merchant'],
    path: ['endpointId'],
    query: {},
  },
  rotateWebhookSecret: {
    summary: 'Rotate the secret of a webhook endpoint',
    kinds: ['merchant'],
    path: ['endpointId'],
    query: {},
  },
  disableWebhookEndpoint: {
    summary: 'Disable a webhook endpoint',
    kinds: ['merchant'],
    path: ['endpointId'],
    query: {},
  },
  listWebhookEndpointsOfAllMerchants: {
    summary: 'List webhook endpoints across merchants',
    kinds: ['operator'],
    path: [],
    query: {
      merchantId: { about: 'Only records of this merchant; all merchants by default.' },
      state: { about: 'Only endpoints in this state.', values: ['enabled', 'failing', 'disabled'] },
    },
    pages: true,
  },
  createWebhookEndpointOfMerchant: {
    summary: "Create a merchant's webhook endpoint",
    kinds: ['operator'],
    path: [],
    query: { merchantId: { about: 'The merchant of the endpoint.', required: true } },
    body: {
      url: {
        about: 'An https URL of a public address, with port 443 or one from 1024.',
        required: true,
      },
      types: {
        about:
          'The types of events that it receives, as GET /ext/webhooks/types lists them; all types when left out, including later ones.',
        many: true,
      },
      payload: {
        about:
          'full: with the event in data, unless it has more than 64 KiB; thin: with its address in dataref only. full when left out.',
        values: ['full', 'thin'],
      },
      ordering: {
        about:
          'subject: events of the same subject one after another; none: all as soon as possible. subject when left out.',
        values: ['subject', 'none'],
      },
      rate: { about: 'Requests a second at most, 1 to 200; 50 when left out.', type: 'number' },
      description: { about: 'A description of the endpoint, in your words.' },
    },
  },
  readWebhookEndpointOfMerchant: {
    summary: "Read a merchant's webhook endpoint",
    kinds: ['operator'],
    path: ['endpointId'],
    query: {},
  },
  changeWebhookEndpointOfMerchant: {
    summary: "Change a merchant's webhook endpoint",
    kinds: ['operator'],
    path: ['endpointId'],
    query: {},
    body: {
      url: { about: 'An https URL of a public address, with port 443 or one from 1024.' },
      types: {
        about:
          'The types of events that it receives, as GET /ext/webhooks/types lists them; null for all.',
        many: true,
      },
      payload: {
        about:
          'full: with the event in data, unless it has more than 64 KiB; thin: with its address in dataref only.',
        values: ['full', 'thin'],
      },
      ordering: {
        about:
          'subject: events of the same subject one after another; none: all as soon as possible. Queued events keep their previous setting.',
        values: ['subject', 'none'],
      },
      rate: { about: 'Requests a second at most, 1 to 200.', type: 'number' },
      description: { about: 'A description of the endpoint, in your words; null for none.' },
    },
  },
  deleteWebhookEndpointOfMerchant: {
    summary: "Delete a merchant's webhook endpoint",
    kinds: ['operator'],
    path: ['endpointId'],
    query: {},
  },
  rotateWebhookSecretOfMerchant: {
    summary: "Rotate the secret of a merchant's webhook endpoint",
    kinds: ['operator'],
    path: ['endpointId'],
    query: {},
  },
  disableWebhookEndpointOfMerchant: {
    summary: "Disable a merchant's webhook endpoint",
    kinds: ['operator'],
    path: ['endpointId'],
    query: {},
  },
  listWebhookEventTypes: {
    summary: 'List the types of events that webhooks deliver',
    kinds: ['merchant', 'operator'],
    path: [],
    query: {},
  },
  listEvents: {
    summary: 'List events',
    kinds: ['merchant'],
    path: [],
    query: {
      types: {
        about: 'Only events of these types.',
        many: true,
        values: [
          'fulfillment.progressed',
          'inventory.changed',
          'merchant.changed',
          'order.erased',
          'order.history-added',
          'order.placed',
          'order.status-changed',
          'parcel.tracking-updated',
          'price.localization-failed',
          'price.localized',
          'price.queued',
          'sales-channel.order-rejected',
          'shipment.status-changed',
          'sku.channel-status-changed',
          'sku.deleted',
          'sku.localization-changed',
          'sku.upserted',
          'stock.reserved',
          'stock.short',
          'webhook.endpoint-disabled',
        ],
      },
      subject: { about: 'Only events about this subject, for example an order.' },
      from: {
        about: 'The start without after, ISO 8601; the oldest event when left out.',
        type: 'date',
      },
    },
    pages: true,
  },
  readEvent: { summary: 'Read an event', kinds: ['merchant'], path: ['eventId'], query: {} },
  listEventsOfMerchant: {
    summary: "List a merchant's events",
    kinds: ['operator'],
    path: [],
    query: {
      types: {
        about: 'Only events of these types.',
        many: true,
        values: [
          'fulfillment.progressed',
          'inventory.changed',
          'merchant.changed',
          'order.erased',
          'order.history-added',
          'order.placed',
          'order.status-changed',
          'parcel.tracking-updated',
          'price.localization-failed',
          'price.localized',
          'price.queued',
          'sales-channel.order-rejected',
          'shipment.status-changed',
          'sku.channel-status-changed',
          'sku.deleted',
          'sku.localization-changed',
          'sku.upserted',
          'stock.reserved',
          'stock.short',
          'webhook.endpoint-disabled',
        ],
      },
      subject: { about: 'Only events about this subject, for example an order.' },
      from: {
        about: 'The start without after, ISO 8601; the oldest event when left out.',
        type: 'date',
      },
      merchantId: { about: 'The merchant of the events.', required: true },
    },
    pages: true,
  },
  readEventOfMerchant: {
    summary: "Read a merchant's event",
    kinds: ['operator'],
    path: ['eventId'],
    query: { merchantId: { about: 'The merchant of the event.', required: true } },
  },
  listWebhookDeliveries: {
    summary: 'List the deliveries of an endpoint',
    kinds: ['merchant'],
    path: ['endpointId'],
    query: {
      state: {
        about:
          'Only deliveries that wait for an attempt, were delivered, are dead (given up), or were dropped. failed: those whose last attempt failed, whether they wait for another attempt or are dead.',
        values: ['waiting', 'failed', 'delivered', 'dead', 'dropped'],
      },
    },
    pages: true,
  },
  readWebhookDelivery: {
    summary: 'Read a delivery with its attempts',
    kinds: ['merchant'],
    path: ['endpointId', 'deliveryId'],
    query: {},
  },
  retryWebhookDelivery: {
    summary: 'Send the event of a delivery again',
    kinds: ['merchant'],
    path: ['endpointId', 'deliveryId'],
    query: {},
  },
  testWebhookEndpoint: {
    summary: 'Send a test event to an endpoint',
    kinds: ['merchant'],
    path: ['endpointId'],
    query: {},
  },
  enableWebhookEndpoint: {
    summary: 'Enable an endpoint',
    kinds: ['merchant'],
    path: ['endpointId'],
    query: {},
    body: {
      recoverFrom: {
        about:
          'The date since which every event that was not delivered to this endpoint is sent; no events when left out.',
        type: 'date',
      },
    },
  },
  replayWebhookEvents: {
    summary: 'Send events to an endpoint again',
    kinds: ['merchant'],
    path: ['endpointId'],
    query: {
      dryRun: {
        about: 'Returns the number of events that would be sent, and sends none.',
        type: 'boolean',
      },
    },
    body: {
      from: {
        about: 'The first moment of the events to send again, by the time of the log.',
        type: 'date',
        required: true,
      },
      until: { about: 'The last moment; now when left out.', type: 'date' },
      types: {
        about: 'Only events of these types; when left out, of the types of the endpoint.',
        many: true,
        values: [
          'fulfillment.progressed',
          'inventory.changed',
          'merchant.changed',
          'order.erased',
          'order.history-added',
          'order.placed',
          'order.status-changed',
          'parcel.tracking-updated',
          'price.localization-failed',
          'price.localized',
          'price.queued',
          'sales-channel.order-rejected',
          'shipment.status-changed',
          'sku.channel-status-changed',
          'sku.deleted',
          'sku.localization-changed',
          'sku.upserted',
          'stock.reserved',
          'stock.short',
          'webhook.endpoint-disabled',
        ],
      },
      only: {
        about:
          'failed: only events that were not delivered to this endpoint. all: delivered events as well.',
        values: ['failed', 'all'],
        required: true,
      },
      beforeCreation: {
        about: 'Whether to include events from before the creation of the endpoint.',
        type: 'boolean',
      },
    },
  },
  readWebhookReplay: {
    summary: 'Read the progress of a replay',
    kinds: ['merchant'],
    path: ['endpointId'],
    query: {},
  },
  retryWebhookDeliveries: {
    summary: 'Send all failed deliveries of an endpoint again',
    kinds: ['merchant'],
    path: ['endpointId'],
    query: {
      dryRun: {
        about: 'Returns the number of events that would be sent, and sends none.',
        type: 'boolean',
      },
    },
    body: {
      from: {
        about: 'The first moment of the events to send again, by the time of the log.',
        type: 'date',
        required: true,
      },
      until: { about: 'The last moment; now when left out.', type: 'date' },
      types: {
        about: 'Only events of these types; when left out, of the types of the endpoint.',
        many: true,
        values: [
          'fulfillment.progressed',
          'inventory.changed',
          'merchant.changed',
          'order.erased',
          'order.history-added',
          'order.placed',
          'order.status-changed',
          'parcel.tracking-updated',
          'price.localization-failed',
          'price.localized',
          'price.queued',
          'sales-channel.order-rejected',
          'shipment.status-changed',
          'sku.channel-status-changed',
          'sku.deleted',
          'sku.localization-changed',
          'sku.upserted',
          'stock.reserved',
          'stock.short',
          'webhook.endpoint-disabled',
        ],
      },
    },
  },
  cancelWebhookReplay: {
    summary: 'Cancel a replay',
    kinds: ['merchant'],
    path: ['endpointId'],
    query: {},
  },
  listWebhookDeliveriesOfMerchant: {
    summary: 'List the deliveries of an endpoint',
    kinds: ['operator'],
    path: ['endpointId'],
    query: {
      state: {
        about:
          'Only deliveries that wait for an attempt, were delivered, are dead (given up), or were dropped. failed: those whose last attempt failed, whether they wait for another attempt or are dead.',
        values: ['waiting', 'failed', 'delivered', 'dead', 'dropped'],
      },
    },
    pages: true,
  },
  readWebhookDeliveryOfMerchant: {
    summary: 'Read a delivery with its attempts',
    kinds: ['operator'],
    path: ['endpointId', 'deliveryId'],
    query: {},
  },
  retryWebhookDeliveryOfMerchant: {
    summary: 'Send the event of a delivery again',
    kinds: ['operator'],
    path: ['endpointId', 'deliveryId'],
    query: {},
  },
  testWebhookEndpointOfMerchant: {
    summary: 'Send a test event to an endpoint',
    kinds: ['operator'],
    path: ['endpointId'],
    query: {},
  },
  enableWebhookEndpointOfMerchant: {
    summary: 'Enable an endpoint',
    kinds: ['operator'],
    path: ['endpointId'],
    query: {},
    body: {
      recoverFrom: {
        about:
          'The date since which every event that was not delivered to this endpoint is sent; no events when left out.',
        type: 'date',
      },
    },
  },
  replayWebhookEventsOfMerchant: {
    summary: 'Send events to an endpoint again',
    kinds: ['operator'],
    path: ['endpointId'],
    query: {
      dryRun: {
        about: 'Returns the number of events that would be sent, and sends none.',
        type: 'boolean',
      },
    },
    body: {
      from: {
        about: 'The first moment of the events to send again, by the time of the log.',
        type: 'date',
        required: true,
      },
      until: { about: 'The last moment; now when left out.', type: 'date' },
      types: {
        about: 'Only events of these types; when left out, of the types of the endpoint.',
        many: true,
        values: [
          'fulfillment.progressed',
          'inventory.changed',
          'merchant.changed',
          'order.erased',
          'order.history-added',
          'order.placed',
          'order.status-changed',
          'parcel.tracking-updated',
          'price.localization-failed',
          'price.localized',
          'price.queued',
          'sales-channel.order-rejected',
          'shipment.status-changed',
          'sku.channel-status-changed',
          'sku.deleted',
          'sku.localization-changed',
          'sku.upserted',
          'stock.reserved',
          'stock.short',
          'webhook.endpoint-disabled',
        ],
      },
      only: {
        about:
          'failed: only events that were not delivered to this endpoint. all: delivered events as well.',
        values: ['failed', 'all'],
        required: true,
      },
      beforeCreation: {
        about: 'Whether to include events from before the creation of the endpoint.',
        type: 'boolean',
      },
    },
  },
  readWebhookReplayOfMerchant: {
    summary: 'Read the progress of a replay',
    kinds: ['operator'],
    path: ['endpointId'],
    query: {},
  },
  retryWebhookDeliveriesOfMerchant: {
    summary: 'Send all failed deliveries of an endpoint again',
    kinds: ['operator'],
    path: ['endpointId'],
    query: {
      dryRun: {
        about: 'Returns the number of events that would be sent, and sends none.',
        type: 'boolean',
      },
    },
    body: {
      from: {
        about: 'The first moment of the events to send again, by the time of the log.',
        type: 'date',
        required: true,
      },
      until: { about: 'The last moment; now when left out.', type: 'date' },
      types: {
        about: 'Only events of these types; when left out, of the types of the endpoint.',
        many: true,
        values: [
          'fulfillment.progressed',
          'inventory.changed',
          'merchant.changed',
          'order.erased',
          'order.history-added',
          'order.placed',
          'order.status-changed',
          'parcel.tracking-updated',
          'price.localization-failed',
          'price.localized',
          'price.queued',
          'sales-channel.order-rejected',
          'shipment.status-changed',
          'sku.channel-status-changed',
          'sku.deleted',
          'sku.localization-changed',
          'sku.upserted',
          'stock.reserved',
          'stock.short',
          'webhook.endpoint-disabled',
        ],
      },
    },
  },
  cancelWebhookReplayOfMerchant: {
    summary: 'Cancel a replay',
    kinds: ['operator'],
    path: ['endpointId'],
    query: {},
  },
};
