import { requireNode } from './node-version.js';

it.each(['20.20.2', '22.12.9', '18.0.0'])('refuses Node %s', (version) => {
  expect(() => requireNode(version)).toThrow(`This is Node ${version}`);
});

it.each(['22.13.0', '22.20.1', '24.0.0'])('accepts Node %s', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});
