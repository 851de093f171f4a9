import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SHUTDOWN_LIMIT_MS } from '#platform';
import { projectRoot } from '../stack/paths.js';
import { SERVICES } from '../stack/topology.js';
import type { Manifest } from './custom-resources.js';
import { groupsOf } from '#contracts';
import { OVERLAYS, readRendered } from './rendered.js';
import {
  containersOf,
  deploymentsOf,
  environmentOf,
  find,
  mainOf,
  NAME,
  ofKind,
  roleOf,
  selects,
  serviceOf,
} from './test/workloads.js';
import type { Workload } from './test/workloads.js';

/** Timeout of a health check, in seconds. */
const CHECK_LIMIT_S = 2;

/** The gateway has no background work; taxes has, because it publishes rates when they become effective. */
const WITHOUT_WORKER = ['gateway'];

function sourceOf(program: string): string {
  return path.join(projectRoot(), program.replace(/^dist\//, '').replace(/\.js$/, '.ts'));
}

describe.each(OVERLAYS)('the pods of %s', (overlay) => {
  const manifests = readRendered(overlay);
  const deployments = deploymentsOf(manifests);
  const workloads = [...deployments, find<Workload>(manifests, 'Job', 'migrate')];

  it('The pods are one Deployment for the requests of a service, and one for its background work', () => {
    const expected = SERVICES.flatMap((service) =>
      WITHOUT_WORKER.includes(service)
        ? [`${service} api`]
        : [`${service} api`, `${service} worker`],
    );
    expect(
      deployments.map((deployment) => `${serviceOf(deployment)} ${roleOf(deployment)}`).toSorted(),
    ).toEqual(expected.toSorted());
    for (const service of SERVICES) {
      if (groupsOf(service).length > 0) expect(WITHOUT_WORKER).not.toContain(service);
    }
  });

  it('The pods run existing programs of one image', () => {
    const images = new Set(workloads.flatMap(containersOf).map(({ image }) => image));
    expect(images.size).toBe(1);
    for (const workload of workloads) {
      for (const { command, args, workingDir } of containersOf(workload)) {
        expect([command, workingDir]).toEqual([['node'], '/app']);
        const program = args.find((argument) => argument.startsWith('dist/')) ?? '';
        expect(existsSync(sourceOf(program))).toBe(true);
      }
    }
    for (const workload of deployments) {
      expect(mainOf(workload).args.at(-1)).toBe(`dist/apps/${serviceOf(workload)}/src/main.js`);
    }
  });

  it('The pods wait for the schema of their own service', () => {
    for (const workload of deployments) {
      const [init] = workload.spec.template.spec.initContainers ?? [];
      expect(init?.args).toEqual(['dist/tools/stack/await-schema-command.js', serviceOf(workload)]);
      expect(environmentOf(init ?? mainOf(workload), manifests)).toEqual({
        DATABASE_URL: `secret:${serviceOf(workload)}/DATABASE_URL`,
      });
    }
  });

  it('The pods have health checks at the paths that the service answers for each purpose', () => {
    const controller = readFileSync(
      path.join(projectRoot(), 'libs/platform/src/health/probes.controller.ts'),
      'utf8',
    );
    for (const workload of deployments) {
      const { startupProbe, livenessProbe, readinessProbe, ports } = mainOf(workload);
      expect(startupProbe?.httpGet).toEqual({ path: '/health/live', port: 'http' });
      expect(livenessProbe?.httpGet).toEqual({ path: '/health/live', port: 'http' });
      expect(readinessProbe?.httpGet).toEqual({ path: '/health/ready', port: 'http' });
      for (const probe of [startupProbe, livenessProbe, readinessProbe]) {
        expect(controller).toContain(`@Get('${probe?.httpGet.path.slice(1)}')`);
        expect(probe?.timeoutSeconds).toBeGreaterThan(CHECK_LIMIT_S);
      }
      const { HTTP_PORT, HTTP_HOST } = environmentOf(mainOf(workload), manifests);
      expect(ports).toEqual([{ name: 'http', containerPort: Number(HTTP_PORT) }]);
      expect(HTTP_HOST).toBe('0.0.0.0');
    }
  });

  it('The pods have enough time to stop', () => {
    for (const workload of deployments) {
      const { terminationGracePeriodSeconds = 0 } = workload.spec.template.spec;
      const preStop = mainOf(workload).lifecycle?.preStop.sleep.seconds ?? 0;
      expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
        preStop + SHUTDOWN_LIMIT_MS / 1_000,
      );
      if (roleOf(workload) === 'api') expect(preStop).toBeGreaterThanOrEqual(3);
    }
  });

  it('The pods declare resource requests, and no CPU limit', () => {
    for (const container of workloads.flatMap(containersOf)) {
      const { requests, limits } = container.resources;
      expect(Object.keys(requests).toSorted()).toEqual(['cpu', 'memory']);
      expect(Object.keys(limits)).toEqual(['memory']);
      expect(megabytes(limits['memory'])).toBeGreaterThanOrEqual(megabytes(requests['memory']));
    }
    // Node's heap may grow to 320 MB; the rest of a process is about 100 MB.
    for (const workload of deployments) {
      expect(megabytes(mainOf(workload).resources.limits['memory'])).toBeGreaterThanOrEqual(448);
      expect(megabytes(mainOf(workload).resources.requests['memory'])).toBeGreaterThanOrEqual(150);
    }
  });

  it('The pods have no privileges on their node', () => {
    for (const workload of workloads) {
      expect(workload.spec.template.spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 10_001,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      for (const container of containersOf(workload)) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
      }
    }
  });

  it('The pods have a service account without a token, and no variables of other services', () => {
    for (const workload of workloads) {
      const pod = workload.spec.template.spec;
      expect([pod.automountServiceAccountToken, pod.enableServiceLinks]).toEqual([false, false]);
      expect(pod.serviceAccountName).toBe(serviceOf(workload));
      const account = find<Manifest & { automountServiceAccountToken: boolean }>(
        manifests,
        'ServiceAccount',
        pod.serviceAccountName,
      );
      expect(account.automountServiceAccountToken).toBe(false);
    }
  });

  it('The pods spread over zones and nodes', () => {
    for (const workload of deployments) {
      const { topologySpreadConstraints = [] } = workload.spec.template.spec;
      expect(topologySpreadConstraints.map(({ topologyKey }) => topologyKey)).toEqual([
        'topology.kubernetes.io/zone',
        'kubernetes.io/hostname',
      ]);
    }
  });

  it('The pods have the service names that the gateway and the services use', () => {
    const addresses = new Set(
      deployments.flatMap((workload) =>
        Object.entries(environmentOf(mainOf(workload), manifests)).flatMap(([name, value]) =>
          name.endsWith('_URL') && value.startsWith('http://') ? [new URL(value).host] : [],
        ),
      ),
    );
    addresses.delete('127.0.0.1:4640'); // the sandbox's public address
    expect([...addresses].toSorted()).toEqual([...SERVICES].toSorted());
    for (const service of SERVICES) {
      const { spec } = find<Service>(manifests, 'Service', service);
      expect(spec.ports).toEqual([{ name: 'http', port: 80, targetPort: 'http' }]);
      const chosen = deployments.filter((deployment) =>
        selects({ matchLabels: spec.selector }, deployment.spec.template.metadata.labels),
      );
      expect(chosen.map((deployment) => `${serviceOf(deployment)} ${roleOf(deployment)}`)).toEqual([
        `${service} api`,
      ]);
    }
  });

  it('The pods are in a namespace that allows only restricted pods', () => {
    const [namespace] = ofKind(manifests, 'Namespace');
    expect(namespace?.metadata.labels).toMatchObject({
      'pod-security.kubernetes.io/enforce': 'restricted',
      'pod-security.kubernetes.io/warn': 'restricted',
    });
    for (const workload of workloads) {
      expect(workload.metadata.namespace).toBe(namespace?.metadata.name);
      expect(workload.metadata.labels?.[NAME]).toBe(serviceOf(workload));
    }
  });
});

interface Service extends Manifest {
  spec: {
    selector: Record<string, string>;
    ports: { name: string; port: number; targetPort: string }[];
  };
}

function megabytes(quantity = ''): number {
  const [, number, unit] = /^(\d+)(Mi|Gi)$/.exec(quantity) ?? [];
  return Number(number) * (unit === 'Gi' ? 1_024 : 1);
}
