// The time until the end of a promotion, in days and hours.
import { useEffect, useState } from 'react';

interface ClockProps {
  /** An instant with its offset. */
  readonly ends: string;
  readonly texts: { readonly days: string; readonly hours: string };
}

export function Clock({ ends, texts }: ClockProps) {
  const [hours, setHours] = useState<number>();
  useEffect(() => setHours(Math.max(0, Math.floor((Date.parse(ends) - Date.now()) / 3_600_000))), [ends]);
  return (
    <p role="timer">
      {hours === undefined ? '–' : Math.floor(hours / 24)} {texts.days}, {hours === undefined ? '–' : hours % 24} {texts.hours}
    </p>
  );
}
