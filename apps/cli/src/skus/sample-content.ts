import type { Schemas } from '@entrepot/client';

/** A product that passes Entrepot's review, for commands that try something in a sandbox. */
export const SAMPLE_CONTENT = {
  name: 'Camiseta de algodón manga corta negra',
  description: 'Camiseta de algodón orgánico, cuello redondo y manga corta. Lavar en agua fría.',
  weight: 0.4,
  height: 10,
  width: 15,
  length: 20,
  ean: '7501031311309',
  hscode: '6109.10.00',
  globalSaleChannelData: {
    active: true,
    category: 'Ropa > Camisetas',
    brand: 'Taller Sur',
    color: 'Negro',
    size: 'M',
  },
} satisfies Partial<Schemas['SkuDto']>;
