import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { portOwner } from './port-owner.js';
import { assertPortsFree, freePorts } from './ports.js';
import { PORT_NAMES } from '../topology.js';

let server: Server;
let port: number;

beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});

afterEach(() => server.close());

describe('a busy port', () => {
  it('A busy port is rejected with its owner and the variable that changes it', async () => {
    const ports = { ...(await freePorts()), 'kafka-controller': port };
    await expect(assertPortsFree(ports, PORT_NAMES)).rejects.toThrow(
      new RegExp(
        `^port ${port} \\(kafka-controller\\) is in use by pid ${process.pid} \\(.+\\); ` +
          'set ENTREPOT_PORT_KAFKA_CONTROLLER to another port$',
      ),
    );
  });

  it('A busy port is reported together with the other busy ones', async () => {
    const ports = { ...(await freePorts()), gateway: port, orders: port };
    await expect(assertPortsFree(ports, PORT_NAMES)).rejects.toThrow(/GATEWAY[^]*\n[^]*ORDERS/);
  });

  it('A busy port is ignored if it is not needed', async () => {
    const ports = { ...(await freePorts()), gateway: port };
    await expect(assertPortsFree(ports, ['orders'])).resolves.toBeUndefined();
  });
});

describe('free ports', () => {
  it('Free ports are distinct and free', async () => {
    const ports = await freePorts();
    expect(new Set(Object.values(ports)).size).toBe(PORT_NAMES.length);
    await expect(assertPortsFree(ports, PORT_NAMES)).resolves.toBeUndefined();
  });
});

describe('the owner of a port', () => {
  it('The owner is undefined if no process listens on the port', async () => {
    const { gateway } = await freePorts();
    expect(portOwner(gateway)).toBeUndefined();
  });
});
