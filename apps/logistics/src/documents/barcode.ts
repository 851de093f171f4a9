import bwip from 'bwip-js/node';
import { mm, type Box, type Pdf } from './pdf.js';

/** Widths in modules, alternating bar and space; the first and the last are bars. */
interface LinearSymbol {
  sbs: number[];
}

/** The blank margin on either side that scanners need (ISO/IEC 15417), in modules. */
const QUIET_ZONE = 10;

/** Draws a Code 128 as vector bars over the width of a box, quiet zones included. */
export function drawCode128(pdf: Pdf, text: string, { x, y, width, height }: Box): void {
  // oxlint-disable-next-line import/no-named-as-default-member -- the named export `raw` is a different symbology
  const [symbol] = bwip.raw({ bcid: 'code128', text }) as unknown as LinearSymbol[];
  const widths = symbol?.sbs ?? [];
  const modules = widths.reduce((total, modulesWide) => total + modulesWide, 0);
  const moduleWidth = mm(width) / (modules + 2 * QUIET_ZONE);
  let barX = mm(x) + QUIET_ZONE * moduleWidth;
  for (const [index, modulesWide] of widths.entries()) {
    const isBar = index % 2 === 0;
    if (isBar) pdf.rect(barX, mm(y), modulesWide * moduleWidth, mm(height));
    barX += modulesWide * moduleWidth;
  }
  pdf.fill('black');
}
