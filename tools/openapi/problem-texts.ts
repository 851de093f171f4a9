import { platformProblems, type ProblemTable } from '#edge';
import type { OperationObject, Paths, ProblemText } from './document.js';
import type { DescribedService } from './services.js';

/** The codes that `@entrepot/client` and the console give to failures that the service does not explain. */
const clientProblems: ProblemTable = {
  'no-answer': {
    status: 0,
    title: 'The service did not answer',
    meaning:
      'The connection could not be made, or it ended before the answer was complete. The request may have had its effect.',
    remedy:
      'Send the same request again, with the same `Idempotency-Key` where the operation takes one. If it happens again, check the address, the network and the gateway.',
  },
  unexplained: {
    status: 0,
    title: 'The answer gives no reason',
    meaning:
      'The answer is no success and is not a problem document. It comes from a proxy or a load balancer before the gateway.',
    remedy: 'Check the status, and the proxies between the caller and the gateway.',
  },
};

/** The texts of the pages under `/problems`: every code with its meaning in each service. */
export function problemTexts(
  services: readonly DescribedService[],
  pathsOf: (service: string) => Paths,
): Record<string, ProblemText[]> {
  const texts: Record<string, ProblemText[]> = {};
  const everywhere = [
    ...new Map(
      services
        .flatMap(({ name }) => operationsOf(pathsOf(name)))
        .map((operation) => [operation.operationId, operation]),
    ).values(),
  ];
  addTable(texts, platformProblems, everywhere);
  addTable(texts, clientProblems, [], 'client');
  for (const { name, problems } of services) {
    const ownOperations = operationsOf(pathsOf(name));
    addTable(texts, problems, name === 'gateway' ? everywhere : ownOperations, name);
  }
  return Object.fromEntries(Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function addTable(
  texts: Record<string, ProblemText[]>,
  table: ProblemTable,
  operations: readonly OperationObject[],
  service?: string,
): void {
  for (const [code, { status, title, meaning = '', remedy = '' }] of Object.entries(table)) {
    (texts[code] ??= []).push({
      ...(service === undefined ? {} : { service }),
      status,
      title,
      meaning,
      remedy,
      operations: operations
        .filter((operation) => operation['x-problem-codes'].includes(code))
        .map(({ operationId }) => operationId),
    });
  }
}

function operationsOf(paths: Paths): OperationObject[] {
  return Object.values(paths).flatMap((item) => Object.values(item));
}
