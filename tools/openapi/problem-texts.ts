import { platformProblems } from '#platform';
import type { ProblemTable } from '#platform';
import type { OperationObject, Paths, ProblemText } from './document.js';
import type { DescribedService } from './services.js';

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
  for (const { name, problems } of services) {
    const own = operationsOf(pathsOf(name));
    addTable(texts, problems, name === 'gateway' ? everywhere : own, name);
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
