import { cloudEventJson, type LoggedEvent } from './cloud-event.js';

const value = '{ "eventId":"e",  "price":10.50, "text":"Größe ✓ \\u00e9" }';
const event: LoggedEvent = {
  merchantId: 'ACME',
  stamp: new Date('2026-01-01T00:00:00.000Z'),
  seq: 0,
  eventId: '0198c2e0-0000-7000-8000-000000000001',
  stream: 'orders.order',
  type: 'order.placed',
  subject: 'ACME"1',
  version: 3,
  occurredAt: new Date('2026-01-01T00:00:00.000Z'),
  dataschema: 'https://api.example.com/schemas/order.placed/v1',
  traceparent: null,
  value: Buffer.from(value),
};

describe('an event in CloudEvents JSON', () => {
  it('contains the value byte for byte', () => {
    expect(cloudEventJson(event)).toContain(`,"data":${value}}`);
  });

  it('is JSON with the attributes of CloudEvents 1.0', () => {
    expect(JSON.parse(cloudEventJson(event))).toEqual({
      specversion: '1.0',
      id: event.eventId,
      source: '/entrepot/orders',
      type: 'order.placed',
      subject: 'ACME"1',
      time: '2026-01-01T00:00:00.000Z',
      datacontenttype: 'application/json',
      dataschema: event.dataschema,
      merchantid: 'ACME',
      subjectversion: '3',
      data: JSON.parse(value),
    });
  });

  it('continues the trace in which it happened', () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    expect(JSON.parse(cloudEventJson({ ...event, traceparent }))).toMatchObject({ traceparent });
  });

  it('contains the address of the data instead of the data', () => {
    const dataref = 'https://api.example.com/ext/events/1';
    const parsed = JSON.parse(cloudEventJson(event, { dataref })) as Record<string, unknown>;
    expect(parsed.dataref).toBe(dataref);
    expect(parsed).not.toHaveProperty('data');
  });
});
