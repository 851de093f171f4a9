import type { Bar } from './pdf-content.js';

/** ISO/IEC 15417, table 1: the six widths of each symbol character 0 to 105, starting with a bar. */
const PATTERNS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'
).split(' ');
const STOP = '2331112';
const START_A = 103;
const START_C = 105;
const CODE_C = 99;
const CODE_B = 100;

/**
 * Decodes a Code 128 from its printed bars like a scanner: widths, symbol characters, check character, text. Supports
 * code sets B and C.
 * @throws Error if the bars are not a valid symbol
 */
export function readCode128(bars: readonly Bar[]): string {
  const widths = widthsOf(bars);
  if (widths.slice(-7).join('') !== STOP) throw new Error('no stop pattern');
  const body = widths.slice(0, -7).join('');
  const values = (body.match(/.{6}/g) ?? []).map((pattern) => PATTERNS.indexOf(pattern));
  const check = values.pop();
  const sum = values.reduce((total, value, index) => total + value * Math.max(1, index), 0);
  if (values.includes(-1) || check !== sum % 103) throw new Error('the check character is wrong');
  return decodedText(values);
}

/** Widths of bars and spaces in modules; the narrowest bar is one. */
function widthsOf(bars: readonly Bar[]): number[] {
  const module = Math.min(...bars.map(({ width }) => width));
  return bars.flatMap((bar, index) => {
    const next = bars[index + 1];
    const blank = next ? [Math.round((next.x - bar.x - bar.width) / module)] : [];
    return [Math.round(bar.width / module), ...blank];
  });
}

function decodedText([start = 0, ...values]: readonly number[]): string {
  if (start === START_A) throw new Error('code set A');
  let pairs = start === START_C;
  let text = '';
  for (const value of values) {
    if (pairs && value === CODE_B) pairs = false;
    else if (!pairs && value === CODE_C) pairs = true;
    else text += pairs ? String(value).padStart(2, '0') : String.fromCharCode(value + 32);
  }
  return text;
}
