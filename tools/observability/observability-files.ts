import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const FOLDER = path.resolve('observability');

export interface Alert {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
}

/** The rules of `alerts.yml`. */
export function readAlerts(): Alert[] {
  const file = readFileSync(path.join(FOLDER, 'prometheus/alerts.yml'), 'utf8');
  const { groups } = parse(file) as { groups: { rules: Alert[] }[] };
  return groups.flatMap(({ rules }) => rules);
}

export interface Panel {
  id: number;
  title: string;
  type: string;
  targets?: { expr: string }[];
}

export interface Dashboard {
  file: string;
  uid: string;
  title: string;
  panels: Panel[];
}

export function readDashboards(): Dashboard[] {
  const folder = path.join(FOLDER, 'grafana/dashboards');
  return readdirSync(folder).map((file) => ({
    file,
    ...(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Omit<Dashboard, 'file'>),
  }));
}

/** The anchors of the headings below a section of a Markdown page. */
export function anchorsBelow(page: string, section: string): string[] {
  const lines = readFileSync(path.resolve(page), 'utf8').split('\n');
  const from = lines.indexOf(`## ${section}`);
  const after = lines.findIndex((line, index) => index > from && line.startsWith('## '));
  return lines
    .slice(from, after === -1 ? undefined : after)
    .filter((line) => line.startsWith('### '))
    .map((line) => anchorOf(line.slice(4)));
}

/** The anchor that GitHub gives to a heading. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s/g, '-');
}
