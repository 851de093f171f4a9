import { Entrepot, type SkuInput } from '@entrepot/client';

const { ENTREPOT_URL: url = '', ENTREPOT_CLIENT_SECRET: clientSecret = '' } = process.env;
const client = new Entrepot({ url, credentials: { clientId: 'ACME', clientSecret } });

const mug: SkuInput = {
  skuId: 'MUG-1',
  productId: 'MUG',
  main: true,
  name: 'Taza de cerámica blanca',
  description: 'Taza de cerámica de 350 ml, apta para lavavajillas.',
  weight: 0.4,
  height: 10,
  width: 9,
  length: 12,
  ean: '7501031311316',
  hscode: '6912.00.00',
  globalSaleChannelData: { active: true, category: 'Hogar > Tazas', brand: 'Taller Sur' },
  images: ['https://images.example.com/mug.jpg'],
};

const preview = await client.skus.preview([mug]);
if (preview.deleted.length > 0) throw new Error(`would delete ${preview.deleted.join(', ')}`);
await client.skus.upsert([mug]);
await client.prices.setOrigin('MUG-1', { salePrice: 12.5, listPrice: 15 });
await client.inventories.set({
  skuId: 'MUG-1',
  quantity: 100,
  warehouseId: 1,
  inventoryType: 'AVAILABLE',
});
const { localizationStatus } = await client.skus.status('MUG-1');
console.log('MUG-1', localizationStatus);
