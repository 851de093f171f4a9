/** Preloaded into one process: shifts the date that all its code reads by `CLOCK_SHIFT_MS`. */
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
