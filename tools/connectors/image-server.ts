import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';

const SIDE = 8;
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** 8 bits for each of red, green and blue. */
const DEPTH_AND_COLORS = [8, 2, 0, 0, 0];

/** Serves images at any path that ends in `.png`, with different bytes for each address. */
export class ImageServer {
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<ImageServer> {
    const server = createServer((request, response) => {
      const isImage = request.url?.endsWith('.png') ?? false;
      response.writeHead(isImage ? 200 : 404, { 'content-type': 'image/png' });
      response.end(isImage ? png(crc32(request.url ?? '')) : '');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new ImageServer(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

/** A square of one color. */
function png(color: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(SIDE, 0);
  size.writeUInt32BE(SIDE, 4);
  const pixel = [color & 255, (color >> 8) & 255, (color >> 16) & 255];
  const row = [0, ...Array.from({ length: SIDE }, () => pixel).flat()];
  const rows = Buffer.from(Array.from({ length: SIDE }, () => row).flat());
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([size, Buffer.from(DEPTH_AND_COLORS)])),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const content = Buffer.concat([Buffer.from(name), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}
