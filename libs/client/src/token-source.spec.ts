import { SharedToken } from './token-source.js';

describe('a shared token', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is renewed at 80% of its lifetime', async () => {
    let issued = 0;
    const token = new SharedToken(() =>
      Promise.resolve({ token: `token-${(issued += 1)}`, expiresIn: 100 }),
    );
    expect(await token.current()).toBe('token-1');
    jest.advanceTimersByTime(79_999);
    expect(await token.current()).toBe('token-1');
    jest.advanceTimersByTime(1);
    expect(await token.current()).toBe('token-2');
  });

  it('is requested again after a failure', async () => {
    const issue = jest
      .fn<Promise<{ token: string; expiresIn: number }>, []>()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue({ token: 'token-1', expiresIn: 100 });
    const token = new SharedToken(issue);
    await expect(token.current()).rejects.toThrow('away');
    expect(await token.current()).toBe('token-1');
  });
});
