import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../stack/paths.js';
import type { Manifest } from './custom-resources.js';

const folder = path.join(projectRoot(), 'observability');

/** The alerts of `observability/` as a resource for the Prometheus operator. */
export function alertRules(): Manifest {
  const file = path.join(folder, 'prometheus', 'alerts.yml');
  const { groups } = parse(readFileSync(file, 'utf8')) as { groups: unknown[] };
  return {
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PrometheusRule',
    metadata: { name: 'entrepot' },
    spec: { groups },
  };
}

/** The dashboards of `observability/` as ConfigMaps for Grafana's sidecar. */
export function dashboards(): Manifest {
  const files = globSync('grafana/dashboards/*.json', { cwd: folder }).toSorted();
  return {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'dashboards', labels: { grafana_dashboard: '1' } },
    data: Object.fromEntries(
      files.map((file) => [path.basename(file), readFileSync(path.join(folder, file), 'utf8')]),
    ),
  };
}
