import { readFileSync } from 'node:fs';
import { fileAbove } from './file-above.js';

const manifest = readFileSync(fileAbove(import.meta.dirname, 'package.json'), 'utf8');

/** The version of Entrepot that this process runs. */
export const VERSION = (JSON.parse(manifest) as { version: string }).version;
