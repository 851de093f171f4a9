import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { SKU_COLUMNS } from '@entrepot/product-files';
import type { FileHead, InputRecord, ReadingOptions } from '@entrepot/product-files';
import { formatOf, readInput, readingOfFile } from './input-file.js';

/** Made-up files with the peculiarities of a shop or feed; the columns have Entrepot's names. */
describe('files of merchants', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'merchant-files-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function read(name: string, content: string | Uint8Array, options: ReadingOptions = {}) {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    const format = formatOf(file, undefined);
    let head: FileHead | undefined;
    const source = { name: file, path: file, format };
    const reading = readingOfFile(source, options);
    const input = readInput(source, SKU_COLUMNS, reading, (fileHead) => (head = fileHead));
    const records: InputRecord[] = await Readable.from(input).toArray();
    return { records, head };
  }

  const faultsOf = (records: readonly InputRecord[]) =>
    records.map(({ line, faults }) => [line, ...faults.map(({ detail }) => detail)]);

  it('from Shopify repeat a handle, and have rows with an image alone', async () => {
    const { records, head } = await read(
      'shopify.csv',
      [
        'productId,skuId,main,name,description,weight,height,width,length,ean,hscode,active,category,brand,images,Option1 Name',
        'tee,TEE-S,true,Tee,"<p>Soft tee.\u2028Wash cold.</p>",0.2,2,20,30,4006381333931,610910,true,Tees,Acme,https://x.example/1.jpg,Size',
        'tee,TEE-M,false,Tee,Soft tee.,0.2,2,20,30,4006381333931,610910,true,Tees,Acme,https://x.example/2.jpg,',
        'tee,,,,,,,,,,,,,,https://x.example/3.jpg,',
        '',
      ].join('\n'),
    );
    expect(head?.ignored).toEqual(['Option1 Name']);
    expect(records.map(({ body }) => body)).toMatchObject([
      { productId: 'tee', skuId: 'TEE-S', description: '<p>Soft tee.\u2028Wash cold.</p>' },
      { productId: 'tee', skuId: 'TEE-M' },
      { productId: 'tee' },
    ]);
    expect(faultsOf(records)[2]).toContain('skuId is required');
  });

  it('from Shopify as JSON lines keep U+2028 within a line', async () => {
    const sku = { skuId: 'TEE', productId: 'tee', description: 'Soft.\u2028Cold.\u2029' };
    const { records } = await read('shopify.ndjson', `${JSON.stringify(sku)}\r\n{"skuId":"B"}\r\n`);
    expect(records).toMatchObject([
      { line: 1, body: sku, faults: [] },
      { line: 2, body: { skuId: 'B' } },
    ]);
  });

  it('from WooCommerce have units in their header, and numbers without a zero', async () => {
    const header =
      'skuId,productId,main,name,description,weight,height,width,length,ean,hscode,active,category,brand,images';
    const row =
      'hoodie,hoodie,true,Hoodie,"A warm hoodie.",.5,2,20,30,4006381333931,611020,true,"Clothing > Hoodies",Acme,"https://x.example/1.jpg | https://x.example/2.jpg"';
    const { records } = await read('woocommerce.csv', `\uFEFF${header}\r\n${row}\r\n`);
    expect(records).toMatchObject([
      {
        body: { weight: 0.5, images: ['https://x.example/1.jpg', 'https://x.example/2.jpg'] },
        faults: [],
      },
    ]);
    const units = header.replace('weight', 'Weight (kg)').replace('length', 'Length (cm)');
    await expect(read('units.csv', `${units}\n${row}\n`)).rejects.toThrow(
      'has no column weight, length',
    );
  });

  it('from Vendure have padded cells, and blanks around quotes', async () => {
    const { records } = await read(
      'vendure.csv',
      [
        'skuId         , productId , main , name    , description           , weight , height , width , length , ean           , hscode , active , category , brand , size  , images',
        'L2201308      , laptop    , true , Laptop  , "Fast, and ""light""." , 1.3    , 2      , 30    , 20     , 4006381333931 , 847130 , true   , Laptops  , Acme  ,       , a.jpg|b.jpg ',
        'L2201508      , laptop    , false, Laptop  , "Fast."               , 1.4    , 2      , 30    , 20     , 4006381333931 , 847130 , true   , Laptops  , Acme  , 15    , a.jpg | c.jpg ',
        '              ,           ,      ,         ,                       ,        ,        ,       ,        ,               ,        ,        ,          ,       ,       ,      ',
        '',
      ].join('\n'),
    );
    expect(faultsOf(records)).toEqual([[2], [3]]);
    expect(records.map(({ body }) => body)).toMatchObject([
      {
        skuId: 'L2201308',
        productId: 'laptop',
        description: 'Fast, and "light".',
        globalSaleChannelData: { category: 'Laptops', brand: 'Acme' },
        images: ['a.jpg', 'b.jpg'],
      },
      { skuId: 'L2201508', images: ['a.jpg', 'c.jpg'] },
    ]);
  });

  it('for Google have tabs, and columns that are empty', async () => {
    const { records, head } = await read(
      'google.tsv',
      [
        'skuId\tproductId\tmain\tname\tdescription\tgtin_type\tweight\theight\twidth\tlength\tean\thscode\tactive\tcategory\tbrand\tcolor\tsize\timages',
        'G-1\tG\ttrue\tMug, white\tA mug; it holds 300 ml.\t\t0.4\t10\t9\t12\t4006381333931\t691110\ttrue\tHome & Garden > Mugs\tAcme\t\t\thttps://x.example/m.jpg',
        '\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t',
        '',
      ].join('\r\n'),
    );
    expect(head?.ignored).toEqual(['gtin_type']);
    expect(faultsOf(records)).toEqual([[2]]);
    expect(records[0]?.body).toMatchObject({ skuId: 'G-1', name: 'Mug, white' });
    expect(records[0]?.body).not.toHaveProperty('globalSaleChannelData.color');
  });

  const ARABIC = [
    'skuId;productId;main;name;description;weight;height;width;length;ean;hscode;active;category;brand;images',
    'AR-1;AR;true;قميص أزرق;قميص من القطن، مقاس كبير.;0,2;2;20;30;4006381333931;610910;true;ملابس;نور;https://x.example/ar.jpg',
    '',
  ].join('\r\n');

  it.each([
    ['in UTF-16 with a mark', Buffer.from(`\uFEFF${ARABIC}`, 'utf16le'), { decimalComma: true }],
    ['in UTF-8 after `sep=;`', Buffer.from(`sep=;\r\n${ARABIC}`), { decimalComma: true }],
    [
      'in the code page of Windows',
      windows1256(ARABIC),
      { decimalComma: true, encoding: 'windows-1256' },
    ],
  ])('in Arabic are read %s', async (_, content, options) => {
    const { records } = await read('arabic.csv', content, options);
    expect(records).toMatchObject([
      { body: { skuId: 'AR-1', name: 'قميص أزرق', weight: 0.2 }, faults: [] },
    ]);
  });

  it('in Arabic are reported with their encoding if it is not given', async () => {
    await expect(read('arabic.csv', windows1256(ARABIC))).rejects.toMatchObject({
      message: expect.stringContaining('is most likely windows-1256 and uses decimal commas.'),
      next: 'read it with --encoding windows-1256 --decimal-comma',
    });
  });
});

function windows1256(text: string): Uint8Array {
  const decoder = new TextDecoder('windows-1256');
  const codes = Array.from({ length: 256 }, (_, byte) => byte);
  const byChar = new Map(codes.map((byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Uint8Array.from(Array.from(text, (char) => byChar.get(char) ?? 0x3f));
}
