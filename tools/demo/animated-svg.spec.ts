import { animatedSvg } from './animated-svg.js';

const LINES = [
  '1. Upload a product',
  '   → POST /ext/merchant/skus [{"name":"<b>&"}]',
  '   ← 200 []',
  `   ${'long '.repeat(50)}`,
];

describe('A recording', () => {
  const svg = animatedSvg(LINES);

  it('has every line with the color of its kind', () => {
    expect(svg.match(/<text /g)).toHaveLength(LINES.length);
    expect(svg).toContain('class="step">1. Upload a product</text>');
    expect(svg).toMatch(/class="answer"> {3}← 200 \[\]<\/text>/);
  });

  it('escapes markup and shortens long lines', () => {
    expect(svg).toContain('{"name":"&lt;b&gt;&amp;"}');
    expect(svg).toContain('…</text>');
    expect(svg).not.toContain('long '.repeat(25));
  });

  it('shows a line after the other, each step after a pause, and stays at the end', () => {
    // A step, three lines, and 6 s of pause.
    expect(svg).toContain('animation: play 7500ms step-end infinite');
    expect(svg).toContain(
      '@keyframes play { 0% { transform: translateY(510px) } 16.00% { transform: translateY(493px) } ' +
        '17.33% { transform: translateY(476px) } 18.67% { transform: translateY(459px) } ' +
        '20.00% { transform: translateY(442px) } }',
    );
  });

  it('shows the end to people who want no motion', () => {
    expect(svg).toContain('.lines { animation: none; transform: translateY(442px) }');
  });
});
