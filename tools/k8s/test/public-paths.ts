import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../stack/paths.js';

/** Every path of the API document. */
export function readOpenApi(): string[] {
  const file = path.join(projectRoot(), 'apps', 'gateway', 'openapi.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, unknown> };
  return Object.keys(paths);
}
