import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { eventually } from '#testing';
import { giveConnectionsOneSocket } from './one-socket.js';
import type { BrokerConnection } from './one-socket.js';

interface Connection extends BrokerConnection {
  port: number;
  send(protocol: object): Promise<Buffer>;
  disconnect(): Promise<boolean>;
}

const require = createRequire(import.meta.url);
const CORRELATION_ID = { from: 8, to: 12 };
/** Nothing can listen on it, so that no other suite does. */
const NOBODYS_PORT = 0;

/** kafkajs itself, as it is mended. */
describe("kafkajs's connection to a broker", () => {
  let broker: Server;
  let connection: Connection;
  /** What the broker does with a request, on its first, second … connection. */
  let answers: ((socket: Socket, correlationId: Buffer) => void)[];
  let sockets: Socket[];

  beforeEach(async () => {
    [answers, sockets] = [[], []];
    broker = createServer({ allowHalfOpen: true }, (socket) => {
      const answer = answers[sockets.length];
      sockets.push(socket.on('error', () => undefined));
      socket.on('data', (request) => {
        answer?.(socket, request.subarray(CORRELATION_ID.from, CORRELATION_ID.to));
      });
    });
    await new Promise<void>((resolve) => broker.listen(0, '127.0.0.1', resolve));
    connection = connectionTo((broker.address() as AddressInfo).port);
  });

  afterEach(async () => {
    await connection.disconnect();
    sockets.forEach((socket) => socket.destroy());
    await new Promise((resolve) => broker.close(resolve));
  });

  it('reads nothing of the one before it that broke off in a response', async () => {
    answers = [(socket, id) => socket.write(partOfResponse(id)), whole];
    await connection.connect();
    const refused = expect(connection.send(REQUEST)).rejects.toThrow('Connection error');
    await eventually(() => expect(connection.bytesBuffered).toBeGreaterThan(0));
    sockets[0]?.resetAndDestroy();
    await refused;
    await eventually(() => expect(connection.isConnected()).toBe(false));
    await connection.connect();
    expect(String(await connection.send(REQUEST))).toBe('well');
  });

  it('reads nothing that comes late on the one before it', async () => {
    answers = [() => undefined, whole];
    await connection.connect();
    await connection.disconnect();
    await connection.connect();
    sockets[0]?.write(partOfResponse(Buffer.alloc(4)));
    expect(String(await connection.send(REQUEST))).toBe('well');
  });

  it('still hears the answer to what was asked on the one before it', async () => {
    let id: Buffer | undefined;
    answers = [(_socket, asked) => (id = asked)];
    await connection.connect();
    const answer = connection.send(REQUEST);
    await eventually(() => expect(id).toBeDefined());
    void connection.disconnect();
    await connection.connect();
    sockets[1]?.write(partOfResponse(Buffer.alloc(4)));
    whole(sockets[0] as Socket, id as Buffer);
    expect(String(await answer)).toBe('well');
  });

  it('is made once for all who need it at the same time', async () => {
    answers = [whole];
    await Promise.all([connection.connect(), connection.connect()]);
    expect(String(await connection.send(REQUEST))).toBe('well');
    expect(sockets).toHaveLength(1);
  });

  it('is tried again by those who come after a failure', async () => {
    const { port } = connection;
    connection.port = NOBODYS_PORT;
    await expect(connection.connect()).rejects.toThrow('Connection error');
    connection.port = port;
    answers = [whole];
    await connection.connect();
    expect(String(await connection.send(REQUEST))).toBe('well');
  });
});

function connectionTo(port: number): Connection {
  giveConnectionsOneSocket();
  const Connection = require('kafkajs/src/network/connection.js') as new (
    options: object,
  ) => Connection;
  const quiet = { debug: () => undefined, error: () => undefined, warn: () => undefined };
  return new Connection({
    host: '127.0.0.1',
    port,
    socketFactory: (require('kafkajs/src/network/socketFactory.js') as () => unknown)(),
    connectionTimeout: 5_000,
    requestTimeout: 5_000,
    logger: { namespace: () => quiet },
  });
}

/** ApiVersions: the one request that needs no authentication before it. */
const REQUEST = {
  request: {
    apiKey: 18,
    apiVersion: 0,
    apiName: 'ApiVersions',
    encode: () => new (require('kafkajs/src/protocol/encoder.js') as new () => object)(),
  },
  response: { decode: (payload: Buffer) => payload, parse: (payload: Buffer) => payload },
};

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(bytes);
  return length;
}

function whole(socket: Socket, id: Buffer): void {
  socket.write(Buffer.concat([lengthOf(8), id, Buffer.from('well')]));
}

/** The first 20 bytes of 100. */
function partOfResponse(id: Buffer): Buffer {
  return Buffer.concat([lengthOf(100), id, Buffer.alloc(16, 'x')]);
}
