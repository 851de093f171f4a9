import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FakeApi } from '../spec/fake-api.js';

const unmapped = {
  code: 'category-unmapped',
  detail: '"Clothing > Shirts" is mapped to no category of the channel',
};
const missing = { code: 'attribute-missing', detail: 'Material (MATERIAL) is required' };

describe('the missing requirements of a SKU in a channel', () => {
  const api = new FakeApi();
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'requirements-'));
    await api.start();
  });
  afterAll(() => {
    api.stop();
    rmSync(folder, { recursive: true });
  });

  it('are below the channel in the status, with the next command, also in 60 columns', async () => {
    const entry = (salesChannel: string, messages: object[], statusMessage?: string) => ({
      salesChannel,
      status: 'READY_FOR_SALES_CHANNEL',
      price: 'none',
      statusMessage,
      messages,
    });
    api.answers['GET /ext/merchant/skus/S-1/status'] = {
      skuId: 'S-1',
      localizationStatus: 'READY_FOR_SALES_CHANNEL',
      localizationMessages: [],
      channels: [
        entry('ECOM', [], 'Blurred.'),
        entry('MELI', [unmapped, missing], `${unmapped.detail}; ${missing.detail}`),
        entry('SHOP', [missing], missing.detail),
      ],
    };
    const words = ['skus', 'status', 'S-1'];
    expect((await api.runCommand('merchant', words, { columns: 60 })).out).toEqual([
      'S-1  READY_FOR_SALES_CHANNEL',
      '  ECOM    READY_FOR_SALES_CHANNEL  price none  Blurred.',
      '  MELI    READY_FOR_SALES_CHANNEL  price none',
      '          category-unmapped  "Clothing > Shirts" is mapped',
      '            to no category of the channel',
      '          attribute-missing  Material (MATERIAL) is required',
      '  SHOP    READY_FOR_SALES_CHANNEL  price none',
      '          attribute-missing  Material (MATERIAL) is required',
      '  next: entrepot categories list --channel MELI --unmapped',
      '  next: correct the SKU, or entrepot categories attributes',
      '        map NAME CODE --channel MELI',
      '  next: correct the SKU, or entrepot categories attributes',
      '        map NAME CODE --channel SHOP',
    ]);
  });

  it('are in the status that an operator reads', async () => {
    api.answers['GET /ops/skus/ACME/S-1/status'] = {
      skuId: 'S-1',
      localizationStatus: 'REVIEW_DENIED',
      localizationMessages: [{ code: 'no-image', detail: 'there is no image' }],
      channels: [],
    };
    const words = ['skus', 'status', 'S-1', '--merchant', 'ACME'];
    expect((await api.runCommand('operator', words)).out).toEqual([
      'S-1  REVIEW_DENIED',
      '  no-image  there is no image',
    ]);
  });

  it('are in the check of a file with the faults of review, and the exit code is 1', async () => {
    const preview = {
      created: ['S-1'],
      updated: [],
      unchanged: [],
      deleted: [],
      reviews: [
        { skuId: 'S-1', localizationMessages: [{ code: 'title-capitals', detail: 'Shouts.' }] },
      ],
      requirements: [{ skuId: 'S-1', salesChannel: 'MELI', messages: [unmapped] }],
    };
    api.answers['POST /ext/merchant/skus/check'] = { products: [{ preview, errors: [] }] };
    const file = path.join(folder, 'skus.ndjson');
    writeFileSync(file, '{"skuId":"S-1","productId":"P-1"}\n');
    const checked = await api.runCommand('merchant', ['skus', 'check', file], { columns: 60 });
    expect(checked).toEqual({
      code: 1,
      out: [
        'creates 1 · updates 0 · leaves 0 as they are · deletes 0 · faults in 1 line',
        'line  SKU  code               reason',
        '   1  S-1  title-capitals     Shouts.',
        '   1  S-1  category-unmapped  MELI: "Clothing > Shirts" is',
        '                              mapped to no category of the',
        '                              channel',
      ],
      notes: ['next: entrepot categories list --channel MELI --unmapped'],
    });
    expect(api.requests.at(-1)).toMatchObject({ path: '/ext/merchant/skus/check' });
  });
});
