import { Socket } from 'node:net';
import Connection from 'kafkajs/src/network/connection.js';
import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';

/** The release for which the patches in this folder were written. */
const WRITTEN_FOR = '2.2.4';

/** An internal class of kafkajs. */
type Class = (new (options: object) => object) & { prototype: object };

/** The modules of kafkajs that contain the patched classes. */
export const CONNECTION_MODULE = 'kafkajs/src/network/connection.js';
const REQUEST_QUEUE_MODULE = 'kafkajs/src/network/requestQueue/index.js';

const CLASSES: Readonly<Record<string, Class>> = {
  [CONNECTION_MODULE]: Connection,
  [REQUEST_QUEUE_MODULE]: RequestQueue,
};

type Check = (value: unknown) => boolean;
const isFunction: Check = (value) => typeof value === 'function';
const isNumber: Check = (value) => typeof value === 'number';
const isNull: Check = (value) => value === null;

/** Every private member that a patch reads, writes or replaces, with its type in a new object. */
export const PATCHED_MEMBERS: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  [CONNECTION_MODULE]: {
    connect: isFunction,
    isConnected: isFunction,
    chunks: Array.isArray,
    bytesBuffered: isNumber,
    bytesNeeded: isNumber,
    authHandlers: isNull,
  },
  [REQUEST_QUEUE_MODULE]: {
    scheduleCheckPendingRequests: isFunction,
    checkPendingRequests: isFunction,
    pending: Array.isArray,
    throttledUntil: isNumber,
    throttleCheckTimeoutId: isNull,
  },
};

/** A member that a connection has only after `connect`. */
export const SOCKET_MEMBER = 'socket';

/**
 * Checks that kafkajs has all patched members; opens no connection.
 * @throws TypeError naming the first member that is missing or has another type; then check whether the patch is still
 * needed, and adapt it
 */
export function checkKafkajsMembers(): void {
  for (const [module, members] of Object.entries(PATCHED_MEMBERS)) {
    const sample = sampleOf(CLASSES[module] as Class, new Socket());
    for (const [name, isAsKnown] of Object.entries(members)) {
      if (!isAsKnown(sample[name])) refuse(module, name);
    }
  }
  if (!keepsItsSocket(Connection)) {
    refuse(CONNECTION_MODULE, SOCKET_MEMBER);
  }
}

function refuse(module: string, name: string): never {
  throw new TypeError(
    `kafkajs has another '${name}' in ${module} than ${WRITTEN_FOR}, for which it is patched`,
  );
}

/** An object as kafkajs creates it; a connection gets `socket`, which is not connected. */
function sampleOf(kafkajsClass: Class, socket: Socket): Record<string, unknown> {
  const quiet = () => undefined;
  const log = { debug: quiet, warn: quiet, error: quiet };
  return new kafkajsClass({
    host: 'nowhere.invalid',
    port: 0,
    connectionTimeout: 1_000,
    requestTimeout: 1_000,
    socketFactory: () => socket,
    logger: { ...log, namespace: () => log },
  }) as Record<string, unknown>;
}

/** Whether a connection stores the socket that it creates, and listens to its data. */
function keepsItsSocket(connectionClass: Class): boolean {
  const socket = new Socket();
  const sample = sampleOf(connectionClass, socket);
  void (sample as { connect(): Promise<boolean> }).connect();
  const isKept = sample[SOCKET_MEMBER] === socket && socket.listenerCount('data') === 1;
  socket.emit('end'); // ends the attempt and its timer
  return isKept;
}
