describe('a third file', () => {
  it('throws outside of its test', async () => {
    const thrown = new Promise((resolve) => process.once('uncaughtException', resolve));
    setImmediate(() => {
      throw new Error('thrown outside');
    });
    await thrown;
  });
});
