import { createRequire } from 'node:module';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { TcpProxy, eventually, selfSignedCertificate, type SelfSigned } from '#testing';
import { patchConnections, type BrokerConnection } from './one-socket.js';

interface Connection extends BrokerConnection {
  port: number;
  /** In milliseconds. */
  connectionTimeout: number;
  send(protocol: object): Promise<Buffer>;
  sendAuthRequest(protocol: object): Promise<Buffer>;
  disconnect(): Promise<boolean>;
}

const require = createRequire(import.meta.url);
/** Long enough for a busy machine; the test of the timeout uses a shorter one. */
const CONNECT_MS = 30_000;
const SHORT_CONNECT_MS = 500;
const CORRELATION_ID = { from: 8, to: 12 };
/** A reserved port on which nothing listens. */
const UNUSED_PORT = 0;

/** kafkajs with the patch. */
describe.each([
  ['without TLS', () => undefined],
  ['under TLS', selfSignedCertificate],
])("kafkajs's connection to a broker, %s,", (_name, makeCertificate) => {
  const certificate: SelfSigned | undefined = makeCertificate();
  let broker: Server;
  let wire: TcpProxy;
  let connection: Connection;
  /** How the broker answers a request on its first, second … connection. */
  let answers: ((socket: Socket, correlationId: Buffer) => void)[];
  let sockets: Socket[];
  /** The sockets; with TLS, including sockets whose handshake did not end. */
  let accepted: Socket[];

  beforeEach(async () => {
    [answers, sockets, accepted] = [[], [], []];
    const options = { allowHalfOpen: true };
    broker = certificate ? createTlsServer({ ...options, ...certificate }) : createServer(options);
    broker.on('connection', (socket) => accepted.push(socket));
    broker.on(certificate ? 'secureConnection' : 'connection', (socket: Socket) => {
      const answer = answers[sockets.length];
      sockets.push(socket.on('error', () => undefined));
      socket.on('data', (request) => {
        answer?.(socket, request.subarray(CORRELATION_ID.from, CORRELATION_ID.to));
      });
    });
    await new Promise<void>((resolve) => broker.listen(0, '127.0.0.1', resolve));
    wire = await TcpProxy.to('127.0.0.1', (broker.address() as AddressInfo).port);
    connection = connectionTo((broker.address() as AddressInfo).port, certificate);
  });

  afterEach(async () => {
    await connection.disconnect();
    await wire.stop();
    accepted.forEach((socket) => socket.destroy());
    await new Promise((resolve) => broker.close(resolve));
  });

  it('discards a response that the previous connection received in part', async () => {
    connection.port = wire.address.port;
    answers = [(socket, id) => socket.write(partOfResponse(id)), whole];
    await connection.connect();
    // eslint-disable-next-line jest/valid-expect -- awaited below
    const refused = expect(connection.send(REQUEST)).rejects.toThrow('Connection error');
    await eventually(() => expect(connection.bytesBuffered).toBeGreaterThan(0));
    wire.reset();
    await refused;
    await eventually(() => expect(connection.isConnected()).toBe(false));
    await connection.connect();
    expect(String(await connection.send(REQUEST))).toBe('well');
  });

  it('ignores data that arrives late on the previous connection', async () => {
    answers = [() => undefined, whole];
    await connection.connect();
    await connection.disconnect();
    await connection.connect();
    sockets[0]?.write(partOfResponse(Buffer.alloc(4)));
    expect(String(await connection.send(REQUEST))).toBe('well');
  });

  it('receives the answer to a request on the previous connection', async () => {
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

  it('is opened once for concurrent callers, and once more after each reset', async () => {
    connection.port = wire.address.port;
    answers = [whole, whole, whole];
    for (const made of [1, 2, 3]) {
      wire.block();
      const first = [connection.connect(), connection.connect()];
      // With TLS, the handshake now waits for the network.
      await eventually(() => expect(connection.socket?.connecting).toBe(false));
      const later = [connection.connect(), connection.connect()];
      wire.restore();
      await Promise.all([...first, ...later]);
      expect(String(await connection.send(REQUEST))).toBe('well');
      expect(accepted).toHaveLength(made);
      wire.reset();
      await eventually(() => expect(connection.isConnected()).toBe(false));
    }
  });

  it('fails the authentication in progress when it is reset', async () => {
    connection.port = wire.address.port;
    let asked = false;
    answers = [() => (asked = true)];
    await connection.connect();
    // eslint-disable-next-line jest/valid-expect -- awaited below
    const refused = expect(connection.sendAuthRequest(AUTH_REQUEST)).rejects.toThrow('closed');
    await eventually(() => expect(asked).toBe(true));
    wire.reset();
    await refused;
  });

  if (certificate) {
    it('is closed when an attempt times out in the handshake', async () => {
      connection.port = wire.address.port;
      connection.connectionTimeout = SHORT_CONNECT_MS;
      answers = [whole];
      wire.block();
      await expect(connection.connect()).rejects.toThrow('Connection timeout');
      expect(connection.socket?.destroyed).toBe(true);
      wire.restore();
      connection.connectionTimeout = CONNECT_MS;
      await connection.connect();
      expect(String(await connection.send(REQUEST))).toBe('well');
    });
  }

  it('is opened again by callers after a failure', async () => {
    const { port } = connection;
    connection.port = UNUSED_PORT;
    await expect(connection.connect()).rejects.toThrow('Connection error');
    connection.port = port;
    answers = [whole];
    await connection.connect();
    expect(String(await connection.send(REQUEST))).toBe('well');
  });
});

function connectionTo(port: number, certificate: SelfSigned | undefined): Connection {
  patchConnections();
  const Connection = require('kafkajs/src/network/connection.js') as new (
    options: object,
  ) => Connection;
  const quiet = { debug: () => undefined, error: () => undefined, warn: () => undefined };
  return new Connection({
    host: '127.0.0.1',
    port,
    socketFactory: (require('kafkajs/src/network/socketFactory.js') as () => unknown)(),
    connectionTimeout: CONNECT_MS,
    ...(certificate && { ssl: { ca: certificate.cert } }),
    requestTimeout: 5_000,
    logger: { namespace: () => quiet },
  });
}

/** ApiVersions, the one request that needs no authentication. */
const REQUEST = {
  request: {
    apiKey: 18,
    apiVersion: 0,
    apiName: 'ApiVersions',
    encode: () => new (require('kafkajs/src/protocol/encoder.js') as new () => object)(),
  },
  response: { decode: (payload: Buffer) => payload, parse: (payload: Buffer) => payload },
};

const AUTH_REQUEST = {
  request: { encode: async () => Buffer.alloc(16) },
  response: { decode: async (payload: Buffer) => payload, parse: (payload: Buffer) => payload },
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
