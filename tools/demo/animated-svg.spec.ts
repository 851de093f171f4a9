import { animatedSvg } from './animated-svg.js';

const LINES = [
  { text: '1. Upload a product', time: 0 },
  { text: '   → POST /ext/merchant/skus [{"name":"<b>&"}]', time: 10 },
  { text: '   ← 200 []', time: 10 },
  { text: `   ${'long '.repeat(50)}`, time: 2_000 },
];

describe('A recording', () => {
  const svg = animatedSvg(LINES, 2);

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

  it('moves to the last of the lines that appear together, then to the end, slowed down', () => {
    // 2 × 2 s of lines, and 6 s of pause.
    expect(svg).toContain('animation: play 10000ms step-end infinite');
    expect(svg).toContain(
      '@keyframes play { 0.00% { transform: translateY(493px) } ' +
        '0.20% { transform: translateY(459px) } 40.00% { transform: translateY(442px) } }',
    );
  });
});
