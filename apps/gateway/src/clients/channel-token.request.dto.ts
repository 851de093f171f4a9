import { Int } from '#platform';

const YEAR_SECONDS = 31_536_000;

export class ChannelTokenRequest {
  @Int({
    min: 1,
    max: 10 * YEAR_SECONDS,
    optional: true,
    doc: 'Seconds until the token expires; a year when left out.',
  })
  expiresIn: number = YEAR_SECONDS;
}
