import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { projectRoot } from '../stack/paths.js';
import type { Manifest } from './custom-resources.js';

/** The overlays, each a complete system. */
export const OVERLAYS = ['sandbox', 'production', 'external'] as const;
export type Overlay = (typeof OVERLAYS)[number];

/** Where an overlay's rendered manifests are kept, so that tests need no Kustomize. */
export function renderedFile(overlay: Overlay): string {
  return path.join(projectRoot(), 'k8s', 'rendered', `${overlay}.yaml`);
}

/** The first line of a rendered file: it says of which sources it was made. */
export function stampOf(fingerprint: string): string {
  return `# npm run k8s:write made this from sources ${fingerprint}`;
}

/** Changes with every file that an overlay may be made of. */
export function sourcesFingerprint(): string {
  const files = globSync('k8s/{base,components,overlays}/**/*.{yaml,env}', { cwd: projectRoot() });
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    hash.update(`${file}\n`).update(readFileSync(path.join(projectRoot(), file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** An overlay as `kubectl kustomize` renders it. */
export function readOverlay(overlay: Overlay): Manifest[] {
  return readManifests(readFileSync(renderedFile(overlay), 'utf8'));
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
