/** An example for the API documents: a product of one SKU that passes review. */
export const upsertExample = [
  {
    skuId: 'TSHIRT-1',
    productId: 'TSHIRT',
    main: true,
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
      attributes: [{ name: 'Material', value: 'algodón' }],
    },
    images: ['https://images.example.com/tshirt/1.jpg'],
  },
];
