import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_PORTS } from '../../topology.js';
import { composeContainers, stopComposeParts } from './compose.js';

const NOTHING_CALLED = '';
const COMPOSE = 'compose --file tools/stack/infrastructure/docker/docker-compose.yml';

let folder: string;
let calls: () => string;
const { PATH } = process.env;

/** A fake `docker` that records its calls, and fails while the file `fail` exists. */
const DOCKER = `#!/bin/sh
echo "$@ [$ENTREPOT_PORT_POSTGRES $ENTREPOT_PORT_KAFKA $ENTREPOT_POSTGRES_PASSWORD]" >> "$(dirname "$0")/calls"
if [ -e "$(dirname "$0")/fail" ]; then echo "no such image" >&2; exit 1; fi
`;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'entrepot-compose-'));
  writeFileSync(path.join(folder, 'docker'), DOCKER);
  chmodSync(path.join(folder, 'docker'), 0o755);
  process.env['PATH'] = `${folder}${path.delimiter}${PATH}`;
  const file = path.join(folder, 'calls');
  calls = () => (existsSync(file) ? readFileSync(file, 'utf8') : NOTHING_CALLED);
});

afterEach(() => {
  process.env['PATH'] = PATH;
  rmSync(folder, { recursive: true });
});

const options = () => ({
  ports: { ...DEFAULT_PORTS, kafka: 4999 },
  password: 'pass/word',
  runFolder: folder,
  report: () => undefined,
});

describe('containers of a Compose file', () => {
  it('Containers are started once for both parts, and use their published ports', async () => {
    const containers = composeContainers({ postgres: 'container', kafka: 'container' }, options());
    const [postgres, kafka] = await Promise.all([containers.postgres(), containers.kafka()]);
    expect(postgres.url).toBe('postgres://entrepot:pass%2Fword@127.0.0.1:4646/entrepot');
    expect(kafka.brokers).toEqual(['127.0.0.1:4999']);
    expect(calls()).toBe(`${COMPOSE} up --detach --wait postgres kafka [4646 4999 pass/word]\n`);
  });

  it('Containers are started only for the parts that need them', async () => {
    await composeContainers({ postgres: 'local', kafka: 'container' }, options()).kafka();
    expect(calls()).toMatch(/--wait kafka \[/);
  });

  it('Containers are stopped by the next process, once', async () => {
    await composeContainers({ postgres: 'local', kafka: 'container' }, options()).kafka();
    await stopComposeParts(folder);
    await stopComposeParts(folder);
    expect(calls().split(`${COMPOSE} stop --timeout 4 kafka `)).toHaveLength(2);
  });

  it('A failure of Compose is reported with its output', async () => {
    writeFileSync(path.join(folder, 'fail'), '');
    const starting = composeContainers(
      { postgres: 'local', kafka: 'container' },
      options(),
    ).kafka();
    await expect(starting).rejects.toThrow('docker compose up failed: no such image');
  });
});
