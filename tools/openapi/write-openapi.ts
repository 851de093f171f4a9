/** Writes the API document that the gateway serves, from the routes of all services. */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { makeOpenApi, openApiPath } from './openapi.js';

const document = await makeOpenApi();
const options = { ...(await resolveConfig(openApiPath)), filepath: openApiPath };
writeFileSync(openApiPath, await format(JSON.stringify(document), options));
process.stdout.write(`${Object.keys(document.paths).length} paths in ${openApiPath}\n`);
