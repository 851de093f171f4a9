declare module 'kafkajs/src/network/connection.js' {
  import type { BrokerConnection } from './one-socket.js';

  /** The class of connections to a broker; internal to kafkajs 2.2.4. */
  const Connection: (new (options: object) => object) & { prototype: BrokerConnection };
  export default Connection;
}

declare module 'kafkajs/src/network/requestQueue/index.js' {
  import type { RequestQueue as Queue } from './request-queue.js';

  /** The class of the queues of requests that wait on a connection; internal to kafkajs 2.2.4. */
  const RequestQueue: (new (options: object) => object) & { prototype: Queue };
  export default RequestQueue;
}
