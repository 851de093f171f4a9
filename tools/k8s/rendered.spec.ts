import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../stack/paths.js';
import { kafkaTopics, kafkaUsers, scaledObjects } from './custom-resources.js';
import { consumers, principals } from './kafka-access.js';
import { RENDERED, readManifests, renderedFile, sourcesFingerprint, stampOf } from './rendered.js';
import { alertRules, dashboards } from './watching.js';

/** The other specs of this folder read the rendered files, so these must be current. */
describe('npm run k8s:write', () => {
  it.each(RENDERED)('npm run k8s:write was run since the sources of %s changed', (name) => {
    const [stamp] = readFileSync(renderedFile(name), 'utf8').split('\n');
    expect(stamp).toBe(stampOf(sourcesFingerprint()));
  });

  it.each([
    ['strimzi/topics.yaml', kafkaTopics()],
    ['strimzi/users.yaml', kafkaUsers(principals)],
    ['kafka-consumers/users.yaml', kafkaUsers(consumers)],
    ['keda/scaled-objects.yaml', scaledObjects()],
    ['monitoring/alerts.yaml', [alertRules()]],
    ['monitoring/dashboards.yaml', [dashboards()]],
  ])('npm run k8s:write was run since the code behind %s changed', (file, expected) => {
    const text = readFileSync(path.join(projectRoot(), 'k8s', 'components', file), 'utf8');
    expect(readManifests(text)).toEqual(expected);
  });
});
