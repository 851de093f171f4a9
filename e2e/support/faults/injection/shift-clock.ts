/** Preloaded into one process: on SIGUSR2, the date that all its code reads jumps by `CLOCK_SHIFT_MS`, then back. */
const Real = Date;
let shiftMs = 0;
process.on('SIGUSR2', () => {
  shiftMs = shiftMs === 0 ? Number(process.env['CLOCK_SHIFT_MS']) : 0;
});

function shifted(...parts: unknown[]): Date | string {
  if (!new.target) return new Real(Real.now() + shiftMs).toString();
  return Reflect.construct(Real, parts.length === 0 ? [Real.now() + shiftMs] : parts, new.target);
}

Object.setPrototypeOf(shifted, Real);
shifted.prototype = Real.prototype;
Object.assign(shifted, { now: () => Real.now() + shiftMs });
Object.assign(globalThis, { Date: shifted });
