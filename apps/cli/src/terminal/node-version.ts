import { CliError, EXIT } from './errors.js';

/** The first release with `node:sqlite` without a flag; `engines` in package.json is the same. */
const OLDEST = [22, 13] as const;

/** @throws CliError on an older Node, which would fail somewhere in the middle of a command */
export function requireNode(version = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  const message = `This is Node ${version}, and entrepot needs ${OLDEST.join('.')} or newer.`;
  const next = 'install a newer Node; in the repository npm run cli uses the right one';
  throw new CliError(message, next, EXIT.usage);
}
