import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../stack/paths.js';
import { RENDERED, renderedFile, sourceFolder, type Rendered } from './rendered.js';

/**
 * `npm run check:k8s`: validates every overlay with the API server of `KUBECONFIG` by dry runs; it creates and deletes
 * only the namespace, if that does not exist. A warning counts as a rejection. Invalid manifests are tried too, so that
 * a check that accepts everything fails.
 */
const NAMESPACE = 'entrepot';
const folder = path.join(projectRoot(), 'k8s');

interface Answer {
  ok: boolean;
  /** The server's output, including warnings, without the lines of accepted objects. */
  output: string;
}

function kubectl(...args: string[]): Answer {
  const { status, stdout, stderr, error } = spawnSync('kubectl', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw new Error(`kubectl cannot be run: ${error.message}`);
  const output = `${stderr}${stdout}`
    .split('\n')
    .filter((line) => line !== '' && !line.endsWith('serverside-applied (server dry run)'))
    .join('\n');
  return { ok: status === 0 && !stderr.includes('Warning:'), output };
}

function dryRun(file: string): Answer {
  return kubectl(
    'apply',
    '--server-side',
    '--force-conflicts',
    '--dry-run=server',
    '--validate=strict',
    `--namespace=${NAMESPACE}`,
    `--filename=${file}`,
  );
}

/** Tests read the rendered file, so it must equal the current output of Kustomize. */
function isCurrent(name: Rendered): Answer {
  const rendered = kubectl('kustomize', sourceFolder(name));
  if (!rendered.ok) return rendered;
  const committed = readFileSync(renderedFile(name), 'utf8').split('\n').slice(1);
  return {
    ok: committed.filter((line) => line !== '').join('\n') === rendered.output,
    output: 'k8s/rendered differs from the output of Kustomize; run npm run k8s:write',
  };
}

/** The first line of the file has the text that the server's rejection must contain. */
function isRefused(file: string): Answer {
  const expected = readFileSync(file, 'utf8').split('\n')[0]?.replace('# refused: ', '') ?? '';
  const { ok, output } = dryRun(file);
  return {
    ok: !ok && output.includes(expected),
    output: `is not refused for ${expected}: ${output}`,
  };
}

function hasKind(resource: string): boolean {
  return kubectl('get', resource, '--all-namespaces', '--ignore-not-found').ok;
}

let passed = 0;
let failed = 0;

function report(name: string, { ok, output }: Answer): void {
  if (ok) passed += 1;
  else failed += 1;
  console.log(`${ok ? 'ok' : 'FAILED'}  ${name}${ok ? '' : `\n${output}`}`);
}

function check(): void {
  for (const name of RENDERED) {
    report(`${name} is rendered`, isCurrent(name));
    report(`${name} is accepted`, dryRun(renderedFile(name)));
  }
  const examples = path.join(folder, 'examples', 'external-secrets.yaml');
  if (hasKind('externalsecrets.external-secrets.io')) {
    report('examples/external-secrets.yaml is accepted', dryRun(examples));
  } else {
    console.log('skipped: examples/external-secrets.yaml, because this cluster lacks its operator');
  }
  for (const file of globSync('checks/broken/*.yaml', { cwd: folder }).toSorted()) {
    report(`${file} is refused`, isRefused(path.join(folder, file)));
  }
}

const made = !kubectl('get', 'namespace', NAMESPACE).ok;
if (made) {
  const { ok, output } = kubectl(
    'apply',
    '--server-side',
    '-f',
    path.join(folder, 'base', 'namespace.yaml'),
  );
  if (!ok) throw new Error(`the namespace cannot be created: ${output}`);
}
try {
  check();
} finally {
  if (made) kubectl('delete', 'namespace', NAMESPACE, '--wait=false');
}
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
