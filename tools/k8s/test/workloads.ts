import type { Manifest } from '../custom-resources.js';

export interface Variable {
  name: string;
  value?: string;
  valueFrom?: {
    configMapKeyRef?: { name: string; key: string };
    secretKeyRef?: { name: string; key: string };
  };
}

interface Probe {
  httpGet: { path: string; port: string };
  periodSeconds: number;
  timeoutSeconds: number;
  failureThreshold: number;
}

export interface Container {
  name: string;
  image: string;
  command: string[];
  args: string[];
  workingDir: string;
  env?: Variable[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  lifecycle?: { preStop: { sleep: { seconds: number } } };
  resources: { requests: Record<string, string>; limits: Record<string, string> };
  securityContext: Record<string, unknown>;
  volumeMounts?: { name: string; mountPath: string }[];
}

export interface Pod {
  serviceAccountName: string;
  automountServiceAccountToken: boolean;
  enableServiceLinks: boolean;
  terminationGracePeriodSeconds?: number;
  securityContext: Record<string, unknown>;
  topologySpreadConstraints?: { topologyKey: string }[];
  initContainers?: Container[];
  containers: Container[];
  volumes?: { name: string; secret?: { secretName: string } }[];
}

/** A Deployment or Job with its pods. */
export interface Workload extends Manifest {
  spec: {
    replicas?: number;
    template: { metadata: { labels: Record<string, string> }; spec: Pod };
  };
}

export const NAME = 'app.kubernetes.io/name';
const COMPONENT = 'app.kubernetes.io/component';

export function ofKind<T extends Manifest>(manifests: readonly Manifest[], kind: string): T[] {
  return manifests.filter((manifest) => manifest.kind === kind) as T[];
}

/** @throws Error when there is none */
export function find<T extends Manifest>(
  manifests: readonly Manifest[],
  kind: string,
  name: string,
): T {
  const manifest = manifests.find(
    (candidate) => candidate.kind === kind && candidate.metadata.name === name,
  );
  if (!manifest) throw new Error(`there is no ${kind} ${name}`);
  return manifest as T;
}

export function deploymentsOf(manifests: readonly Manifest[]): Workload[] {
  return ofKind<Workload>(manifests, 'Deployment');
}

/** Labels of a workload's pods. */
function labelsOf(workload: Workload): Record<string, string> {
  return workload.spec.template.metadata.labels;
}

export function serviceOf(workload: Workload): string {
  return labelsOf(workload)[NAME] ?? '';
}

export function roleOf(workload: Workload): string {
  return labelsOf(workload)[COMPONENT] ?? '';
}

export function mainOf(workload: Workload): Container {
  const [container] = workload.spec.template.spec.containers;
  if (!container) throw new Error(`${workload.metadata.name} has no container`);
  return container;
}

export function containersOf(workload: Workload): Container[] {
  const { initContainers = [], containers } = workload.spec.template.spec;
  return [...initContainers, ...containers];
}

/** The whole environment of a container; a value from a Secret is shown as `secret:name/key`. */
export function environmentOf(
  container: Container,
  manifests: readonly Manifest[],
): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const { configMapRef } of container.envFrom ?? []) {
    if (configMapRef) Object.assign(environment, dataOf(manifests, configMapRef.name));
  }
  for (const { name, value, valueFrom } of container.env ?? []) {
    const { configMapKeyRef: setting, secretKeyRef: secret } = valueFrom ?? {};
    if (setting) environment[name] = valueAt(dataOf(manifests, setting.name), setting);
    else environment[name] = secret ? `secret:${secret.name}/${secret.key}` : (value ?? '');
  }
  return environment;
}

function dataOf(manifests: readonly Manifest[], name: string): Record<string, string> {
  return find<Manifest & { data: Record<string, string> }>(manifests, 'ConfigMap', name).data;
}

function valueAt(
  data: Record<string, string>,
  { name, key }: { name: string; key: string },
): string {
  const value = data[key];
  if (value === undefined) throw new Error(`ConfigMap ${name} has no ${key}`);
  return value;
}

interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; operator: string; values: string[] }[];
}

/** Whether a label selector matches the labels. Supports only the operator `In`. */
export function selects(selector: Selector, labels: Record<string, string>): boolean {
  const { matchLabels = {}, matchExpressions = [] } = selector;
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values }) => {
      if (operator !== 'In') throw new Error(`the operator ${operator} is not supported here`);
      return values.includes(labels[key] ?? '');
    })
  );
}
