import { collectStartupGarbage } from './startup-garbage.js';

it('collects unreferenced objects', async () => {
  const used = new WeakRef({ metadata: 'of a start' });
  const held = { metadata: 'of a route' };
  const stillUsed = new WeakRef(held);
  await collectStartupGarbage();
  expect(used.deref()).toBeUndefined();
  expect(stillUsed.deref()).toBe(held);
});
