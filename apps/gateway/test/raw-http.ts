import { connect } from 'node:net';

/** Sends bytes as they are and answers what came back until the other side closed, for what no client would send. */
export async function rawHttp(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(text, 'latin1');
  let answer = '';
  socket.setEncoding('latin1');
  for await (const part of socket as AsyncIterable<string>) answer += part;
  return answer;
}
