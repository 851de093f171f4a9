import { eventually, type TestAnswer, type TestService } from '#testing';
import { publishStock, refused, startOperated } from './operated-service.js';

/** The path of the service's endpoints. */
export const OWN = '/ops/services/counter';

export interface Parked {
  id: string;
  key: string;
  stream: string;
}

/** A service, and an operator's requests to it. */
export class OperatorRequests {
  private constructor(
    readonly service: TestService,
    private readonly token: string,
  ) {}

  static async start(): Promise<OperatorRequests> {
    const service = await startOperated();
    return new OperatorRequests(service, await service.tokens.operator());
  }

  /* eslint-disable typescript/no-explicit-any -- a test asserts on what it expects */
  readonly get = (path: string): Promise<TestAnswer<any>> =>
    this.service.fetch(path, { token: this.token });

  readonly post = (path: string, body?: unknown): Promise<TestAnswer<any>> =>
    this.service.fetch(path, {
      token: this.token,
      method: 'POST',
      ...(body === undefined ? {} : { body }),
    });
  /* eslint-enable typescript/no-explicit-any */

  /** Waits until `count` messages are parked under a key, and returns them. */
  parkedUnder(key: string, count: number): Promise<Parked[]> {
    return eventually(async () => {
      const { body } = await this.get(`${OWN}/parked-messages?key=${encodeURIComponent(key)}`);
      expect(body.messages).toHaveLength(count);
      return body.messages as Parked[];
    });
  }

  /** Parks a refused message and another behind it. @returns the id of the first */
  async park(skuId: string): Promise<string> {
    refused.add(13);
    await publishStock(this.service, skuId, 13);
    const [first] = await this.parkedUnder(`ACME:${skuId}`, 1);
    await publishStock(this.service, skuId, 14);
    await this.parkedUnder(`ACME:${skuId}`, 2);
    return first?.id ?? '';
  }

  /** Returns the changes in the audit with this member in their details, the newest first. */
  async audited(member: string, value: string): Promise<Record<string, unknown>[]> {
    const { body } = await this.get(`${OWN}/audit?limit=200`);
    return (body.rows as { details: Record<string, unknown> }[]).filter(
      ({ details }) => details[member] === value,
    );
  }
}
