import type { Socket } from 'node:net';
import Connection from 'kafkajs/src/network/connection.js';

/** The received part of a response, and the number of bytes needed to continue. */
interface Reading {
  chunks: Buffer[];
  bytesBuffered: number;
  bytesNeeded: number;
}

/** The patched members of kafkajs's connection to a broker; `kafkajs-members.ts` checks that they exist. */
export interface BrokerConnection extends Reading {
  socket?: Socket;
  /** Handlers of the SASL request in progress. */
  authHandlers: { onError(): void } | null;
  isConnected(): boolean;
  connect(): Promise<boolean>;
}

/** Every response starts with its length. */
const LENGTH_BYTES = 4;

/**
 * Works around two faults of kafkajs 2.2.4. When a connection breaks in the middle of a response, it treats the first
 * bytes of the next socket as the rest of that response. Concurrent callers that find a connection closed open a socket
 * each, and it mixes their bytes. In both cases it throws ERR_BUFFER_OUT_OF_BOUNDS where it cannot be caught (kafkajs
 * issue 715), and the process ends. With the patch, concurrent callers share one attempt to connect, up to the end of
 * the TLS handshake, and each socket is read separately. kafkajs shares an authentication itself, but would wait
 * forever if the socket is reset meanwhile; the patch fails it.
 */
export function patchConnections(): void {
  const { prototype } = Connection;
  const { connect } = prototype;
  if (connect.name !== PATCHED) prototype.connect = connectedOnce(connect);
}

const PATCHED = 'connectOnce';

function connectedOnce(connect: BrokerConnection['connect']): BrokerConnection['connect'] {
  const attempts = new WeakMap<BrokerConnection, Promise<boolean>>();
  return function connectOnce(this: BrokerConnection): Promise<boolean> {
    if (this.isConnected()) return connect.call(this);
    const inProgress = attempts.get(this);
    if (inProgress) return inProgress;
    const before = this.socket;
    const attempt = connect.call(this).finally(() => attempts.delete(this));
    attempts.set(this, attempt);
    if (this.socket && this.socket !== before) attach(this, this.socket, attempt);
    return attempt;
  };
}

function attach(connection: BrokerConnection, socket: Socket, attempt: Promise<boolean>): void {
  readSeparately(connection, socket);
  socket.once('close', () => {
    if (connection.socket === socket) connection.authHandlers?.onError();
  });
  // An attempt that connects after its timeout would replace the current connection, and close that connection together
  // with its own.
  attempt.catch(() => socket.destroy());
}

function readSeparately(connection: BrokerConnection, socket: Socket): void {
  let own: Reading = { chunks: [], bytesBuffered: 0, bytesNeeded: LENGTH_BYTES };
  const read = socket.listeners('data') as ((bytes: Buffer) => void)[];
  socket.removeAllListeners('data').on('data', (bytes: Buffer) => {
    Object.assign(connection, own);
    for (const one of read) one(bytes);
    const { chunks, bytesBuffered, bytesNeeded } = connection;
    own = { chunks, bytesBuffered, bytesNeeded };
  });
}
