import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { projectRoot } from '../stack/paths.js';
import { kafkaTopics, kafkaUsers, scaledObjects, type Manifest } from './custom-resources.js';
import { consumers, principals } from './kafka-access.js';
import { alertRules, dashboards } from './watching.js';
import { RENDERED, renderedFile, sourceFolder, sourcesFingerprint, stampOf } from './rendered.js';
import type { Rendered } from './rendered.js';
import { fillLists, filesWithLists } from './service-lists.js';

/**
 * `npm run k8s:write`: writes the lists of services, docker-compose.yml's as well, and the manifests that are derived
 * from the code, then the output of `kubectl kustomize`.
 */
const components = path.join(projectRoot(), 'k8s', 'components');

function write(file: string, manifests: readonly Manifest[]): void {
  const text = manifests.map((manifest) => stringify(manifest, { aliasDuplicateObjects: false }));
  writeFileSync(
    path.join(components, file),
    `# Written from the code by npm run k8s:write.\n${text.join('---\n')}`,
  );
}

function render(name: Rendered): void {
  const folder = sourceFolder(name);
  const { status, stdout, stderr, error } = spawnSync('kubectl', ['kustomize', folder], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw new Error(`kubectl is needed to render the overlays: ${error.message}`);
  if (status !== 0) throw new Error(`${name}: ${stderr}`);
  if (stderr !== '') throw new Error(`${name} renders with a warning: ${stderr}`);
  writeFileSync(renderedFile(name), `${stampOf(sourcesFingerprint())}\n${stdout}`);
}

for (const file of filesWithLists()) writeFileSync(file, fillLists(readFileSync(file, 'utf8')));
write('strimzi/topics.yaml', kafkaTopics());
write('strimzi/users.yaml', kafkaUsers(principals));
write('kafka-consumers/users.yaml', kafkaUsers(consumers));
write('keda/scaled-objects.yaml', scaledObjects());
write('monitoring/alerts.yaml', [alertRules()]);
write('monitoring/dashboards.yaml', [dashboards()]);
mkdirSync(path.dirname(renderedFile('sandbox')), { recursive: true });
for (const name of RENDERED) render(name);
