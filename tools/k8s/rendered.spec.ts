import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../stack/paths.js';
import { kafkaTopics, kafkaUsers, scaledObjects } from './custom-resources.js';
import { consumers, principals } from './kafka-access.js';
import { RENDERED, readManifests, renderedFile, sourcesFingerprint, stampOf } from './rendered.js';
import { fillLists, filesWithLists } from './service-lists.js';
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

  it('npm run k8s:write was run since the services changed', () => {
    const texts = filesWithLists().map((file) => [file, readFileSync(file, 'utf8')] as const);
    expect(texts.filter(([, text]) => text.includes('# each ')).length).toBeGreaterThan(8);
    expect(texts.filter(([, text]) => fillLists(text) !== text).map(([file]) => file)).toEqual([]);
  });
});

describe('a list of services', () => {
  const list = [
    '  # each consuming worker:',
    '  #   {deployment}:',
    '  #     # {deployment} alone:',
    '  former-worker:',
    '    # former-worker alone:',
    '    value: former',
    '  orders-worker:',
    '    # orders-worker alone:',
    '    value: own',
    '  # end',
  ].join('\n');

  it('A list of services gets missing entries, loses others and keeps the own lines of an entry', () => {
    const filled = fillLists(list);
    expect(filled).not.toContain('former');
    expect(filled).toContain('  pricing-worker:\n    # pricing-worker alone:\n  orders-worker:\n');
    expect(filled).toContain('    # orders-worker alone:\n    value: own\n  logistics-worker:\n');
  });

  it('A list with entries of an unknown kind is rejected', () => {
    expect(() => fillLists(list.replace('consuming worker', 'server'))).toThrow(/each server/);
  });
});
