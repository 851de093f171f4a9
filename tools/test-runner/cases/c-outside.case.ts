describe('a third file', () => {
  it('throws outside of its test', async () => {
    const thrown = new Promise((resolve) => process.once('uncaughtException', resolve));
    setImmediate(() => {
      throw new Error('thrown outside');
    });
    await thrown;
  });

  it('handles a rejection late', async () => {
    const rejected = Promise.reject(new Error('handled late'));
    await new Promise((resolve) => setImmediate(resolve));
    await expect(rejected).rejects.toThrow('handled late');
  });

  it('leaves a rejection to no one', async () => {
    void Promise.reject(new Error('never handled'));
    await new Promise((resolve) => setImmediate(resolve));
  });
});
