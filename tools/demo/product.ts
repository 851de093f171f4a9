/** A cotton T-shirt in two colours and two sizes, as a Spanish-speaking merchant would send it. */
export function tShirt(productId: string): Record<string, unknown>[] {
  const variations = ['Negro', 'Azul marino'].flatMap((color) =>
    ['M', 'G'].map((size) => ({ color, size })),
  );
  return variations.map(({ color, size }, index) => ({
    skuId: `${productId}-${index + 1}`,
    productId,
    main: index === 0,
    name: `Camiseta de algodón manga corta ${color.toLowerCase()}`,
    description:
      'Camiseta de algodón orgánico, cuello redondo y manga corta. Lavar a máquina en agua fría.',
    weight: 0.4,
    height: 10,
    width: 15,
    length: 20,
    ean: EANS[index],
    hscode: '6109.10.00',
    globalSaleChannelData: {
      active: true,
      category: 'Ropa > Camisetas',
      brand: 'Taller Sur',
      color,
      size,
      attributes: [
        { name: 'Material', value: 'algodón' },
        { name: 'Manga', value: 'manga corta' },
      ],
    },
    images: [`https://images.example.com/${productId}/${index + 1}.jpg`],
  }));
}

/** EAN-13 codes with valid check digits. */
const EANS = ['7501031311309', '7501031311316', '7501031311323', '7501031311330'];
