import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { committedOpenApi } from '../openapi/openapi.js';
import { projectRoot } from '../stack/paths.js';
import { apiTypes, operationTable } from './api-types.js';
import { vocabularySource } from './vocabulary.js';

/** The generated files of `@entrepot/client` by path, from the committed API document and the contracts. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const document = committedOpenApi();
  const { schemas, api } = await apiTypes(document);
  const contents = {
    'schemas.ts': schemas,
    'api.ts': api,
    'operation-table.ts': `// Generated from the API document.\n${operationTable(document)}`,
    'vocabulary.ts': `// Generated from the event contracts and the API document.\n${vocabularySource(document)}`,
  };
  const files = new Map<string, string>();
  for (const [name, content] of Object.entries(contents)) {
    const filepath = path.join(projectRoot(), 'libs/client/src/generated', name);
    files.set(filepath, await format(content, { ...(await resolveConfig(filepath)), filepath }));
  }
  return files;
}
