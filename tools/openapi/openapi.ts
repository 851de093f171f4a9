import { readFileSync } from 'node:fs';
import path from 'node:path';
import { VERSION } from '#platform';
import { projectRoot } from '../stack/paths.js';
import { describeService } from './describe-service.js';
import type { OpenApiDocument } from './document.js';
import { general } from './general.js';
import { merge } from './merge.js';
import { nameEnums } from './named-enums.js';
import { groups } from './operation/group.js';
import { commonResponses, problemSchemas } from './operation/problem-responses.js';
import { problemTexts } from './problem-texts.js';
import { describedServices } from './services.js';

/** The path of the committed document, which the gateway serves. */
export const openApiPath = path.join(projectRoot(), 'apps', 'gateway', 'openapi.json');

/** Generates one API document of all services from their routes. */
export async function makeOpenApi(): Promise<OpenApiDocument> {
  const services = await describedServices();
  const descriptions = await Promise.all(services.map(describeService));
  const { paths, schemas } = merge(descriptions);
  const texts = problemTexts(
    services,
    (service) => descriptions[services.findIndex(({ name }) => name === service)]?.paths ?? {},
  );
  const { components, ...rest } = general(VERSION);
  const named = nameEnums({ paths, schemas: { ...problemSchemas, ...schemas } });
  return {
    ...rest,
    paths: named.paths,
    components: {
      ...components,
      schemas: sorted(named.schemas),
      responses: sorted(commonResponses(named.paths)),
    },
    'x-problems': texts,
    'x-groups': groups,
  };
}

export function committedOpenApi(): OpenApiDocument {
  return JSON.parse(readFileSync(openApiPath, 'utf8')) as OpenApiDocument;
}

function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
