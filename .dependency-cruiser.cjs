/** The capabilities of each service, and the folders of the console; each may import those before it (docs/architecture.md). */
const CAPABILITIES = {
  gateway: [
    'secrets',
    'limits',
    'auth',
    'api-docs',
    'session',
    'proxy',
    'request-log',
    'operations',
    'summary',
    'clients',
    'console',
  ],
  catalog: [
    'directory',
    'taxonomy',
    'skus',
    'restrictions',
    'inventory',
    'localization',
    'publication',
    'listings',
    'alignment',
    'connector',
    'operations',
  ],
  pricing: ['prices', 'repricing', 'reference', 'requests'],
  orders: [
    'reference',
    'order',
    'exceptions',
    'lifecycle',
    'fulfillment',
    'returns',
    'placing',
    'intake',
    'channel',
    'privacy',
    'operations',
    'summary',
  ],
  logistics: [
    'carriers',
    'parcels',
    'documents',
    'labels',
    'sandbox',
    'shipments',
    'tracking',
    'fulfillment',
    'privacy',
    'summary',
  ],
  taxes: ['fx-rates', 'terms', 'simulation'],
  console: [
    'preferences',
    'language',
    'format',
    'address',
    'files',
    'api',
    'keys',
    'design',
    'live',
    'filters',
    'raw',
    'lists',
    'bulk',
    'grid',
    'events',
    'settings',
    'exceptions',
    'parked',
    'orders',
    'parcels',
    'shipments',
    'prices',
    'skus',
    'inventory',
    'categories',
    'webhooks',
    'requests',
    'upload',
    'system',
    'home',
    'board',
    'review',
    'sign-in',
    'design-page',
    'shell',
    'app',
  ],
  webhooks: ['secrets', 'endpoints', 'log', 'delivery', 'events', 'deliveries', 'operations'],
};

/** The parts of the messaging library, likewise. */
const MESSAGING = [
  'background',
  'transaction',
  'audit',
  'inbox',
  'kafka',
  'outbox',
  'consume',
  'parking',
  'idempotency',
  'republication',
  'rollup',
  'transport',
  'operations',
  'summary',
  'service',
];

function buildsOnEarlier(home) {
  return (part, at, order) => ({
    name: `${home.replaceAll('/', '-')}-${part}-builds-on-earlier-parts`,
    comment: 'The order of the parts is at the top of this file.',
    severity: 'error',
    from: { path: `^${home}/src/${part}/`, pathNot: '\\.spec\\.ts$' },
    to: { path: `^${home}/src/(${order.slice(at + 1).join('|') || 'none'})/` },
  });
}

