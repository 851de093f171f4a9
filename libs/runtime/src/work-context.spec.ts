import { childTraceparent, traceIdOf, workContext } from './work-context.js';

const PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('childTraceparent (decision 1.11)', () => {
  it('continues a valid trace with a new span', () => {
    const child = childTraceparent(PARENT);
    expect(child).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-[0-9a-f]{16}-01$/);
    expect(child).not.toBe(PARENT);
    expect(traceIdOf(child)).toBe('0af7651916cd43dd8448eb211c80319c');
  });

  it('accepts a later version of the header, and writes the known version', () => {
    expect(childTraceparent(`cc${PARENT.slice(2)}-more`)).toMatch(/^00-0af7651916cd43dd/);
  });

  it.each([
    undefined,
    '',
    'x',
    PARENT.toUpperCase(),
    `ff${PARENT.slice(2)}`,
    `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
    `00-0af7651916cd43dd8448eb211c80319c-${'0'.repeat(16)}-01`,
  ])('begins a trace instead of %s', (parent) => {
    const fresh = childTraceparent(parent);
    expect(fresh).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(fresh).not.toContain('0af7651916cd43dd8448eb211c80319c');
  });
});

describe('workContext', () => {
  it('exists during the work and after its waits, and nowhere else', async () => {
    const context = { requestId: 'r', traceparent: PARENT };
    await workContext.run(context, async () => {
      await new Promise(setImmediate);
      expect(workContext.current()).toBe(context);
    });
    expect(workContext.current()).toBeUndefined();
  });
});
