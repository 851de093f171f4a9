import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemCommand } from './system-command.js';

const PIECE = Buffer.alloc(1024 * 1024);
const ENDING = Buffer.alloc(4 * 1024);

/** A separate disk that a test can fill: an in-memory file system, which only root on Linux can mount. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  /** @throws Error with the output of mount */
  static mount(megabytes: number): SmallDisk {
    const folder = mkdtempSync(path.join(tmpdir(), 'entrepot-disk-'));
    const options = `size=${megabytes}m,mode=755`;
    systemCommand('mount', '-t', 'tmpfs', '-o', options, 'tmpfs', folder);
    return new SmallDisk(folder);
  }

  /** Uses every free block. */
  fill(): void {
    const file = openSync(this.ballast, 'a');
    try {
      for (const piece of [PIECE, ENDING]) writeUntilFull(file, piece);
    } finally {
      closeSync(file);
    }
  }

  /** Frees the blocks that `fill` used. */
  free(): void {
    rmSync(this.ballast, { force: true });
  }

  unmount(): void {
    systemCommand('umount', this.folder);
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
