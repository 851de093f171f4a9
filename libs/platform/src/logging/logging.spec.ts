import { QueryFailedError } from 'typeorm';
import { workContext } from '#runtime';
import { PinoLogger } from './pino-logger.js';

function logged(write: (logger: PinoLogger) => void): Record<string, unknown> {
  const lines: string[] = [];
  write(
    new PinoLogger({
      service: 'orders',
      level: 'debug',
      destination: { write: (line) => void lines.push(line) },
    }),
  );
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>;
}

describe('log lines', () => {
  it('carry service, level, context, request id and trace id', () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const line = workContext.run({ requestId: 'r-1', traceparent }, () =>
      logged((logger) => logger.log('order stored', 'CreateOrder')),
    );
    expect(line).toMatchObject({
      level: 'info',
      service: 'orders',
      msg: 'order stored',
      context: 'CreateOrder',
      requestId: 'r-1',
      traceId: '0af7651916cd43dd8448eb211c80319c',
    });
  });

  it('contain no secrets and no personal data, at any depth (decision 8.6)', () => {
    const line = logged((logger) =>
      logger.warn(
        {
          headers: { Authorization: 'Bearer abc' },
          order: {
            orderId: 'ACME-ECOM-1',
            customer: { firstName: 'Ana', email: 'ana@example.com' },
            shipping: [{ receiverName: 'Ana Souza', phone: { number: '5551234' } }],
          },
          clientSecret: 's3cret',
          note: 'write to ana@example.com',
        },
        'Intake',
      ),
    );
    const text = JSON.stringify(line);
    expect(text).toContain('ACME-ECOM-1');
    expect(text).not.toMatch(/Ana|example\.com|5551234|s3cret|abc/);
  });

  it('contain no token, password or address that is part of a text', () => {
    const token = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJhIn0.c2ln';
    const text = `failed with Bearer xyz and ${token} at postgres://app:hunter2@db/x for a.b+c@d.example`;
    const line = logged((logger) => logger.error(text, 'at stack of x@y.example', 'Somewhere'));
    expect(line.msg).toBe(
      'failed with Bearer [redacted] and [redacted] at postgres://app:[redacted]@db/x for [redacted]',
    );
    expect(line.stack).toBe('at stack of [redacted]');
  });

  it("show an error's stack and code, and no values of a statement", () => {
    const driver = Object.assign(new Error('duplicate key'), {
      code: '23505',
      constraint: 'orders_pkey',
      table: 'orders',
      detail: 'Key (document)=(12345678900) already exists.',
    });
    const line = logged((logger) =>
      logger.error(new QueryFailedError('INSERT', ['12345678900'], driver)),
    );
    expect(line).toMatchObject({
      msg: 'duplicate key',
      err: { type: 'QueryFailedError', code: '23505', constraint: 'orders_pkey', table: 'orders' },
    });
    expect(JSON.stringify(line)).not.toContain('12345678900');
  });
});
