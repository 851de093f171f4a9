import { readFileSync } from 'node:fs';
import { FAILURES, failureOf, isOurs } from './failure.js';

it('a recorded failure with an unknown code is shown as connection-failed', () => {
  expect(failureOf('timeout')).toBe('timeout');
  expect(failureOf('UND_ERR_SOCKET')).toBe('connection-failed');
  expect(failureOf('constructor')).toBe('connection-failed');
});

it('a failure of this installation does not count against the receiver', () => {
  expect(isOurs('name-unresolved')).toBe(true);
  expect(isOurs('name-not-found')).toBe(false);
});

it('docs/webhooks.md lists every failure with its meaning', () => {
  const page = readFileSync('docs/webhooks.md', 'utf8');
  const rows = [...page.matchAll(/^\| `([a-z-]+)` +\| (.*?) +\|$/gm)].map(([, ...cells]) => cells);
  expect(rows).toEqual(expect.arrayContaining(Object.entries(FAILURES)));
});
