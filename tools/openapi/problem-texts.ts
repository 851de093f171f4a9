import { platformProblems } from '#platform';
import type { ProblemTable } from '#platform';
import type { OperationObject, Paths, ProblemText } from './document.js';
import type { DescribedService } from './services.js';

/** Every code that a caller may meet, as each service means it: the text of the pages under `/problems`. */
export function problemTexts(
  services: readonly DescribedService[],
  pathsOf: (service: string) => Paths,
): Record<string, ProblemText[]> {
  const texts: Record<string, ProblemText[]> = {};
  const everywhere = services.flatMap(({ name }) => operationsOf(pathsOf(name)));
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
        .filter(({ responses }) => codesOf(responses[status]).includes(code))
        .map(({ operationId }) => operationId),
    });
  }
}

function operationsOf(paths: Paths): OperationObject[] {
  return Object.values(paths).flatMap((item) => Object.values(item));
}

/** The codes that an answer of the document may carry. */
export function codesOf(response: OperationObject['responses'][string] | undefined): string[] {
  if (response === undefined) return [];
  if ('$ref' in response) return [response.$ref.slice(response.$ref.lastIndexOf('/') + 1)];
  const schema = response.content?.['application/problem+json']?.schema as
    { properties: { code: { enum: string[] } } } | undefined;
  return schema?.properties.code.enum ?? [];
}
