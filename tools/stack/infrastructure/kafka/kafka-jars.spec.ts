import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../paths.js';
import { hasKafkaJars, kafkaJarsFolder, verifyJars } from './kafka-jars.js';

let folder: string;
let list: string;

const sum = (text: string) => createHash('sha256').update(text).digest('hex');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'entrepot-jars-'));
  list = path.join(folder, 'list.sha256');
  writeFileSync(list, `${sum('one')}  one.jar\n${sum('two')}  two.jar\n`);
  writeFileSync(path.join(folder, 'one.jar'), 'one');
  writeFileSync(path.join(folder, 'two.jar'), 'two');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the broker’s jars', () => {
  it('The jars are used only after their checksums were verified', () => {
    expect(hasKafkaJars(folder, list)).toBe(false);
    verifyJars(folder, list);
    expect(hasKafkaJars(folder, list)).toBe(true);
  });

  it('The jars are rejected by name if they are not the pinned ones', () => {
    writeFileSync(path.join(folder, 'one.jar'), 'eno');
    rmSync(path.join(folder, 'two.jar'));
    writeFileSync(path.join(folder, 'three.jar'), 'three');
    expect(() => verifyJars(folder, list)).toThrow(
      /two.jar is missing\n(.*\n)?.*(three.jar is not on the list|one.jar has another checksum)/,
    );
    expect(() => verifyJars(folder, list)).toThrow(/three.jar is not on the list/);
    expect(() => verifyJars(folder, list)).toThrow(/one.jar has another checksum/);
    expect(hasKafkaJars(folder, list)).toBe(false);
  });

  it('The jars are fetched again if one is truncated or missing, or if others are pinned', () => {
    verifyJars(folder, list);
    writeFileSync(path.join(folder, 'one.jar'), 'o');
    expect(hasKafkaJars(folder, list)).toBe(false);
    rmSync(path.join(folder, 'one.jar'));
    expect(hasKafkaJars(folder, list)).toBe(false);
    writeFileSync(path.join(folder, 'one.jar'), 'one');
    expect(hasKafkaJars(folder, list)).toBe(true);
    writeFileSync(list, `${sum('two')}  two.jar\n`);
    expect(hasKafkaJars(folder, list)).toBe(false);
  });

  it('The jars are stored outside the work tree, or in it if the home folder is read-only', () => {
    const inCache = path.join('entrepot', 'kafka-4.2.1');
    expect(kafkaJarsFolder({ XDG_CACHE_HOME: folder })).toBe(path.join(folder, inCache));
    // Not even root can create a folder in a file.
    const inWorkTree = path.join(projectRoot(), 'node_modules', '.cache', inCache);
    expect(kafkaJarsFolder({ XDG_CACHE_HOME: list })).toBe(inWorkTree);
  });
});
