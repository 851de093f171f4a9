import type { ISocketFactory } from 'kafkajs';
import net from 'node:net';
import tls from 'node:tls';

/** As kafkajs's own sockets. */
const KEEP_ALIVE_MS = 60_000;
/** Stands for a colon; no name of a host contains it. */
const COLON = '|';

/** `[::1]:9092` in a form that kafkajs splits correctly, which it does at the first colon; {@link openSocket} restores it. */
export function withoutColons(broker: string): string {
  return broker.replace(/^\[(.+)\]/, (_, address: string) => address.replaceAll(':', COLON));
}

/** Opens a connection to a broker of {@link withoutColons} or of the cluster's own list. */
export const openSocket: ISocketFactory = ({ host: given, port, ssl, onConnect }) => {
  const host = given.replaceAll(COLON, ':');
  const name = net.isIP(host) === 0 && { servername: host };
  const socket = ssl
    ? tls.connect({ host, port, ...name, ...ssl }, onConnect)
    : net.connect({ host, port }, onConnect);
  return socket.setKeepAlive(true, KEEP_ALIVE_MS);
};
