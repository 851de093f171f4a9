import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DocumentStore } from './document-store.js';

/** Documents as files under one directory, which all instances of the service must share. */
export class FileDocumentStore extends DocumentStore {
  constructor(private readonly directory: string) {
    super();
  }

  async put(key: string, content: Buffer): Promise<void> {
    const path = join(this.directory, key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  async get(key: string): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.directory, key));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async removeAll(folder: string): Promise<void> {
    await rm(join(this.directory, folder), { recursive: true, force: true });
  }
}
