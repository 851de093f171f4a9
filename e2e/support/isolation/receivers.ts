/**
 * The receivers of an attacker, in a separate process, which reports their port to its parent. The path selects the
 * behaviour:
 *
 * - `/hang/…` succeeds at first, reports when it is trusted, and then does not answer;
 * - `/early` sends endless interim answers, `/extension` a chunk with an endless extension;
 * - any other path succeeds.
 */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** The messages to the parent: first the port, then the path of each trusted receiver. */
export type ReceiverMessage = { port: number } | { trusted: string };

/** After this many successes in a row, an endpoint may have the maximum of concurrent exchanges. */
const GOOD_ANSWERS = 22;

const GOOD = 'HTTP/1.1 204 No Content\r\n\r\n';
const EARLY = 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'.repeat(400);
const CHUNKED = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1;';
const EXTENSION = 'a'.repeat(16_384);

const answers = new Map<string, number>();

const report = (message: ReceiverMessage): void => void process.send?.(message);

function receive(socket: Socket): void {
  socket.on('error', () => socket.destroy());
  socket.on('data', (part: Buffer) => {
    const path = /^POST (\S+) /.exec(part.toString('latin1', 0, 200))?.[1];
    if (path !== undefined) answer(socket, path);
  });
}

function answer(socket: Socket, path: string): void {
  if (path === '/early') flood(socket, EARLY);
  else if (path === '/extension') flood(socket, EXTENSION, CHUNKED);
  else if (!path.startsWith('/hang/') || isStillGood(path)) socket.write(GOOD);
}

function isStillGood(path: string): boolean {
  const count = (answers.get(path) ?? 0) + 1;
  answers.set(path, count);
  if (count === GOOD_ANSWERS) report({ trusted: path });
  return count <= GOOD_ANSWERS;
}

/** The amount that the other side reads. */
function flood(socket: Socket, part: string, first = part): void {
  const more = (): void => {
    while (socket.writable && socket.write(part));
  };
  socket.on('drain', more);
  socket.write(first);
  more();
}

const receivers = createServer(receive).listen(0, '127.0.0.1');
await once(receivers, 'listening');
report({ port: (receivers.address() as AddressInfo).port });
process.once('disconnect', () => process.exit());
