import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { projectRoot } from '../stack/paths.js';
import { eventTypes } from './event-types.js';

it('the types of @entrepot/events are what the contracts say', async () => {
  const file = path.join(projectRoot(), 'libs/events/src/generated/types.ts');
  const options = { ...(await resolveConfig(file)), filepath: file };
  expect(readFileSync(file, 'utf8')).toBe(await format(await eventTypes(), options));
});
