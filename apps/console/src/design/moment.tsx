import { momentText } from '../format/moment.js';
import { usePreferences } from '../preferences/preferences.js';

/** A date and time in the chosen zone. */
export function Moment({ at }: { at: string }) {
  const { clock } = usePreferences();
  return (
    <time dateTime={at} title={at} className="moment">
      {momentText(at, clock)}
    </time>
  );
}
