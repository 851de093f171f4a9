import { spawnSync } from 'node:child_process';
import path from 'node:path';

const OLDEST_JAVA = 17;

/** `JAVA_HOME`'s java if set, else the one on the PATH. */
export function javaCommand(env: NodeJS.ProcessEnv = process.env): string {
  return env['JAVA_HOME'] ? path.join(env['JAVA_HOME'], 'bin', 'java') : 'java';
}

/** Java finds no file whose name has letters outside of the locale, which may be ASCII. */
export function javaEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, LC_ALL: 'C.UTF-8' };
}

/** Whether this machine has a Java that can run the broker. */
export function hasJava(): boolean {
  const { status, stderr } = spawnSync(javaCommand(), ['-version'], { encoding: 'utf8' });
  return status === 0 && javaMajor(stderr) >= OLDEST_JAVA;
}

/** The major version in the output of `java -version`, or 0; `1.8.0` is 8. */
export function javaMajor(text: string): number {
  const [, first = '0', second = '0'] = /version "(\d+)(?:\.(\d+))?/.exec(text) ?? [];
  return Number(first === '1' ? second : first);
}

export function hasMaven(): boolean {
  return spawnSync('mvn', ['--version'], { stdio: 'ignore', env: javaEnvironment() }).status === 0;
}
