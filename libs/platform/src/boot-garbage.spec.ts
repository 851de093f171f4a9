import { collectBootGarbage } from './boot-garbage.js';

it('gives back what no one holds any more', async () => {
  const used = new WeakRef({ metadata: 'of a start' });
  const held = { metadata: 'of a route' };
  const stillUsed = new WeakRef(held);
  await collectBootGarbage();
  expect(used.deref()).toBeUndefined();
  expect(stillUsed.deref()).toBe(held);
});
