import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { once } from 'node:events';
import ipaddr from 'ipaddr.js';

const TYPES = { 1: 'ipv4', 28: 'ipv6' } as const;
const HEADER_BYTES = 12;
const SERVER_FAILURE = 2;
const NO_SUCH_NAME = 3;

/** The answers for names: their addresses, no answer, or a server failure. Other names do not exist. */
type Answer = readonly string[] | 'silent' | 'failure';

/** A DNS server on loopback, by UDP. */
export class DnsServer {
  readonly names = new Map<string, Answer>();
  /** The queried names, once for each query. */
  readonly asked: string[] = [];

  private constructor(private readonly socket: Socket) {}

  static async start(names: Record<string, Answer> = {}): Promise<DnsServer> {
    const socket = createSocket('udp4');
    const server = new DnsServer(socket);
    for (const [name, answer] of Object.entries(names)) server.names.set(name, answer);
    socket.on('message', (question, from) => server.take(question, from));
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    return server;
  }

  /** The value of `DNS_SERVERS`. */
  get address(): string {
    return `127.0.0.1:${this.socket.address().port}`;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.socket.close(resolve));
  }

  private take(message: Buffer, { port, address }: RemoteInfo): void {
    const labels: string[] = [];
    let at = HEADER_BYTES;
    for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
      labels.push(message.toString('latin1', at + 1, at + 1 + length));
      at += length + 1;
    }
    const name = labels.join('.').toLowerCase();
    const type = TYPES[message.readUInt16BE(at + 1) as keyof typeof TYPES];
    this.asked.push(name);
    const answer = this.names.get(name);
    if (answer === 'silent') return;
    const question = message.subarray(HEADER_BYTES, at + 5);
    this.socket.send(replyTo(message.readUInt16BE(0), question, type, answer), port, address);
  }
}

/** RFC 1035, section 4: the answer repeats the question and has a record for each address of the type. */
function replyTo(
  id: number,
  question: Buffer,
  type: 'ipv4' | 'ipv6' | undefined,
  answer: readonly string[] | 'failure' | undefined,
): Buffer {
  const addresses = Array.isArray(answer)
    ? (answer as string[]).map((each) => ipaddr.parse(each))
    : [];
  const records = addresses
    .filter((each) => each.kind() === type)
    .map((each) => {
      const bytes = each.toByteArray();
      // The record has the name as a pointer to the question, the type, class IN, no time to live, and the address.
      return Buffer.from([
        0xc0,
        HEADER_BYTES,
        0,
        bytes.length === 4 ? 1 : 28,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        bytes.length,
        ...bytes,
      ]);
    });
  const header = Buffer.alloc(HEADER_BYTES);
  const fault = answer === 'failure' ? SERVER_FAILURE : answer === undefined ? NO_SUCH_NAME : 0;
  header.writeUInt16BE(id, 0);
  header.writeUInt16BE(0x8180 + fault, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  return Buffer.concat([header, question, ...records]);
}
