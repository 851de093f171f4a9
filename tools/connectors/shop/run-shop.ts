/**
 * A Vendure server with its worker in the same process, on SQLite: `node run-shop.js`, with the variables of
 * {@link ShopEnvironment}. Vendure is not one of this project's packages, so it is loaded from its own folder.
 */
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { FileAssets, samePreview } from './file-assets.js';

/** The variables of the program. */
export interface ShopEnvironment {
  VENDURE_FOLDER: string;
  /** The folder of the database and the assets. */
  SHOP_FOLDER: string;
  SHOP_PORT: string;
  SHOP_PASSWORD: string;
}

/** The parts of Vendure that this program uses. */
interface Vendure {
  bootstrap(config: object): Promise<Application>;
  Populator: new (...services: never[]) => Populator;
  JobQueueService: new (...services: never[]) => { start(): Promise<void> };
  DefaultLogger: new (options: object) => object;
  DefaultSearchPlugin: { init(options: object): object };
  dummyPaymentHandler: object;
  LogLevel: { Warn: number };
}

interface Application {
  get<Service>(service: new (...services: never[]) => Service): Service;
  getHttpServer(): Server;
}

interface Populator {
  populateInitialData(data: object): Promise<void>;
}

const { VENDURE_FOLDER, SHOP_FOLDER, SHOP_PORT, SHOP_PASSWORD } =
  process.env as unknown as ShopEnvironment;
const load = createRequire(path.join(VENDURE_FOLDER, 'package.json'));
const vendure = load('@vendure/core') as Vendure;

/** Sells to buyers in Mexico; the prices include the taxes of the channel's listings, so the shop adds none. */
const INITIAL_DATA = {
  defaultLanguage: 'es',
  defaultZone: 'México',
  countries: [{ code: 'MX', name: 'México', zone: 'México' }],
  taxRates: [{ name: 'Incluido', percentage: 0 }],
  shippingMethods: [{ name: 'Entrega estándar', price: 9_900 }],
  paymentMethods: [
    {
      name: 'Tarjeta',
      handler: {
        code: 'dummy-payment-handler',
        arguments: [{ name: 'automaticSettle', value: 'true' }],
      },
    },
  ],
  collections: [],
};

const application = await vendure.bootstrap({
  apiOptions: { hostname: '127.0.0.1', port: Number(SHOP_PORT) },
  authOptions: {
    tokenMethod: ['bearer', 'cookie'],
    superadminCredentials: { identifier: 'superadmin', password: SHOP_PASSWORD },
    requireVerification: false,
    cookieOptions: { secret: SHOP_PASSWORD },
  },
  defaultLanguageCode: 'es',
  dbConnectionOptions: {
    type: 'better-sqlite3',
    database: path.join(SHOP_FOLDER, 'shop.sqlite'),
    synchronize: true,
  },
  assetOptions: {
    assetStorageStrategy: new FileAssets(path.join(SHOP_FOLDER, 'assets')),
    assetPreviewStrategy: samePreview,
  },
  paymentOptions: { paymentMethodHandlers: [vendure.dummyPaymentHandler] },
  logger: new vendure.DefaultLogger({ level: vendure.LogLevel.Warn, timestamp: true }),
});
// A connection that the shop closes at the wrong moment would lose a request of a busy buyer.
application.getHttpServer().keepAliveTimeout = 0;
await application.get(vendure.JobQueueService).start();
if (process.argv.includes('--populate')) {
  await application.get(vendure.Populator).populateInitialData(INITIAL_DATA);
}
process.stdout.write('ready\n');
