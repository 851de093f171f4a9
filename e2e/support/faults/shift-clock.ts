/** Preloaded into one process: its clock is off by `CLOCK_SHIFT_MS`, as seen by everything that asks for the date. */
const shiftMs = Number(process.env['CLOCK_SHIFT_MS']);
const Real = Date;

function shifted(...given: unknown[]): Date | string {
  if (!new.target) return new Real(Real.now() + shiftMs).toString();
  return Reflect.construct(Real, given.length === 0 ? [Real.now() + shiftMs] : given, new.target);
}

Object.setPrototypeOf(shifted, Real);
shifted.prototype = Real.prototype;
Object.assign(shifted, { now: () => Real.now() + shiftMs });
Object.assign(globalThis, { Date: shifted });
