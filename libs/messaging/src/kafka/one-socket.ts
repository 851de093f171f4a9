import { createRequire } from 'node:module';
import type { Socket } from 'node:net';

/** What has come of a response so far, and how much has to be there before it is looked at again. */
interface Reading {
  chunks: Buffer[];
  bytesBuffered: number;
  bytesNeeded: number;
}

/** What is touched of kafkajs's connection to a broker. */
export interface BrokerConnection extends Reading {
  socket?: Socket;
  isConnected(): boolean;
  connect(): Promise<boolean>;
}

/** Every response begins with its length. */
const LENGTH_BYTES = 4;

/**
 * When a connection breaks in the middle of a response, kafkajs 2.2.4 takes the first bytes of the next socket for the
 * rest of it; and two who find a connection closed open a socket each, whose bytes it then mixes. Either way it reads
 * nonsense, and throws ERR_BUFFER_OUT_OF_BOUNDS where nobody can catch it (kafkajs issue 715): the process ends. Here
 * those who need a connection at the same time wait for the same, and what comes on a socket is read by itself.
 *
 * @throws Error when kafkajs is not as this mends it: then look whether it still has to be mended
 */
export function giveConnectionsOneSocket(): void {
  const { prototype } = createRequire(import.meta.url)('kafkajs/src/network/connection.js') as {
    prototype: BrokerConnection;
  };
  const connect: unknown = Object.getOwnPropertyDescriptor(prototype, 'connect')?.value;
  if (typeof connect !== 'function') throw new TypeError('kafkajs has no connect to mend');
  if (connect.name === MENDED) return;
  prototype.connect = connectedOnce(connect as BrokerConnection['connect']);
}

const MENDED = 'connectOnce';

function connectedOnce(connect: BrokerConnection['connect']): BrokerConnection['connect'] {
  const attempts = new WeakMap<Socket, Promise<boolean>>();
  return function connectOnce(this: BrokerConnection): Promise<boolean> {
    if (this.isConnected()) return connect.call(this);
    const underWay = this.socket && attempts.get(this.socket);
    if (underWay && this.socket?.connecting) return underWay;
    const attempt = connect.call(this);
    if (this.socket && !attempts.has(this.socket)) {
      attempts.set(this.socket, attempt);
      readByItself(this, this.socket);
    }
    return attempt;
  };
}

function readByItself(connection: BrokerConnection, socket: Socket): void {
  let own: Reading = { chunks: [], bytesBuffered: 0, bytesNeeded: LENGTH_BYTES };
  const read = socket.listeners('data') as ((bytes: Buffer) => void)[];
  socket.removeAllListeners('data').on('data', (bytes: Buffer) => {
    Object.assign(connection, own);
    for (const one of read) one(bytes);
    const { chunks, bytesBuffered, bytesNeeded } = connection;
    own = { chunks, bytesBuffered, bytesNeeded };
  });
}
