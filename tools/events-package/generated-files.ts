import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { projectRoot } from '../stack/paths.js';
import { eventTypes } from './event-types.js';
import { openStreams } from './open-streams.js';

/** The files of the package `@entrepot/events` that are made from the contracts, formatted. */
export async function generatedFiles(): Promise<{ file: string; source: string }[]> {
  const sources = { 'types.ts': await eventTypes(), 'streams.ts': openStreams() };
  return Promise.all(
    Object.entries(sources).map(async ([name, source]) => {
      const file = path.join(projectRoot(), 'libs/events/src/generated', name);
      const options = { ...(await resolveConfig(file)), filepath: file };
      return { file, source: await format(source, options) };
    }),
  );
}
