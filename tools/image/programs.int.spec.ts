import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const file = (name: string) => path.join(import.meta.dirname, name);

/** Starts a program in the same way as the image, and waits for its first output. */
async function startProgram(code: string) {
  const program = spawn(
    process.execPath,
    ['--import', pathToFileURL(file('pid-one.ts')).href, '--eval', code],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {},
    },
  );
  await once(program.stdout, 'data');
  return program;
}

async function checkHealth(port: number, ...args: string[]): Promise<number | null> {
  const check = spawn(process.execPath, [file('health.ts'), ...args], {
    stdio: 'ignore',
    env: { HTTP_PORT: String(port) },
  });
  const [code] = (await once(check, 'exit')) as [number | null];
  return code;
}

describe('a stop signal', () => {
  const RUN = 'setInterval(() => {}, 1_000); console.log("up");';

  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('A stop signal ends a program without a handler for %s', async (signal, expected) => {
    const program = await startProgram(RUN);
    program.kill(signal);
    expect(await once(program, 'exit')).toEqual([expected, null]);
  });

  it('The handler of a program decides on a stop signal', async () => {
    const listening = 'process.on("SIGTERM", () => setTimeout(() => process.exit(0), 50));';
    const program = await startProgram(listening + RUN);
    program.kill('SIGTERM');
    expect(await once(program, 'exit')).toEqual([0, null]);
  });
});

describe('the health check', () => {
  it('The health check succeeds or fails like the answer of the service, and fails without a service', async () => {
    const server = createServer((request, answer) => {
      answer.writeHead(request.url === '/health/live' ? 200 : 503).end('{}');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await checkHealth(port)).toBe(0);
    expect(await checkHealth(port, '/health/ready')).toBe(1);
    server.close();
    await once(server, 'close');
    expect(await checkHealth(port)).toBe(1);
  });
});
