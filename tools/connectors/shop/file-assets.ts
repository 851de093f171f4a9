import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Stores the shop's assets in a folder, because Vendure rejects assets without a strategy. */
export class FileAssets {
  constructor(private readonly folder: string) {}

  async writeFileFromBuffer(name: string, data: Buffer): Promise<string> {
    await writeFile(await this.place(name), data);
    return name;
  }

  async writeFileFromStream(name: string, data: Readable): Promise<string> {
    await pipeline(data, createWriteStream(await this.place(name)));
    return name;
  }

  readFileToBuffer(name: string): Promise<Buffer> {
    return readFile(path.join(this.folder, name));
  }

  async readFileToStream(name: string): Promise<Readable> {
    return createReadStream(path.join(this.folder, name));
  }

  deleteFile(name: string): Promise<void> {
    return rm(path.join(this.folder, name), { force: true });
  }

  async fileExists(name: string): Promise<boolean> {
    return existsSync(path.join(this.folder, name));
  }

  toAbsoluteUrl(_request: unknown, name: string): string {
    return `file:/${name}`;
  }

  private async place(name: string): Promise<string> {
    const file = path.join(this.folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    return file;
  }
}

/** The preview of an image is the image. */
export const samePreview = {
  generatePreviewImage: async (_context: unknown, _type: string, data: Buffer): Promise<Buffer> =>
    data,
};
