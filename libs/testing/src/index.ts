export { committedEvents } from './committed-events.js';
export { costRatio } from './cost-ratio.js';
export { DnsServer } from './dns-server.js';
export { EventProbe, type SeenEvent } from './event-probe.js';
export { eventually, PATIENCE } from './eventually.js';
export { HeldRows } from './held-rows.js';
export { MetricsPage } from './metrics-page.js';
export {
  OPERATORS_ONLY,
  bytesOfPages,
  refusalsOfOperatorList,
  walkOperatorList,
  type OperatorListRoute,
  type OperatorRow,
} from './lists/operator-list.js';
export { rangeOf, scansOf } from './lists/generic-plan.js';
export { blocksRead, scanOfPage, type Plan } from './lists/page-scan.js';
export { pagesThatReadMuch, readsMuch, rowsRead } from './lists/rows-read.js';
export { publishSandboxTerms } from './sandbox/sandbox-terms.js';
export { selfSignedCertificate, type SelfSigned } from './self-signed.js';
export { testEnvironment, uniqueName } from './test-environment.js';
export { watched } from './requests/unread-refusals.js';
export type { TestAnswer } from './requests/send-request.js';
export { closerOf, startInProcess, startTestService, type TestService } from './test-service.js';
export { createTestStore, type TestStore } from './store/test-store.js';
export { TcpProxy } from './tcp-proxy.js';
export {
  TestPublisher,
  createTestTopics,
  deleteTestTopics,
  eventHeaders,
  testBrokers,
} from './test-topics.js';
export type { TestEvent } from './test-topics.js';
