import { readFileSync } from 'node:fs';
import { knownMetrics, labelsOf, type KnownMetric } from './known-metrics.js';
import { anchorsBelow, readAlerts, readDashboards } from './observability-files.js';
import { readExpression } from './promql.js';

const RUNBOOK = 'docs/runbook.md';

const alerts = readAlerts();
const dashboards = readDashboards();
const panels = dashboards.flatMap(({ file, panels: filePanels }) =>
  filePanels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => [`${file}: ${title}`, expr] as const),
  ),
);
const expressions = [...alerts.map(({ alert, expr }) => [alert, expr] as const), ...panels];

describe('alerts and dashboards', () => {
  let metrics: Map<string, KnownMetric>;

  beforeAll(async () => {
    metrics = await knownMetrics();
  });

  it('Alerts and dashboards exist', () => {
    expect(alerts.length).toBeGreaterThan(15);
    expect(dashboards.map(({ uid }) => uid).toSorted()).toEqual([
      'entrepot-business',
      'entrepot-messaging',
      'entrepot-services',
      'entrepot-webhooks',
    ]);
  });

  it.each(expressions)('%s reads metrics and labels that a service exposes', (_name, expr) => {
    const { selectors, grouping } = readExpression(expr);
    expect(selectors).not.toEqual([]);
    const available = new Set<string>();
    for (const { metric, labels } of selectors) {
      const exposed = labelsOf(metrics, metric);
      if (!exposed) throw new Error(`no service exposes ${metric}`);
      expect(exposed).toEqual(expect.arrayContaining(labels));
      for (const label of exposed) available.add(label);
    }
    for (const label of grouping) expect(available).toContain(label);
  });

  it('The buckets of a histogram are grouped by le', () => {
    for (const [name, expr] of expressions) {
      if (!expr.includes('histogram_quantile')) continue;
      expect([name, readExpression(expr).grouping]).toEqual([name, expect.arrayContaining(['le'])]);
    }
  });
});

describe('alerts', () => {
  it.each(alerts)('Alert $alert links to its entry in the runbook', ({ annotations }) => {
    const anchors = anchorsBelow(RUNBOOK, 'Alerts').map((anchor) => `${RUNBOOK}#${anchor}`);
    expect(anchors).toContain(annotations.runbook_url);
  });

  it('Each alert has one runbook entry, and each entry has an alert', () => {
    const used = alerts.map(({ annotations }) => annotations.runbook_url.split('#')[1]);
    expect(used.toSorted()).toEqual(anchorsBelow(RUNBOOK, 'Alerts').toSorted());
  });

  it('Alerts have unique names and a severity', () => {
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
    for (const { labels, annotations } of alerts) {
      expect(['critical', 'warning']).toContain(labels.severity);
      expect(annotations.summary).not.toBe('');
    }
  });

  it('The texts of alerts use only labels that the expression retains', () => {
    for (const { alert, expr, annotations } of alerts) {
      const { grouping, selectors } = readExpression(expr);
      const remainingLabels = expr.startsWith('absent')
        ? selectors.flatMap(({ labels }) => labels)
        : grouping.filter((label) => label !== 'le');
      const used = [...annotations.summary.matchAll(/\$labels\.(\w+)/g)].map(([, label]) => label);
      expect([alert, remainingLabels]).toEqual([alert, expect.arrayContaining(used)]);
    }
  });
});

describe('docs/observability.md', () => {
  it('The page has a row with the labels for every metric of the services, and no other rows', async () => {
    const metrics = [...(await knownMetrics()).values()];
    const ours = metrics.filter(({ name }) => name.startsWith('entrepot_'));
    expect(documented()).toEqual(
      ours
        .map(({ name, type, labels }) => ({ name, type, labels: labels.toSorted().join(' ') }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    );
  });
});

/** Rows of the tables: | `name` | type, unit | `label` `label` | meaning | */
function documented() {
  const page = readFileSync('docs/observability.md', 'utf8');
  const rows = page.matchAll(/^\| `(entrepot_\w+)` +\| (\w+)[^|]*\|([^|]*)\|/gm);
  return [...rows]
    .map(([, name = '', type = '', labels = '']) => ({
      name,
      type,
      labels: [...labels.matchAll(/`(\w+)`/g)]
        .map(([, label]) => label)
        .toSorted()
        .join(' '),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
