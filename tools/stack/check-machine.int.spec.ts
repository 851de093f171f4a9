import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './paths.js';

const COMPILER = pathToFileURL(path.join(projectRoot(), 'tools/test-runner/register.ts')).href;
const CHECK = path.join(import.meta.dirname, 'check-machine.ts');

const check = (env: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, ['--import', COMPILER, CHECK, 'compose'], { env, encoding: 'utf8' });

describe('the check before a build', () => {
  it('The check ends with the programs to install on a machine without Java and Docker', () => {
    const { status, stderr } = check({ PATH: '/nowhere' });
    expect(stderr).toMatch(/^no way to run Kafka on this machine.*\n.*install Java 17/);
    expect(status).toBe(1);
  });

  it('The check passes without them if Postgres and Kafka are given', () => {
    const environment = { DATABASE_URL: 'postgres://here/entrepot', KAFKA_BROKERS: 'here:9092' };
    expect(check({ PATH: '/nowhere', ...environment })).toMatchObject({ status: 0, stderr: '' });
  });
});
