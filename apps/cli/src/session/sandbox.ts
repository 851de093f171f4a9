import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CliError, EXIT } from '../terminal/errors.js';

/** A started sandbox, as it describes itself in `.stack/sandbox.json`. */
export interface Sandbox {
  file: string;
  gateway: string;
  kafkaBrokers: string[];
  clients: SandboxClient[];
}

export interface SandboxClient {
  clientId: string;
  clientSecret: string;
  kind: string;
  merchantId?: string;
  carrierId?: string;
}

/** The sandbox of `ENTREPOT_STACK_DIR`, else that of the working directory or of a folder above it. */
export function findSandbox(
  env: NodeJS.ProcessEnv,
  workingDirectory = process.cwd(),
): Sandbox | undefined {
  const file = candidates(env, workingDirectory).find((candidate) => existsSync(candidate));
  if (file === undefined) return undefined;
  try {
    return { ...(JSON.parse(readFileSync(file, 'utf8')) as Sandbox), file };
  } catch (cause) {
    const message = `${file} cannot be read: ${(cause as Error).message}`;
    throw new CliError(message, 'start the sandbox again: npm start', EXIT.usage, { cause });
  }
}

function candidates(env: NodeJS.ProcessEnv, workingDirectory: string): string[] {
  const folder = env['ENTREPOT_STACK_DIR'];
  if (folder) return [path.resolve(workingDirectory, folder, 'sandbox.json')];
  const files: string[] = [];
  for (let ancestor = path.resolve(workingDirectory); ; ancestor = path.dirname(ancestor)) {
    files.push(path.join(ancestor, '.stack', 'sandbox.json'));
    if (ancestor === path.dirname(ancestor)) return files;
  }
}
