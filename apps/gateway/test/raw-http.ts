import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Connections per wave, so that none exceeds the accept backlog, where it would be retried after a second. */
const WAVE = 100;

/**
 * Sends raw bytes and answers everything received until the other side closes, for requests that no client would
 * send.
 */
export function rawHttp(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(text, 'latin1');
  return readToEnd(socket);
}

export async function readToEnd(socket: Socket): Promise<string> {
  let answer = '';
  socket.setEncoding('latin1');
  for await (const part of socket as AsyncIterable<string>) answer += part;
  return answer;
}

/** Opens connections, each of which has sent this text. @param from the local address to send from */
export async function connectMany(
  url: string,
  count: number,
  said = '',
  from?: string,
): Promise<Socket[]> {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const wave = Array.from({ length: Math.min(WAVE, count - sockets.length) }, () => {
      const source = from === undefined ? {} : { localAddress: from };
      const socket = connect({ port: Number(port), host: hostname, ...source });
      socket.on('error', () => undefined); // The connection may be reset; only its end matters.
      socket.write(said);
      return socket;
    });
    sockets.push(...wave);
    await Promise.all(wave.map((socket) => once(socket, 'connect')));
  }
  return sockets;
}
