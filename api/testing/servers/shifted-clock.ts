/** Preloaded by a server under test: its clock is `CLOCK_SHIFT_MS` ahead, or behind where that is negative. */
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...args: [] | [string | number | Date]) {
    super(...((args.length > 0 ? args : [RealDate.now() + shift]) as [string]));
  }
  static override now = () => RealDate.now() + shift;
} as DateConstructor;
