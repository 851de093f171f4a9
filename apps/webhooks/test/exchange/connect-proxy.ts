import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

/** A proxy like those of operators: it connects on request, here always to loopback, or refuses. */
export class ConnectProxy {
  /** The targets of CONNECT requests, as `host:port`. */
  readonly targets: string[] = [];
  /** The headers of these requests that contain a password. */
  readonly passwords: (string | undefined)[] = [];
  /** The status of its answers; any other status than 200 is a refusal. */
  status = 200;
  /** Whether the proxy answers at all. */
  isSilent = false;
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<ConnectProxy> {
    const server = createServer();
    const proxy = new ConnectProxy(server);
    server.on('connect', (request, socket: Socket) => {
      proxy.targets.push(request.url ?? '');
      proxy.passwords.push(request.headers['proxy-authorization']);
      proxy.join(socket, Number(request.url?.split(':').at(-1)));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get address(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(socket: Socket, port: number): void {
    this.sockets.add(socket);
    if (this.isSilent) return;
    if (this.status !== 200) {
      socket.end(`HTTP/1.1 ${this.status} Refused\r\n\r\n`);
      return;
    }
    const wire = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      wire.pipe(socket).pipe(wire);
    });
    this.sockets.add(wire);
    wire.on('error', () => socket.destroy());
    socket.on('error', () => wire.destroy());
  }
}
