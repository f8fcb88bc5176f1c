import { useEffect, useRef, useState } from 'react';
import classes from './countdown.module.css';
import { timeLeft } from './time-left.ts';

export interface CountdownProps {
  /** ISO time. */
  until: string;
  /** Shown once the time is over. */
  over?: string;
  language?: string;
  onEnd?: () => void;
}

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

const unitText = (value: number, unit: string, language: string, unitDisplay: 'long' | 'narrow') =>
  new Intl.NumberFormat(language, { style: 'unit', unit: unit.slice(0, -1), unitDisplay }).format(value);

const unitSign = (unit: string, language: string) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'narrow' })
    .formatToParts(1)
    .filter(({ type }) => type === 'unit')
    .map(({ value }) => value.trim())
    .join('');

/** The remaining time, updated every second. Screen readers get days and hours only. */
export const Countdown = ({ until, over, language, onEnd }: CountdownProps) => {
  const [now, setNow] = useState(Date.now);
  const left = timeLeft(until, now);
  const ended = useRef(onEnd);
  ended.current = onEnd;
  useEffect(() => {
    if (left.over) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (timeLeft(until, Date.now()).over) ended.current?.();
    }, 1000);
    return () => clearInterval(timer);
  }, [until, left.over]);

  if (left.over) return <span className={classes.over}>{over}</span>;
  const locale = language ?? (document.documentElement.lang || 'en');
  const ariaLabel = `${unitText(left.days, 'days', locale, 'long')} ${unitText(left.hours, 'hours', locale, 'long')}`;
  return (
    <span role="timer" aria-label={ariaLabel} className={classes.countdown}>
      {UNITS.map((unit) => (
        <span key={unit} className={classes.segment} aria-hidden="true">
          <span className={classes.figure}>{String(left[unit]).padStart(2, '0')}</span>
          <span className={classes.unit}>{unitSign(unit, locale)}</span>
        </span>
      ))}
    </span>
  );
};