/** The arrows of docs/architecture.md, executed. @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'apps-do-not-import-apps',
      comment: 'Services exchange events only (docs/events.md).',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/([^/]+)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'libs-do-not-import-apps-or-tools',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^(apps|tools|e2e|bench)/' },
    },
    {
      name: 'apps-do-not-import-tools',
      severity: 'error',
      from: { path: '^apps/' },
      to: { path: '^(tools|e2e|bench)/' },
    },
    ...Object.entries(CAPABILITIES).flatMap(([app, order]) =>
      order.map(buildsOnEarlier(`apps/${app}`)),
    ),
    {
      name: 'component-page-has-its-own-bundle',
      comment:
        'tools/build/bundle-components.ts builds it; the image has no page for those who build pages.',
      severity: 'error',
      from: { pathNot: '^apps/console/src/design-page/' },
      to: { path: '^apps/console/src/design-page/' },
    },
    {
      name: 'console-folders-have-a-place',
      comment: 'A folder that is not in the order at the top of this file would escape it.',
      severity: 'error',
      from: {
        path: '^apps/console/src/[^/]+/',
        pathNot: `^apps/console/src/(${CAPABILITIES.console.join('|')})/`,
      },
      to: { path: '.' },
    },
    ...MESSAGING.map(buildsOnEarlier('libs/messaging')),
    {
      name: 'domain-is-pure',
      comment: 'A decision is a function of its arguments: no framework, no SQL, no Kafka.',
      severity: 'error',
      from: { path: '^apps/[^/]+/src/.*/domain/', pathNot: '\\.spec\\.ts$' },
      to: {
        pathNot: [
          '^apps/[^/]+/src/.*/domain/',
          '^libs/(contracts|money|state-machine|landed-cost)/',
        ],
      },
    },
    {
      name: 'use-cases-import-no-dtos',
      comment: 'DTOs are the edge: controllers and consumers translate them for use cases.',
      severity: 'error',
      from: {
        path: '^apps/[^/]+/src/',
        // An order that a channel publishes is read by the rules of the API's body.
        pathNot: [
          '\\.(controller|consumer|dto|rules|example|module|spec)\\.ts$',
          '^apps/orders/src/intake/read-channel-event\\.ts$',
          '^apps/orders/src/placing/new-order\\.ts$',
        ],
      },
      to: { path: '\\.dto\\.ts$' },
    },
    {
      name: 'consumers-call-use-cases',
      severity: 'error',
      from: { path: '\\.consumer\\.ts$' },
      to: { path: '/store/' },
    },
    {
      name: 'contracts-import-nothing-of-ours',
      severity: 'error',
      from: { path: '^libs/contracts/' },
      to: { path: '^(apps|libs|tools)/', pathNot: '^libs/contracts/' },
    },
    {
      name: 'libs-through-their-index',
      comment:
        'The public API of a library is its index.ts, and for terms that of its migrations; everything else is private.',
      severity: 'error',
      from: { path: '^(apps|tools|e2e|bench|libs/([^/]+))/' },
      to: {
        path: '^libs/([^/]+)/',
        pathNot: ['^libs/$2/', '^libs/([^/]+/src|terms/src/migrations)/index\\.ts$'],
      },
    },
    {
      name: 'events-package-imports-nothing',
      comment:
        'It is published separately; its types and validators are generated from the contracts. Node.js verifies signatures.',
      severity: 'error',
      from: { path: '^libs/events/src/' },
      to: { pathNot: '^(libs/events/src/|(node:)?crypto$)' },
    },
    {
      name: 'kafkajs-in-one-folder',
      severity: 'error',
      comment:
        'Tests create the rights that they verify. The command line reads as a program outside does.',
      from: {
        pathNot:
          '^(libs/kafka/|libs/messaging/src/kafka/|tools/k8s/test/|apps/cli/src/events/kafka/)',
      },
      to: { path: '^node_modules/kafkajs' },
    },
    {
      name: 'fault-tests-share-no-code-with-services',
      comment:
        'The oracle of the services is written from the documents, not from their code; the rig may start them.',
      severity: 'error',
      from: { path: '^e2e/support/faults/' },
      to: { path: '^(apps|libs)/', pathNot: '^libs/testing/' },
    },
    {
      name: 'fault-oracle-judges-alone',
      comment:
        'It imports no other code of the repository, not even through the start of the stack.',
      severity: 'error',
      from: {
        path: '^e2e/support/faults/oracle/',
      },
      to: { path: '^(apps|libs|tools|bench)/' },
    },
    {
      name: 'testing-only-in-tests',
      severity: 'error',
      from: { pathNot: '(\\.spec\\.ts$|/spec/|^libs/testing/|/test/|^e2e/|^tools/|^bench/)' },
      to: { path: '^libs/testing/' },
    },
    {
      name: 'services-do-not-migrate',
      comment: 'A service has no right to create tables; migration is a step before it starts.',
      severity: 'error',
      from: { path: '^(apps/[^/]+/src|libs)/', pathNot: '^libs/(migration|testing)/' },
      to: { path: '^libs/migration/' },
    },
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      from: {
        path: '^(apps|libs)/',
        // The command line and the console are bundled with what they need.
        pathNot:
          '(^apps/(cli|console)/|^libs/product-files/|\\.spec\\.ts$|spec-data\\.ts$|^libs/testing/|^libs/contracts/tools/|/(test|spec)/)',
      },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
    {
      name: 'no-undeclared-packages-in-what-is-bundled',
      comment: 'Its packages are needed in development only.',
      severity: 'error',
      from: { path: '^(apps/(cli|console)|libs/product-files)/src/', pathNot: '\\.spec\\.ts$' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
    { name: 'not-found', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^dist/|^apps/[^/]+/dist/|^libs/[^/]+/dist/|\\.json$)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
