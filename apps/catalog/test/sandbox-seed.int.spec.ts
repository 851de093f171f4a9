import { useCatalog } from './catalog-service.js';
import { OperatorClient } from './operator-client.js';

describe('the sandbox (decision 2.5)', () => {
  const catalog = useCatalog();
  const operator = new OperatorClient(catalog);

  it.each([
    ['ACME', 'US', 'USD', true],
    ['GLOBEX', 'DE', 'EUR', true],
    ['MANUAL', 'US', 'USD', false],
  ])(
    'has the merchant %s in every channel from the start',
    async (merchantId, country, currency, autoLocalization) => {
      const { body } = await operator.get(`merchants/${merchantId}`);
      expect(body).toMatchObject({
        merchantId,
        country,
        currency,
        autoLocalization,
        connectedChannels: ['ECOM', 'MELI', 'SHOP'],
        active: true,
      });
    },
  );

  it.each([
    ['ECOM', 'BR', 'BRL', 'pt-BR', 'DDU'],
    ['MELI', 'MX', 'MXN', 'es-MX', 'DDP'],
    ['SHOP', 'CL', 'CLP', 'es-CL', 'DDP'],
  ])(
    'has the channel %s from the start',
    async (salesChannel, country, currency, locale, taxType) => {
      const { body } = await operator.get(`sales-channels/${salesChannel}`);
      expect(body).toMatchObject({
        salesChannel,
        country,
        currency,
        locale,
        taxType,
        active: true,
      });
    },
  );
});
