import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** @throws Error with the output of kubectl */
export async function kubectl(...args: string[]): Promise<string> {
  const { stdout } = await run('kubectl', ['--namespace=entrepot', ...args], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout.trim();
}

/** Reads a part of an object by JSON path, without the braces. */
export function read(object: string, path: string): Promise<string> {
  return kubectl('get', object, `--output=jsonpath={${path}}`);
}

export async function readSecret(name: string, key: string): Promise<string> {
  return Buffer.from(await read(`secret/${name}`, `.data.${key}`), 'base64').toString();
}
