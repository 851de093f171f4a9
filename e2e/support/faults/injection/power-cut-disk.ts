import { eventually } from '#testing';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sendSignal } from '../../../../tools/stack/processes/processes.js';
import { systemCommand } from './system-command.js';

const MEGABYTES = { device: 2_000, disk: 1_600 };
const BLOCK = 4_096;
const [FLUSHED, NOT_FLUSHED] = ['flushed', 'not flushed'];

/** `EXT4_IOC_SHUTDOWN` with `EXT4_GOING_FLAGS_NOLOGFLUSH`: neither cached data nor the journal is written any more. */
const SHUT_DOWN = `my $how = pack('L', 2);
  for (@ARGV) { open(my $top, '<', $_) or die "$_: $!"; ioctl($top, 0x8004587d, $how) or die "$_: $!" }`;

/**
 * A disk that can lose power: an ext4 file system on a loop device, whose file is on a second ext4 file system.
 * The page cache of the first simulates the machine's memory, that of the second the disk's volatile cache: a write
 * survives a cut only once it is flushed through both. Needs root on Linux, loop devices, ext4, util-linux, e2fsprogs
 * and perl.
 */
export class PowerCutDisk {
  private constructor(private readonly root: string) {}

  /** @throws Error if the machine lacks a requirement, or a write survived a cut without a flush */
  static async mount(): Promise<PowerCutDisk> {
    const root = mkdtempSync(path.join(tmpdir(), 'entrepot-power-'));
    chmodSync(root, 0o755);
    const disk = new PowerCutDisk(root);
    try {
      for (const folder of [disk.device, disk.folder]) mkdirSync(folder);
      format(disk.deviceFile, MEGABYTES.device);
      systemCommand('mount', '-o', 'loop', disk.deviceFile, disk.device);
      format(disk.diskFile, MEGABYTES.disk);
      systemCommand('mount', '-o', 'loop', disk.diskFile, disk.folder);
      await disk.tryBothCaches();
      return disk;
    } catch (error) {
      disk.unmount();
      throw error;
    }
  }

  /** The mount point. */
  get folder(): string {
    return path.join(this.root, 'disk');
  }

  /**
   * Drops all unflushed data and fails every later write, until `powerOn`. Kills all programs that have their working
   * folder on the disk: if only the first process of a Postgres is killed, the others may wait for each other forever.
   */
  powerOff(): void {
    writeInPlace(this.probe, blockOf(NOT_FLUSHED));
    systemCommand('perl', '-e', SHUT_DOWN, this.device, this.folder);
    killAllIn(this.folder);
  }

  /**
   * Mounts the disk again once all programs have closed their files.
   * @throws Error if the write that `powerOff` did not flush has survived
   */
  async powerOn(): Promise<void> {
    for (const folder of [this.folder, this.device]) {
      await eventually(() => systemCommand('umount', folder), {
        timeoutMs: 30_000,
        waitingFor: `all files of ${folder} to be closed`,
      });
    }
    systemCommand('mount', '-o', 'loop', this.deviceFile, this.device);
    systemCommand('mount', '-o', 'loop', this.diskFile, this.folder);
    expectFlushed(this.probe);
  }

  /** Releases all resources, also after a failure. */
  unmount(): void {
    killAllIn(this.folder);
    try {
      for (const folder of [this.folder, this.device])
        if (isMounted(folder)) systemCommand('umount', folder);
    } finally {
      if (!isMounted(this.device)) rmSync(this.root, { recursive: true });
    }
  }

  /** Tests a power cut without other flushes: the device has received a write that is not flushed. */
  private async tryBothCaches(): Promise<void> {
    const received = path.join(this.folder, 'received');
    const source = path.join(this.root, 'not-flushed');
    writeFileSync(source, blockOf(NOT_FLUSHED));
    for (const file of [this.probe, received])
      writeFileSync(file, blockOf(FLUSHED), { flush: true });
    const past = ['oflag=direct', 'conv=notrunc', `bs=${BLOCK}`, 'status=none'];
    systemCommand('dd', `if=${source}`, `of=${received}`, ...past);
    this.powerOff();
    await this.powerOn();
    expectFlushed(received);
  }

  private get probe(): string {
    return path.join(this.folder, 'probe');
  }

  private get device(): string {
    return path.join(this.root, 'device');
  }

  private get deviceFile(): string {
    return path.join(this.root, 'device.ext4');
  }

  private get diskFile(): string {
    return path.join(this.device, 'disk.ext4');
  }
}

function format(file: string, megabytes: number): void {
  writeFileSync(file, '');
  truncateSync(file, megabytes * 1024 * 1024);
  // Initialise everything now: otherwise a kernel thread would do it during the test.
  const extended = 'lazy_itable_init=0,lazy_journal_init=0';
  systemCommand('mkfs.ext4', '-q', '-F', '-m', '0', '-E', extended, file);
}

function isMounted(folder: string): boolean {
  return readFileSync('/proc/self/mounts', 'utf8').includes(` ${folder} `);
}

function killAllIn(folder: string): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (workingFolderOf(pid)?.startsWith(`${folder}/`)) sendSignal(Number(pid), 'SIGKILL');
  }
}

/** @returns undefined if the process has just ended */
function workingFolderOf(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** Overwrites in place, so that the journal is not involved. */
function writeInPlace(file: string, block: Buffer): void {
  const descriptor = openSync(file, 'r+');
  try {
    writeSync(descriptor, block, 0, block.length, 0);
  } finally {
    closeSync(descriptor);
  }
}

function blockOf(text: string): Buffer {
  const block = Buffer.alloc(BLOCK, ' ');
  block.write(text);
  return block;
}

function expectFlushed(probe: string): void {
  const content = readFileSync(probe, 'utf8').trimEnd();
  if (content !== FLUSHED) throw new Error(`after the power cut ${probe} says "${content}"`);
}
