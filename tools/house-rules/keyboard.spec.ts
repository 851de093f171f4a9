import { readFileSync } from 'node:fs';
import { projectFiles } from './project-files.js';

/**
 * Calls that set a field without key presses: they succeed even if the focus is elsewhere or a shortcut takes the key.
 */
const SETS_A_FIELD = /\.(fill|selectOption|check|uncheck|setChecked|insertText)\(/;

it('Browser tests type on the keyboard', () => {
  const files = projectFiles('e2e/{,support/}console/**/*.ts');
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => SETS_A_FIELD.test(readFileSync(file, 'utf8')))).toEqual([]);
});
