import fc from 'fast-check';
import { maskText } from './masked-text.js';

describe('a masked text (decision 3.8)', () => {
  it('hides a brand, addresses and codes of a plain text', () => {
    const { format, text, restore } = maskText(
      'Black Diamond X200, see www.black.com',
      'Black Diamond',
    );
    expect([format, text]).toEqual(['text', '{0} {2}, see {4}']);
    expect(restore('Veja { 4 }: {0} {2}')).toBe('Veja www.black.com: Black Diamond X200');
  });

  it('hides attributes, references and content of HTML that is not natural language', () => {
    const source =
      '<p class="black">Black&nbsp;<A HREF=/red>shirt</A ><br/></p><style>.red{}</style>';
    const { format, text, restore } = maskText(source, '');
    expect([format, text]).toEqual([
      'html',
      '<p id="0">Black<img id="2"><a id="3">shirt</a><br id="6"></p><img id="8">',
    ]);
    expect(
      restore('<p id="0">Camisa <a id="3">preta</a><img id="2"/><br id="6"/></p><img id="8"/>'),
    ).toBe('<p class="black">Camisa <A HREF=/red>preta</A >&nbsp;<br/></p><style>.red{}</style>');
  });

  it('accepts closing tags that a translator adds where HTML omits them', () => {
    const { restore } = maskText('<li>Red<li>Black', '');
    expect(restore('<li id="0">Vermelho<li id="2">Preto</li></li>')).toBe('<li>Vermelho<li>Preto');
  });

  it.each([
    ['without a mark', '<b id="0">Preto</b>'],
    ['with a mark twice', '<b id="0">Preto</b><img id="3"><img id="3">'],
    ['with an element of its own', '<b id="0">Preto</b><img id="3"><script>x</script>'],
    ['with a tag of its own', '<b id="0">Preto</b><img id="3"><i>x</i>'],
    ['without a closing tag', '<b id="0">Preto<img id="3">'],
  ])('is not restored from a translation %s', (_, translated) => {
    expect(maskText('<b>Black</b>&nbsp;', '').restore(translated)).toBeUndefined();
  });

  it.each(['Veja', 'Veja {1} {1}', 'Veja {1} {7}'])('is not restored from %j', (translated) => {
    expect(maskText('See www.black.com', '').restore(translated)).toBeUndefined();
  });

  it('reports whether it contains words', () => {
    expect(maskText('<b class="x">501</b> X200 https://a.example', '').hasWords).toBe(false);
    expect(maskText('<b>red</b>', '').hasWords).toBe(true);
  });

  it('is restored to its source by a translator that changes nothing', () => {
    const piece = fc.constantFrom(
      '<b x=1>',
      '</b>',
      '<p>',
      '</p>',
      '<br/>',
      '&amp;',
      '{1}',
      '{0}',
      'a',
      ' red ',
      '<',
      'b@c.de',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const source = pieces.join('');
        const { text, restore } = maskText(source, 'red');
        expect(restore(text)).toBe(source);
      }),
      { numRuns: 1_000 },
    );
  });
});
