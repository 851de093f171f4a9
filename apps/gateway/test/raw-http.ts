import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** At once, so that none is lost in the queue of those who wait to be accepted; it would try again after a second. */
const WAVE = 100;

/** Sends bytes as they are and answers what came back until the other side closed, for what no client would send. */
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

/** Connections that are all there, each of which has said this much. */
export async function connectMany(url: string, count: number, said = ''): Promise<Socket[]> {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const wave = Array.from({ length: Math.min(WAVE, count - sockets.length) }, () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined); // it may be reset; what counts is that it ends
      socket.write(said);
      return socket;
    });
    sockets.push(...wave);
    await Promise.all(wave.map((socket) => once(socket, 'connect')));
  }
  return sockets;
}
