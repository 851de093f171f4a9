import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { portOwner } from './port-owner.js';
import { HOST, PORT_NAMES, portVariable, type PortName, type Ports } from '../topology.js';

/**
 * Checks that no other program uses one of our ports.
 * @throws Error with a line for each busy port: the port, its owner, the variable that changes it
 */
export async function assertPortsFree(ports: Ports, needed: readonly PortName[]): Promise<void> {
  const faults: string[] = [];
  for (const name of needed) {
    if (!(await isFree(ports[name]))) faults.push(busyPortMessage(name, ports[name]));
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

function busyPortMessage(name: PortName, port: number): string {
  const owner = portOwner(port);
  const user = owner ? `pid ${owner.pid} (${owner.command})` : "another user's program";
  return `port ${port} (${name}) is in use by ${user}; set ${portVariable(name)} to another port`;
}

/**
 * A free port for every part. All are below the range of ephemeral ports, because an ephemeral port could be taken
 * between this call and its use.
 */
export async function freePorts(): Promise<Ports> {
  const ports = new Set<number>();
  while (ports.size < PORT_NAMES.length) {
    const port = randomInt(20_000, 32_000);
    if (!ports.has(port) && (await isFree(port))) ports.add(port);
  }
  const numbers = [...ports];
  return Object.fromEntries(PORT_NAMES.map((name, index) => [name, numbers[index]])) as Ports;
}

/** One more free port, for a further process. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen({ host: HOST, port, exclusive: true });
    await once(server, 'listening');
    return true;
  } catch (error) {
    if (['EADDRINUSE', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return false;
    throw error;
  } finally {
    server.close();
  }
}
