import { SERVICES } from '../stack/topology.js';
import type { Manifest } from './custom-resources.js';
import { OVERLAYS, readRendered, type Overlay } from './rendered.js';
import { deploymentsOf, ofKind, roleOf, selects, serviceOf } from './test/workloads.js';
import type { Workload } from './test/workloads.js';

type Selector = Parameters<typeof selects>[0];

interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
  ipBlock?: { cidr: string; except?: string[] };
}

interface Rule {
  from?: Peer[];
  to?: Peer[];
  ports: { protocol: string; port: number | string }[];
}

interface Policy extends Manifest {
  spec: { podSelector: Selector; policyTypes: string[]; ingress?: Rule[]; egress?: Rule[] };
}

/** A source or target of traffic, inside our namespace or outside. */
interface Place {
  name: string;
  labels: Record<string, string>;
  namespace?: string;
}

const outside: Record<string, Place> = {
  dns: { name: 'dns', labels: { 'k8s-app': 'kube-dns' }, namespace: 'kube-system' },
  callers: { name: 'callers', labels: {}, namespace: 'gateway-system' },
  prometheus: { name: 'prometheus', labels: {}, namespace: 'monitoring' },
  stranger: { name: 'stranger', labels: {}, namespace: 'default' },
};

const kafka = { 'strimzi.io/cluster': 'entrepot', 'strimzi.io/kind': 'Kafka' };
const postgres = { 'cnpg.io/cluster': 'postgres' };

function isPeer(peer: Peer, { labels, namespace }: Place): boolean {
  if (peer.ipBlock) return false;
  if (peer.namespaceSelector) {
    const inNamespace = selects(peer.namespaceSelector, {
      'kubernetes.io/metadata.name': namespace ?? '',
    });
    return inNamespace && selects(peer.podSelector ?? {}, labels);
  }
  return namespace === undefined && selects(peer.podSelector ?? {}, labels);
}

describe.each(OVERLAYS)('the network of %s', (overlay) => {
  const manifests = readRendered(overlay);
  const policies = ofKind<Policy>(manifests, 'NetworkPolicy');
  const jobs = ofKind<Workload>(manifests, 'Job');
  const pods: Place[] = [...deploymentsOf(manifests), ...jobs].map((workload) => ({
    name: workload.metadata.name,
    labels: workload.spec.template.metadata.labels,
  }));

  function rulesOf(pod: Place, direction: 'ingress' | 'egress'): Rule[] {
    return policies
      .filter(({ spec }) => selects(spec.podSelector, pod.labels))
      .flatMap(({ spec }) => spec[direction] ?? []);
  }

  function ports(rules: readonly Rule[], place: Place): string[] {
    return rules
      .filter(({ from = [], to = [] }) => [...from, ...to].some((peer) => isPeer(peer, place)))
      .flatMap((rule) => rule.ports.map(({ protocol, port }) => `${protocol} ${port}`));
  }

  it('The network allows no traffic to or from our pods by default', () => {
    for (const pod of pods) {
      const types = policies
        .filter(({ spec }) => selects(spec.podSelector, pod.labels))
        .flatMap(({ spec }) => spec.policyTypes);
      expect(new Set(types)).toEqual(new Set(['Ingress', 'Egress']));
      expect(ports(rulesOf(pod, 'ingress'), outside['stranger'] as Place)).toEqual([]);
      expect(ports(rulesOf(pod, 'egress'), outside['stranger'] as Place)).toEqual([]);
    }
  });

  it('The network allows only the documented connections between the services', () => {
    const arrows = pods.flatMap((from) =>
      pods
        .filter((to) => to !== from)
        .filter((to) => {
          const leaves = ports(rulesOf(from, 'egress'), to).includes('TCP http');
          const enters = ports(rulesOf(to, 'ingress'), from).includes('TCP http');
          return leaves && enters;
        })
        .map((to) => `${from.name} ${to.name}`),
    );
    const services = SERVICES.filter((name) => name !== 'gateway');
    const expected = [
      ...services.map((service) => `gateway ${service}-api`),
      ...services.flatMap((service) => [`${service}-api gateway`, `${service}-worker gateway`]),
      ...(overlay === 'sandbox' ? ['sandbox gateway'] : []),
    ];
    expect(arrows.toSorted()).toEqual(expected.toSorted());
  });

  it('The network allows access from outside only to the gateway, and scrapes by Prometheus', () => {
    for (const pod of pods) {
      const rules = rulesOf(pod, 'ingress');
      expect([pod.name, ports(rules, outside['callers'] as Place)]).toEqual([
        pod.name,
        pod.name === 'gateway' ? ['TCP http'] : [],
      ]);
      const isService = jobs.every((job) => job.metadata.name !== pod.name);
      expect([pod.name, ports(rules, outside['prometheus'] as Place)]).toEqual([
        pod.name,
        overlay === 'production' && isService ? ['TCP http'] : [],
      ]);
    }
  });

  it('The network allows DNS, Kafka and Postgres from every pod', () => {
    for (const pod of pods) {
      const rules = rulesOf(pod, 'egress');
      expect(ports(rules, outside['dns'] as Place)).toEqual(['UDP 53', 'TCP 53']);
      if (overlay === 'external') {
        expect(blocks(rules)).toEqual(
          expect.arrayContaining(['10.0.0.0/8 9093', '10.0.0.0/8 5432']),
        );
      } else {
        expect(ports(rules, { name: 'kafka', labels: kafka })).toEqual(['TCP 9093']);
        expect(ports(rules, { name: 'postgres', labels: postgres })).toEqual(['TCP 5432']);
      }
    }
  });

  it('The network allows connections to external addresses only from pods that call a provider', () => {
    const asking = pods
      .filter((pod) => blocks(rulesOf(pod, 'egress')).some((block) => block.endsWith(' 443')))
      .map(({ name }) => name);
    expect(asking.toSorted()).toEqual(outwardOf[overlay]);
  });

  it('The network has no policy that selects nothing', () => {
    const otherPlaces: Place[] = [{ name: 'postgres', labels: postgres }];
    for (const { metadata, spec } of policies) {
      const chosen = [...pods, ...otherPlaces].filter(({ labels }) =>
        selects(spec.podSelector, labels),
      );
      expect([metadata.name, chosen.length > 0]).toEqual([metadata.name, true]);
    }
  });

  it('The names of workers and APIs match the roles in their labels', () => {
    for (const workload of deploymentsOf(manifests)) {
      const name =
        serviceOf(workload) === 'gateway'
          ? 'gateway'
          : `${serviceOf(workload)}-${roleOf(workload)}`;
      expect(workload.metadata.name).toBe(name);
    }
  });
});

/**
 * Logistics stores documents in a bucket, the worker of catalog calls the translation provider, and the worker of
 * webhooks calls the endpoints of merchants.
 */
const outwardOf: Record<Overlay, string[]> = {
  sandbox: ['webhooks-worker'],
  production: ['catalog-worker', 'logistics-api', 'logistics-worker', 'webhooks-worker'],
  external: ['gateway', 'logistics-api', 'logistics-worker', 'webhooks-worker'],
};

function blocks(rules: readonly Rule[]): string[] {
  return rules.flatMap(({ to = [], ports }) =>
    to.flatMap(({ ipBlock }) =>
      ipBlock ? ports.map(({ port }) => `${ipBlock.cidr} ${port}`) : [],
    ),
  );
}
