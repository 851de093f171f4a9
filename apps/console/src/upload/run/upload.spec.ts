import { api } from '../../api/client.js';
import { ApiProblem } from '../../api/problem.js';
import { Upload } from './upload.js';

interface Init {
  body: readonly { skuId: string }[];
}

describe('an upload', () => {
  beforeAll(() => {
    // The browser functions that let a tab ask before it closes.
    Object.assign(globalThis, { addEventListener: jest.fn(), removeEventListener: jest.fn() });
  });
  afterEach(() => jest.restoreAllMocks());

  it('repeats only the half of a refused request that was not accepted', async () => {
    let requests: string[] = [];
    let isAway = true;
    jest.spyOn(api, 'POST').mockImplementation((async (path: string, { body }: Init) => {
      const skuIds = body.map(({ skuId }) => skuId).join('');
      if (path === '/ext/prices/origin') {
        requests.push(skuIds);
        if (skuIds === 'ABCD') throw new ApiProblem(422, { code: 'unknown-sku' });
        if (skuIds === 'CD' && isAway) throw new ApiProblem(503, {}, '0');
      }
      return { data: { results: body.map(() => ({})) } };
    }) as never);
    const upload = new Upload();
    const rows = ['skuId,salePrice', 'A,1', 'B,1', 'C,1', 'D,1', ''];
    await upload.start(new File([rows.join('\n')], 'prices.csv'), { kind: 'prices' });
    await upload.send(true);
    const states = () => upload.get().plan?.groups.map(({ state }) => state);
    expect(states()).toEqual(['sent', 'sent', 'failed', 'failed']);
    expect(requests).toContain('AB');
    requests = [];
    isAway = false;
    await upload.send(true);
    expect(requests).toEqual(['CD']);
    expect(states()).toEqual(['sent', 'sent', 'sent', 'sent']);
  });
});
