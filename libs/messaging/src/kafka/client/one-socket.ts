import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { CONNECTION_MODULE } from './kafkajs-members.js';

/** What has come of a response so far, and how much has to be there before it is looked at again. */
interface Reading {
  chunks: Buffer[];
  bytesBuffered: number;
  bytesNeeded: number;
}

/** What is touched of kafkajs's connection to a broker; `kafkajs-members.ts` checks that it is there. */
export interface BrokerConnection extends Reading {
  socket?: Socket;
  /** Of the SASL request whose answer is waited for. */
  authHandlers: { onError(): void } | null;
  isConnected(): boolean;
  connect(): Promise<boolean>;
}

/** Every response begins with its length. */
const LENGTH_BYTES = 4;

/**
 * When a connection breaks in the middle of a response, kafkajs 2.2.4 takes the first bytes of the next socket for the
 * rest of it; and two who find a connection closed open a socket each, whose bytes it then mixes. Either way it reads
 * nonsense, and throws ERR_BUFFER_OUT_OF_BOUNDS where no one can catch it (kafkajs issue 715): the process ends. Here
 * those who need a connection at the same time wait for the same attempt, from its start to the end of the TLS
 * handshake, and what comes on a socket is read by itself. Those who then authenticate share that within kafkajs; but
 * when the socket is reset meanwhile, kafkajs would wait for the answer for ever.
 */
export function giveConnectionsOneSocket(): void {
  const { prototype } = createRequire(import.meta.url)(CONNECTION_MODULE) as {
    prototype: BrokerConnection;
  };
  const { connect } = prototype;
  if (connect.name !== PATCHED) prototype.connect = connectedOnce(connect);
}

const PATCHED = 'connectOnce';

function connectedOnce(connect: BrokerConnection['connect']): BrokerConnection['connect'] {
  const attempts = new WeakMap<BrokerConnection, Promise<boolean>>();
  return function connectOnce(this: BrokerConnection): Promise<boolean> {
    if (this.isConnected()) return connect.call(this);
    const underWay = attempts.get(this);
    if (underWay) return underWay;
    const before = this.socket;
    const attempt = connect.call(this).finally(() => attempts.delete(this));
    attempts.set(this, attempt);
    if (this.socket && this.socket !== before) attach(this, this.socket, attempt);
    return attempt;
  };
}

function attach(connection: BrokerConnection, socket: Socket, attempt: Promise<boolean>): void {
  readByItself(connection, socket);
  socket.once('close', () => {
    if (connection.socket === socket) connection.authHandlers?.onError();
  });
  // One that connects after its time is up would count as the connection, and end the next one with itself.
  attempt.catch(() => socket.destroy());
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
