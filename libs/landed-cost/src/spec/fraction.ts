import { decimal, toText, type Numeric } from '#money';

/** An exact fraction of whole numbers, for reimplementing a rule without decimals. */
export class Fraction {
  constructor(
    readonly over: bigint,
    readonly under: bigint,
  ) {}

  static of(value: Numeric): Fraction {
    const [whole = '0', digits = ''] = decimal(value).toFixed().split('.');
    return new Fraction(BigInt(whole + digits), 10n ** BigInt(digits.length));
  }

  plus(other: Fraction): Fraction {
    return new Fraction(
      this.over * other.under + other.over * this.under,
      this.under * other.under,
    );
  }

  minus(other: Fraction): Fraction {
    return this.plus(new Fraction(-other.over, other.under));
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.over * other.over, this.under * other.under);
  }

  by(other: Fraction): Fraction {
    return new Fraction(this.over * other.under, this.under * other.over);
  }

  atMost(other: Fraction): boolean {
    return this.over * other.under <= other.over * this.under;
  }

  ceil(): bigint {
    return this.over >= 0n ? (this.over + this.under - 1n) / this.under : this.over / this.under;
  }

  /** Rounds an amount, which must not be negative, half up to hundredths or whole units. */
  rounded(digits: number): string {
    const units = this.times(Fraction.of(10 ** digits));
    const whole = (2n * units.over + units.under) / (2n * units.under);
    return toText(decimal(`${whole}`).dividedBy(10 ** digits));
  }
}
