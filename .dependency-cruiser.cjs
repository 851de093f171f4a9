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
      comment: 'What crosses from one service to another is an event (docs/events.md).',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/([^/]+)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'libs-do-not-import-apps-or-tools',
      comment: 'Tests alone migrate a store as the migration step does.',
      severity: 'error',
      from: { path: '^libs/', pathNot: '^libs/testing/' },
      to: { path: '^(apps|tools|e2e|bench)/' },
    },
    {
      name: 'apps-do-not-import-tools',
      severity: 'error',
      from: { path: '^apps/' },
      to: { path: '^(tools|e2e|bench)/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'A decision is a function of its arguments: no framework, no SQL, no Kafka.',
      severity: 'error',
      from: { path: '^apps/[^/]+/src/domain/', pathNot: '\\.spec\\.ts$' },
      to: {
        pathNot: '^(apps/[^/]+/src/domain/|libs/(money|state-machine|landed-cost)/)',
      },
    },
    {
      name: 'contracts-import-nothing-of-ours',
      severity: 'error',
      from: { path: '^libs/contracts/' },
      to: { path: '^(apps|libs|tools)/', pathNot: '^libs/contracts/' },
    },
    {
      name: 'libs-by-their-door',
      comment: 'A library is its index.ts; the rest is its own affair.',
      severity: 'error',
      from: { path: '^(apps|tools|e2e|bench|libs/([^/]+))/' },
      to: { path: '^libs/([^/]+)/', pathNot: ['^libs/$2/', '^libs/[^/]+/src/index\\.ts$'] },
    },
    {
      name: 'kafkajs-in-one-folder',
      severity: 'error',
      comment: 'Tests give the rights that they then try.',
      from: { pathNot: '^(libs/messaging/src/kafka/|tools/k8s/test/)' },
      to: { path: '^node_modules/kafkajs' },
    },
    {
      name: 'fault-tests-share-no-code-with-services',
      comment:
        'What judges the services reads the documents, not their code; the rig may start them.',
      severity: 'error',
      from: { path: '^e2e/support/faults/' },
      to: { path: '^(apps|libs)/', pathNot: '^libs/testing/' },
    },
    {
      name: 'fault-oracle-judges-alone',
      comment: 'Nothing of ours reaches it, not even through what starts the stack.',
      severity: 'error',
      from: {
        path: '^e2e/support/faults/(oracle[^/]*|published-events|ledger|list-follower|follower)\\.ts$',
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
      name: 'no-undeclared-packages',
      severity: 'error',
      from: {
        path: '^(apps|libs)/',
        pathNot: '(\\.spec\\.ts$|spec-data\\.ts$|^libs/testing/|^libs/contracts/tools/|/test/)',
      },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
    { name: 'not-found', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^dist/|\\.json$)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
