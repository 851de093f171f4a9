import { services } from '#contracts';
import { readTracingConfig, wantsTraces } from '#platform';
import { SERVICES } from '../stack/topology.js';
import type { Manifest } from './custom-resources.js';
import { OVERLAYS, readRendered, type Rendered } from './rendered.js';
import {
  deploymentsOf,
  environmentOf,
  mainOf,
  ofKind,
  selects,
  serviceOf,
} from './test/workloads.js';
import type { Workload } from './test/workloads.js';

interface Policy extends Manifest {
  spec: {
    podSelector: Parameters<typeof selects>[0];
    policyTypes: string[];
    egress: { to: { namespaceSelector: unknown }[]; ports: { protocol: string; port: number }[] }[];
  };
}

const ENDPOINT = 'OTEL_EXPORTER_OTLP_ENDPOINT';
/** The environment of each service, by the name of its Deployment. */
type Environments = Record<string, Record<string, string>>;

function environmentsIn(rendered: Rendered): Environments {
  const manifests = readRendered(rendered);
  const deployments = deploymentsOf(manifests);
  return Object.fromEntries(
    deployments.map((deployment) => [
      deployment.metadata.name,
      environmentOf(mainOf(deployment), manifests),
    ]),
  );
}

function policiesIn(rendered: Rendered): Policy[] {
  return ofKind<Policy>(readRendered(rendered), 'NetworkPolicy');
}

function labelsOf({ spec }: Workload): Record<string, string> {
  return spec.template.metadata.labels;
}

/** The tracing component is in no overlay; `traced` is the overlay `external` with it. */
describe('traces', () => {
  const traced = environmentsIn('traced');
  const usual = policiesIn('external');
  const added = policiesIn('traced').filter(
    ({ metadata }) => !usual.some((policy) => policy.metadata.name === metadata.name),
  );

  it.each(OVERLAYS)('Traces are off in %s', (overlay) => {
    const environments = Object.values(environmentsIn(overlay));
    expect(environments.filter((environment) => wantsTraces(environment))).toEqual([]);
    expect(
      environments.flatMap((environment) => Object.keys(environment)).filter(isTracing),
    ).toEqual([]);
  });

  it('Traces are on in every service with the component, by variables that the services read', () => {
    const deployments = deploymentsOf(readRendered('traced'));
    expect(deployments).toHaveLength(SERVICES.flatMap((name) => services[name].roles).length);
    for (const deployment of deployments) {
      const environment = traced[deployment.metadata.name] ?? {};
      expect([deployment.metadata.name, wantsTraces(environment)]).toEqual([
        deployment.metadata.name,
        true,
      ]);
      const read = [
        ENDPOINT,
        ...Object.keys(readTracingConfig(serviceOf(deployment), environment)),
      ];
      expect(read).toEqual(expect.arrayContaining(Object.keys(environment).filter(isTracing)));
    }
  });

  it('The component changes no other variable of a service', () => {
    const untraced = Object.entries(traced).map(([name, environment]) => [
      name,
      Object.fromEntries(Object.entries(environment).filter(([variable]) => !isTracing(variable))),
    ]);
    expect(Object.fromEntries(untraced)).toEqual(environmentsIn('external'));
  });

  it('Traces may be sent only to the collector, by the services but not by the Jobs', () => {
    expect(added).toHaveLength(1);
    const [{ spec } = {} as Policy] = added;
    const manifests = readRendered('traced');
    for (const deployment of deploymentsOf(manifests)) {
      expect(selects(spec.podSelector, labelsOf(deployment))).toBe(true);
    }
    for (const job of ofKind<Workload>(manifests, 'Job')) {
      expect(selects(spec.podSelector, labelsOf(job))).toBe(false);
    }
    expect(spec.policyTypes).toEqual(['Egress']);
    const { hostname, port } = new URL(traced['gateway']?.[ENDPOINT] ?? '');
    const namespace = hostname.split('.')[1];
    const to = [
      { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': namespace } } },
    ];
    expect(spec.egress).toEqual([{ to, ports: [{ protocol: 'TCP', port: Number(port) }] }]);
  });

  it('The component leaves the existing policies unchanged', () => {
    const names = new Set(added.map(({ metadata }) => metadata.name));
    expect(policiesIn('traced').filter(({ metadata }) => !names.has(metadata.name))).toEqual(usual);
  });
});

function isTracing(variable: string): boolean {
  return variable.startsWith('OTEL_');
}
