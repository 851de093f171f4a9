import { readFileSync } from 'node:fs';
import { CliError, EXIT } from '../terminal/errors.js';
import type { SkuMembers } from './product.js';

/**
 * Members of a SKU from a JSON file.
 * @throws CliError when it has no JSON object
 */
export function readMembers(file: string): SkuMembers {
  let members: unknown;
  try {
    members = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw unreadable(`${file} cannot be read: ${(error as Error).message}`);
  }
  if (members instanceof Object && !Array.isArray(members)) return members as SkuMembers;
  throw unreadable(`${file} is no JSON object.`);
}

function unreadable(message: string): CliError {
  return new CliError(message, 'give members of a SKU: {"images": ["https://…"]}', EXIT.usage);
}
