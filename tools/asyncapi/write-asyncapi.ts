/** Writes the document of streams and events that the gateway serves, and docs/events-reference.md: `npm run asyncapi:write`. */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { asyncApiPath, makeAsyncApi } from './asyncapi.js';
import { eventsReference } from './events-reference.js';

const options = { ...(await resolveConfig(asyncApiPath)), filepath: asyncApiPath };
writeFileSync(asyncApiPath, await format(JSON.stringify(makeAsyncApi()), options));
writeFileSync('docs/events-reference.md', eventsReference());
