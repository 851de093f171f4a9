import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFiles } from './project-files.js';

const ROOT_FILES = [
  'config.ts',
  'main.ts',
  'main.tsx',
  'metrics.ts',
  'problems.ts',
  'program.ts',
  'sandbox-seed.ts',
];
const MOST_FILES = 15;

const sources = projectFiles('{apps,libs,tools,e2e,bench}/**/*.{ts,tsx}').filter(
  (file) => !file.includes('/generated/'),
);
const product = sources.filter(
  (file) => /^(apps|libs)\//.test(file) && !/\.spec\.ts$|\/(test|spec)\/|-data\.ts$/.test(file),
);

describe('the layout of the code', () => {
  it('Only the module and known files are at the root of a service', () => {
    const misplaced = product.filter((file) => {
      const [, name, root] = /^apps\/(\w+)\/src\/([^/]+)$/.exec(file) ?? [];
      return root !== undefined && ![`${name}.module.ts`, ...ROOT_FILES].includes(root);
    });
    expect(product.length).toBeGreaterThan(500);
    expect(misplaced).toEqual([]);
  });

  it(`A folder has at most ${MOST_FILES} files, without specs`, () => {
    const counted = sources.filter((file) => !/\.(spec|suite)\.ts$/.test(file));
    const folders = Map.groupBy(counted, (file) => path.dirname(file));
    const large = [...folders].filter(([, files]) => files.length > MOST_FILES);
    expect(large.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
  });

  it('Each capability of a service has a module', () => {
    const capabilities = new Set(
      product.flatMap((file) => /^apps\/\w+\/src\/[^/]+(?=\/)/.exec(file)?.[0] ?? []),
    );
    const withInjectables = [...capabilities].filter((folder) =>
      product.some(
        (file) =>
          file.startsWith(`${folder}/`) &&
          /^@(Injectable|Controller)\(/m.test(readFileSync(file, 'utf8')),
      ),
    );
    const missing = withInjectables.filter(
      (folder) => !product.includes(`${folder}/${path.basename(folder)}.module.ts`),
    );
    expect(missing).toEqual([]);
  });

  it('No controller has a transaction, because a write goes through a use case', () => {
    const controllers = product.filter((file) => file.endsWith('.controller.ts'));
    const writing = controllers.filter((file) =>
      /Transactor|UnitOfWork|\bwriteAlone\b/.test(readFileSync(file, 'utf8')),
    );
    expect(controllers.length).toBeGreaterThan(50);
    expect(writing).toEqual([]);
  });

  it('No use case method has the name run', () => {
    const offenders = product.filter(
      (file) =>
        file.startsWith('apps/') && /^ {2}(async )?run(<.*>)?\(/m.test(readFileSync(file, 'utf8')),
    );
    expect(offenders).toEqual([]);
  });
});
