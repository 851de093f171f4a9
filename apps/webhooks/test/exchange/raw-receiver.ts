import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A program that answers with raw bytes, HTTP or not. */
export class RawReceiver {
  /** The number of requests on each connection. */
  readonly requests: number[] = [];
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  /** @param answer is called with each request, its number on the connection, and that of the connection */
  static async start(
    answer: (socket: Socket, request: number, connection: number) => void,
  ): Promise<RawReceiver> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const receiver = new RawReceiver(server, `http://127.0.0.1:${port}/hook`);
    server.on('connection', (socket) => receiver.take(socket, answer));
    return receiver;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** A request is complete when its body `{}` is. */
  private take(socket: Socket, answer: Parameters<typeof RawReceiver.start>[0]): void {
    const connection = this.requests.push(0);
    this.sockets.add(socket);
    let text = '';
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      if (!text.endsWith('\r\n\r\n{}')) return;
      text = '';
      const request = (this.requests[connection - 1] ?? 0) + 1;
      this.requests[connection - 1] = request;
      answer(socket, request, connection);
    });
  }
}

/** Writes as fast as the other side reads, until it closes the connection. */
export function flood(socket: Socket, piece: Buffer): void {
  const more = (): void => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on('drain', more);
  more();
}
