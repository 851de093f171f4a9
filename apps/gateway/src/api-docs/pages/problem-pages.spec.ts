import { problemIndexPage, problemPage } from './problem-pages.js';

const text = {
  service: '<orders>',
  status: 409,
  title: 'A title with <b>',
  meaning: 'Meaning & `code <i>` in words',
  remedy: `"quotes" & 'more'`,
  operations: ['readOrder', 'gone'],
};
const link = {
  method: 'GET',
  path: '/ext/orders/{orderId}',
  summary: 'Read <it>',
  href: '/docs#/Orders/readOrder"',
};

describe('the problem pages', () => {
  const page = problemPage('a-code"><script>', [text], new Map([['readOrder', link]]));

  it('escapes texts, whatever their source', () => {
    expect(page).not.toMatch(/<script>|<b>|<i>|<it>|<orders>/);
    expect(page).toContain('Meaning &amp; <code>code &lt;i&gt;</code> in words');
    expect(page).toContain('href="/docs#/Orders/readOrder&quot;"');
    expect(problemIndexPage(new Map([['x"><script>', [text]]]))).not.toMatch(/<script>|<b>/);
  });

  it('links existing operations only', () => {
    expect(page.match(/<li>/g)).toHaveLength(1);
    expect(page).toContain('GET /ext/orders/{orderId}');
  });
});
