import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DocumentStore, DocumentStoreUnavailable } from './document-store.js';

/**
 * Documents as files below one directory, which all instances of the service must share. A full or failing disk and a
 * missing mount count as an unavailable store.
 */
export class FileDocumentStore extends DocumentStore {
  constructor(private readonly directory: string) {
    super();
  }

  async put(key: string, content: Buffer): Promise<void> {
    await orUnavailable(this.write(key, content));
  }

  async get(key: string): Promise<Buffer | undefined> {
    return orUnavailable(readFile(join(this.directory, key)).catch(absent));
  }

  async removeAll(folder: string): Promise<void> {
    await orUnavailable(rm(join(this.directory, folder), { recursive: true, force: true }));
  }

  private async write(key: string, content: Buffer): Promise<void> {
    const path = join(this.directory, key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, content, { flag: 'wx', mode: 0o600, flush: true });
    // A file is found through its folder's entry, and a folder through its parent's: sync these too.
    await Promise.all(foldersOf(key).map((folder) => syncFolder(join(this.directory, folder))));
  }
}

/** The folder of a key and all its parents, up to the store's directory. */
function foldersOf(key: string): string[] {
  const folder = dirname(key);
  return folder === '.' ? [folder] : [folder, ...foldersOf(folder)];
}

async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path, 'r');
  await folder.sync();
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** A reused key is a programming error; any other file system error counts as transient. */
async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined || code === 'EEXIST') throw error;
    throw new DocumentStoreUnavailable(`the document store failed: ${message}`, { cause: error });
  }
}
