import { readFileSync } from 'node:fs';
import { serviceNames } from '#contracts';

/** Lists of services that are written by hand, and how they name a service. */
const LISTS: Readonly<Record<string, (service: string) => string>> = {
  '.dependency-cruiser.cjs': (service) => `'apps/${service}/src': [`,
  'nest-cli.json': (service) => `"root": "apps/${service}"`,
  'docs/images/overview.svg': (service) => `>${service}<`,
  'docs/scaling.md': (service) => `\n| ${service} `,
};

it.each(Object.entries(LISTS))('%s names every service', (file, nameOf) => {
  const text = readFileSync(file, 'utf8');
  expect(serviceNames.filter((service) => !text.includes(nameOf(service)))).toEqual([]);
});
