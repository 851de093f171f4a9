import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PIECE = Buffer.alloc(1024 * 1024);
const ENDING = Buffer.alloc(4 * 1024);

/** A disk of its own that a test can fill up: a file system in memory, which only root on Linux can mount. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  /** @throws Error saying what mount said */
  static mount(megabytes: number): SmallDisk {
    const folder = mkdtempSync(path.join(tmpdir(), 'entrepot-disk-'));
    const options = `size=${megabytes}m,mode=755`;
    run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
    return new SmallDisk(folder);
  }

  /** Leaves not a block. */
  fill(): void {
    const file = openSync(this.ballast, 'a');
    try {
      for (const piece of [PIECE, ENDING]) writeUntilFull(file, piece);
    } finally {
      closeSync(file);
    }
  }

  /** Gives back what `fill` took. */
  free(): void {
    rmSync(this.ballast, { force: true });
  }

  unmount(): void {
    run('umount', [this.folder]);
    rmSync(this.folder, { recursive: true });
  }

  private get ballast(): string {
    return path.join(this.folder, 'ballast');
  }
}

function writeUntilFull(file: number, piece: Buffer): void {
  try {
    for (;;) if (writeSync(file, piece) < piece.length) return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

function run(command: string, args: string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? stderr}`);
}
