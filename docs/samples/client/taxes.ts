import { Entrepot } from '@entrepot/client';

const { ENTREPOT_URL: url = '', ENTREPOT_CHANNEL_TOKEN: token = '' } = process.env;
const client = new Entrepot({ url, token });

const { totals } = await client.taxes.simulate({
  items: [{ id: '1', skuId: 'TSHIRT-1', quantity: 2, unitPriceWithDiscount: 129.9 }],
  freight: 35,
  country: 'BR',
  state: 'SP',
});
console.log('taxes of the cart in BRL:', totals.totalTaxValue);
