import { SKU_SEARCH } from '../../../apps/catalog/migrations/sku-tables.js';
import type { TestStack } from '../../../tools/stack/testing/test-stack.js';
import { oneOf, words } from './people.js';
import { fillSearch, insertWithoutTriggers, withTables } from './with-tables.js';

const PRODUCTS = words(`
  Camiseta Tênis Calça Vestido Blusa Jaqueta Bermuda Meia Boné Mochila Relógio Óculos Sandália Shirt Sneaker Jacket Dress
  Backpack Watch Lamp Chair Kettle Headphones Keyboard Speaker Charger Cable Blender Toaster Sofá Cadeira Luminária Colchão
  Edredom Cafeteira Liquidificador Caixa Bluza Koszula Spódnica Kurtka Sukienka Płaszcz Zegarek Plecak Zapatilla Pantalón
  Reloj Mochila Lámpara Silla Audífonos Cargador`);
const QUALITIES = words(`
  linen cotton algodão merino leather couro steel inox bamboo bambu bawełna skórzany mujer hombre feminino masculino infantil
  premium classic slim kids unissex impermeável térmico sem-fio wireless dobrável portátil ajustável`);
const BRANDS = words(`
  Acme Globex Initech Umbra Norte Sertão Mantiqueira Żubr Tatra Wawel Azteca Ñandú Quetzal Condor Andina Pampa Boreal Lumen
  Kumo Sakura Fjord Alpina Vega Orion Nébula Ágata Onyx Ônix Índigo Zéfiro`);
const COLORS = words(
  `black white blue red green azul vermelho preto branco verde czarny biały niebieski rojo negro`,
);

/**
 * Inserts SKUs of three merchants (ACME has 60%) with titles, EANs and a channel entry, like those of the services, and
 * creates the search keys.
 */
export async function seedSkus(stack: TestStack, count: number): Promise<void> {
  await withTables(stack, 'catalog', async (runner) => {
    await insertWithoutTriggers(runner, 'sku', skus(count));
    await insertWithoutTriggers(runner, 'sku_channel', ENTRIES);
    await fillSearch(runner, SKU_SEARCH);
    await runner.query('VACUUM ANALYZE sku, sku_channel, sku_search');
  });
}

const skus = (count: number) => `
  (merchant_id, sku_id, id, product_id, main, content, localization_status, last_update_date, version)
  SELECT (ARRAY['ACME', 'ACME', 'ACME', 'ACME', 'ACME', 'ACME', 'GLOBEX', 'GLOBEX', 'GLOBEX', 'MANUAL'])[1 + n / 10 % 10],
         upper(left(brand, 3)) || '-' || lpad((n::bigint * 7919 % 10000000)::text, 7, '0') || '-' || n % 10, uuidv7(),
         upper(left(brand, 3)) || lpad((n / 10)::text, 6, '0'), n % 10 = 0,
         jsonb_build_object(
           'name', product || ' ' || quality || ' ' || brand || ' ' || color || ' ' || model,
           'description', repeat('A light merino shirt. ', 10), 'ean', lpad(floor(random() * 1e13)::bigint::text, 13, '0'),
           'hscode', '6109.90', 'weight', 0.4, 'height', 10, 'width', 15, 'length', 20,
           'images', '["https://images.example/1.jpg"]'::jsonb,
           'globalSaleChannelData', '{"active": true, "brand": "Acme", "category": "Clothing"}'::jsonb),
         (ARRAY['READY_FOR_SALES_CHANNEL', 'READY_FOR_SALES_CHANNEL', 'READY_FOR_SALES_CHANNEL', 'DENIED_REGULATORY'])[1 + n % 4],
         timestamptz '2026-01-01Z' + n * interval '10 ms', 1
    FROM (SELECT n, ${oneOf(PRODUCTS, 2)} AS product, ${oneOf(QUALITIES, 2)} AS quality, ${oneOf(BRANDS, 2)} AS brand,
                 ${oneOf(COLORS, 2)} AS color, substr('ABCDEFGHKLMNPRSTUVWXYZ', 1 + n % 22, 1) || n % 97 || 'X' || n / 1000 AS model
            FROM generate_series(1, ${count}) AS n OFFSET 0) AS drawn`;

const ENTRIES = `
  (merchant_id, sku_id, sales_channel, status, cause, status_date)
  SELECT merchant_id, sku_id, 'MELI', 'SALES_CHANNEL_APPROVED', 'connector', now() FROM sku ON CONFLICT DO NOTHING`;
