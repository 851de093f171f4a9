/** Writes the types of the package `@entrepot/events`: a part of `npm run contracts:write`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { projectRoot } from '../stack/paths.js';
import { eventTypes } from './event-types.js';

const file = path.join(projectRoot(), 'libs/events/src/generated/types.ts');
const options = { ...(await resolveConfig(file)), filepath: file };
writeFileSync(file, await format(await eventTypes(), options));
