import { DEFAULT_PORTS, PORT_NAMES, portVariable, readPorts } from './topology.js';

describe('ports', () => {
  it('Ports are the distinct defaults without variables', () => {
    expect(readPorts({})).toEqual(DEFAULT_PORTS);
    expect(new Set(Object.values(DEFAULT_PORTS)).size).toBe(PORT_NAMES.length);
  });

  it('Ports are changed by one variable each', () => {
    const ports = readPorts({ ENTREPOT_PORT_GATEWAY: '8000', ENTREPOT_PORT_KAFKA_CONTROLLER: '9' });
    expect(ports).toEqual({ ...DEFAULT_PORTS, gateway: 8000, 'kafka-controller': 9 });
  });

  it('Ports ignore an empty variable', () => {
    expect(readPorts({ [portVariable('taxes')]: '' }).taxes).toBe(DEFAULT_PORTS.taxes);
  });

  it('All faults of ports are reported at once', () => {
    const env = {
      ENTREPOT_PORT_ORDERS: 'many',
      ENTREPOT_PORT_TAXES: '65536',
      ENTREPOT_PORT_PRICING: '4640',
    };
    expect(() => readPorts(env)).toThrow(
      [
        'ENTREPOT_PORT_ORDERS must be a port from 1 to 65535, not "many"',
        'ENTREPOT_PORT_TAXES must be a port from 1 to 65535, not "65536"',
        'port 4640 is given to gateway and pricing',
      ].join('\n'),
    );
  });
});
