/** Writes the document of streams and events that the gateway serves: `npm run asyncapi:write`. */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { asyncApiPath, makeAsyncApi } from './asyncapi.js';

const options = { ...(await resolveConfig(asyncApiPath)), filepath: asyncApiPath };
writeFileSync(asyncApiPath, await format(JSON.stringify(makeAsyncApi()), options));
