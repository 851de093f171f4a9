import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Entrepot, type RecordOf } from '@entrepot/client';
import { clientOf } from '../../tools/demo/read-sandbox.js';
import { sharedStack } from '../../tools/stack/testing/shared-stack.js';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';
import { Cli, type CliResult } from '../support/cli.js';
import { newMerchant } from '../support/new-merchant.js';

type Sku = RecordOf<'listSkus'>;

const UPLOADER = 'UPLOADER';

/** A shared sandbox, and the command line with which two dedicated merchants upload and export files. */
export class UploadsUnderTest {
  /** The shortcut of the uploading merchant. */
  client!: Entrepot;
  /** The folder of the files. */
  folder!: string;
  program!: Cli;
  private stack!: TestStack;

  async start(): Promise<void> {
    this.stack = await sharedStack();
    this.client = this.clientAs(await newMerchant(this.stack, UPLOADER));
    await newMerchant(this.stack, 'EXPORTER');
    this.folder = await mkdtemp(path.join(tmpdir(), 'cli-upload-'));
    this.program = new Cli(this.stack, path.join(this.folder, 'home'));
  }

  async stop(): Promise<void> {
    this.program?.stop();
    if (this.folder) await rm(this.folder, { recursive: true, force: true });
  }

  clientAs(name: string): Entrepot {
    const { clientId, clientSecret } = clientOf(this.stack.sandbox, name);
    return new Entrepot({ url: this.stack.gateway, credentials: { clientId, clientSecret } });
  }

  /** The credentials of a client for the command line; by default, those of the uploading merchant. */
  as(name = UPLOADER): NodeJS.ProcessEnv {
    const { clientId, clientSecret } = clientOf(this.stack.sandbox, name);
    return {
      ENTREPOT_URL: this.stack.gateway,
      ENTREPOT_CLIENT_ID: clientId,
      ENTREPOT_CLIENT_SECRET: clientSecret,
    };
  }

  /** Runs a command as the uploading merchant. */
  cli(...words: string[]): Promise<CliResult> {
    return this.program.run(words, this.as());
  }

  async write(name: string, content: string | Uint8Array): Promise<string> {
    const file = path.join(this.folder, name);
    await writeFile(file, content);
    return file;
  }

  /** The catalogue's SKUs whose ids begin with a tag, by id. */
  async catalogue(tag: string): Promise<Map<string, Sku>> {
    const skus = new Map<string, Sku>();
    for await (const sku of this.client.skus.list()) {
      if (sku.skuId.startsWith(tag)) skus.set(sku.skuId, sku);
    }
    return skus;
  }

  /** The channels in which a SKU has a price. */
  async localizedIn(skuId: string): Promise<string[]> {
    const { channels } = await this.client.skus.status(skuId);
    return channels
      .filter(({ price }) => price === 'localized')
      .map(({ salesChannel }) => salesChannel);
  }
}
