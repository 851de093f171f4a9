import type { Endpoint } from '../requests.js';
import { changeBody, createBody, NEW_VALUES, valuesOf } from './endpoint-form.js';

const url = 'https://shop.example.com/webhooks';
const rest = { payload: 'full', ordering: 'subject', rate: 50 };

describe('the form of an endpoint', () => {
  it('omits empty values of a new endpoint, which then gets all types, including later ones', () => {
    expect(createBody({ ...NEW_VALUES, url: ` ${url} `, types: '', description: ' ' })).toEqual({
      url,
      ...rest,
    });
    expect(createBody({ ...NEW_VALUES, url, types: 'order.placed,sku.deleted' })).toMatchObject({
      types: ['order.placed', 'sku.deleted'],
    });
  });

  it('removes cleared values from an existing endpoint', () => {
    const endpoint = { url, types: ['order.placed'], ...rest, description: 'ERP' } as Endpoint;
    const values = valuesOf(endpoint);
    expect(changeBody(values)).toEqual(endpoint);
    expect(changeBody({ ...values, types: '', description: '' })).toEqual({
      url,
      ...rest,
      types: null,
      description: null,
    });
  });
});
