import { addressOf, curlOf } from './subject.js';

describe('the request for a shown subject', () => {
  it('has the given filters, encoded', () => {
    const query = { status: ['ON_HOLD', 'SHIPPED'], text: 'a&b', merchantId: undefined, page: 2 };
    expect(addressOf({ path: '/ops/orders', query })).toBe(
      '/ops/orders?status=ON_HOLD%2CSHIPPED&text=a%26b&page=2',
    );
    expect(addressOf({ path: '/session', query: {} })).toBe('/session');
  });

  it('is one word for a shell, and the token comes from a variable', () => {
    expect(curlOf("http://h/a'b?c=$(id)&d=`e`")).toBe(
      String.raw`curl --silent --show-error 'http://h/a'\''b?c=$(id)&d=${'`'}e${'`'}' \
  --header "Authorization: Bearer $ENTREPOT_TOKEN"`,
    );
  });

  it('sends the body, if there is one', () => {
    expect(curlOf('http://h/a', { name: "it's" }).split('\n').at(-1)).toBe(
      String.raw`  --json '{"name":"it'\''s"}'`,
    );
  });
});
