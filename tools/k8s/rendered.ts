import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { projectRoot } from '../stack/paths.js';
import type { Manifest } from './custom-resources.js';

/** The overlays, each a complete system. */
export const OVERLAYS = ['sandbox', 'production', 'external'] as const;
export type Overlay = (typeof OVERLAYS)[number];

/** Everything that is rendered: each overlay, and one overlay with the optional tracing component. */
export const RENDERED = [...OVERLAYS, 'traced'] as const;
export type Rendered = (typeof RENDERED)[number];

/** The folder from which Kustomize renders it. */
export function sourceFolder(rendered: Rendered): string {
  const parent = rendered === 'traced' ? 'checks' : 'overlays';
  return path.join(projectRoot(), 'k8s', parent, rendered);
}

/** The file with the rendered manifests, so that tests need no Kustomize. */
export function renderedFile(rendered: Rendered): string {
  return path.join(projectRoot(), 'k8s', 'rendered', `${rendered}.yaml`);
}

/** The first line of a rendered file, with the fingerprint of its sources. */
export function stampOf(fingerprint: string): string {
  return `# npm run k8s:write made this from sources ${fingerprint}`;
}

/** A hash of all files that Kustomize may render. */
export function sourcesFingerprint(): string {
  const sources = 'k8s/{base,components,overlays,checks/traced}/**/*.{yaml,env}';
  const files = globSync(sources, { cwd: projectRoot() });
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    hash.update(`${file}\n`).update(readFileSync(path.join(projectRoot(), file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The manifests as `kubectl kustomize` renders them. */
export function readRendered(rendered: Rendered): Manifest[] {
  return readManifests(readFileSync(renderedFile(rendered), 'utf8'));
}

/** The objects of a YAML text of several documents. */
export function readManifests(text: string): Manifest[] {
  return parseAllDocuments(text).flatMap((document) => {
    const [fault] = document.errors;
    if (fault) throw fault;
    const manifest = document.toJS() as Manifest | null;
    return manifest ? [manifest] : [];
  });
}
