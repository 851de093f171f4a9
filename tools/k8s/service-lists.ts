import { globSync } from 'node:fs';
import path from 'node:path';
import { groupsOf, services } from '#contracts';
import { projectRoot } from '../stack/paths.js';
import { SERVICES } from '../stack/topology.js';

const deployments = SERVICES.flatMap((service) =>
  services[service].roles.map((role) => ({
    service,
    SERVICE: service.toUpperCase(),
    role,
    deployment: service === 'gateway' ? service : `${service}-${role}`,
  })),
);
const ofRole = (expectedRole: string) => deployments.filter(({ role }) => role === expectedRole);

/** What a list has an entry for, by the words after `# each`, and what stands for each name in braces. */
const ENTRIES: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  service: ofRole('api'),
  'service behind the gateway': ofRole('api').filter(({ service }) => service !== 'gateway'),
  deployment: [...ofRole('api'), ...ofRole('worker')],
  'consuming worker': ofRole('worker').filter(({ service }) => groupsOf(service).length > 0),
};

/** From `# each <what>:`, with the template of an entry behind it or as comments below it, to `# end`. */
const LIST = /^( *)# each ([a-z ]+):(?: (.+)|((?:\n\1#(?: {3}.*)?)+))\n([^]*?)^\1# end$/gm;

/** The files that may have lists of services. */
export function filesWithLists(): string[] {
  const files = '{docker-compose.yml,observability/prometheus/*.yml,k8s/**/*.{yaml,sh}}';
  return globSync(files, { cwd: projectRoot() }).map((file) => path.join(projectRoot(), file));
}

/**
 * Writes the lists of services in a text, each entry from the template of its list. Where the last line of a
 * template is a comment, the lines below it are the service's own and stay.
 */
export function fillLists(text: string): string {
  return text.replaceAll(LIST, (list: string, indent: string, what: string, ...parts: string[]) => {
    const [line, lines = '', old = ''] = parts;
    const template = line === undefined ? lines.split(`\n${indent}#`).slice(1) : [line];
    const entries = ENTRIES[what]?.map((names) =>
      template.map((part) => fill(part, indent, names)),
    );
    if (!entries) throw new Error(`there is no list of each ${what}`);
    const end = `${indent}# end`;
    const head = list.slice(0, -`\n${old}${end}`.length);
    return [head, ...withOwnLines(entries, old.split('\n')), end].join('\n');
  });
}

function fill(part: string, indent: string, names: Readonly<Record<string, string>>): string {
  const text = part.replace(/^ {3}/, '');
  return text && indent + text.replaceAll(/\{(\w+)\}/g, (name) => names[name.slice(1, -1)] ?? name);
}

function withOwnLines(entries: readonly string[][], old: readonly string[]): readonly string[] {
  const ends = ['', ...entries.map(([first]) => first)];
  return entries.flatMap((entry) => {
    const start = old.indexOf(entry.at(-1) ?? '') + 1;
    if (start === 0 || !entry.at(-1)?.trimStart().startsWith('#')) return entry;
    const end = old.findIndex((line, index) => index >= start && ends.includes(line));
    return [...entry, ...old.slice(start, end)];
  });
}
