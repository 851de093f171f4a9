/** Finds a clean process, and leaves an unclean one to the next file. */
export function leaveThingsBehind(): void {
  expect(process.env).not.toHaveProperty('LEFT_BEHIND');
  expect(Date.now()).toBeGreaterThan(0);
  expect(Math.random()).toBeLessThan(1);
  process.env['LEFT_BEHIND'] = 'yes';
  jest.useFakeTimers({ now: 0 });
  jest.spyOn(Math, 'random').mockReturnValue(7);
}
