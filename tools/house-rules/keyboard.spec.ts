import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Calls that set a field without key presses: they succeed even if the focus is elsewhere or a shortcut takes the key.
 */
const SETS_A_FIELD = /\.(fill|selectOption|check|uncheck|setChecked|insertText)\(/;

it('Browser tests type on the keyboard', () => {
  const listed = ['ls-files', 'e2e/console', 'e2e/support/console'];
  const files = execFileSync('git', listed, { encoding: 'utf8' }).trim().split('\n');
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => SETS_A_FIELD.test(readFileSync(file, 'utf8')))).toEqual([]);
});
