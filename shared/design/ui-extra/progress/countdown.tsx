import { useEffect, useRef, useState } from 'react';
import { currentTime, marketDay, readerDaysTo } from '../../../kernel/clock/index.ts';
import { useLanguage } from '../../../kernel/i18n/index.ts';
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

const UNITS = ['hours', 'minutes', 'seconds'] as const;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** The number of last hours that are shown as hours; before, only days are shown. */
const LAST_HOURS = 48;

const unitText = (value: number, unit: string, language: string, unitDisplay: 'long' | 'narrow') =>
  new Intl.NumberFormat(language, { style: 'unit', unit: unit.slice(0, -1), unitDisplay }).format(value);

const unitSign = (unit: string, language: string) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'narrow' })
    .formatToParts(1)
    .filter(({ type }) => type === 'unit')
    .map(({ value }) => value.trim())
    .join('');

/**
 * The remaining time: days on the reader's calendar to the marketplace's day of the end, as everywhere a deadline is told, in the last 48 hours
 * hours, minutes and seconds, and nothing that ticks after the end. Screen readers get days or hours.
 */
export const Countdown = ({ until, over, language, onEnd }: CountdownProps) => {
  const pageLanguage = useLanguage();
  const [now, setNow] = useState(currentTime);
  const left = timeLeft(until, now);
  const hours = left.days * 24 + left.hours;
  const isFinal = hours < LAST_HOURS;
  const ended = useRef(onEnd);
  ended.current = onEnd;
  useEffect(() => {
    if (left.over) return;
    const tick = () => {
      setNow(Date.now());
      if (!timeLeft(until, Date.now()).over) return;
      clearInterval(timer);
      ended.current?.();
    };
    const timer = setInterval(tick, isFinal ? SECOND : MINUTE);
    return () => clearInterval(timer);
  }, [until, left.over, isFinal]);

  if (left.over) return <span className={classes.over}>{over}</span>;
  const locale = language ?? pageLanguage;
  if (!isFinal)
    return (
      <span role="timer" className={classes.days}>
        {unitText(Math.max(0, readerDaysTo(marketDay(until), now)), 'days', locale, 'long')}
      </span>
    );
  const shown = { ...left, hours };
  return (
    <span role="timer" aria-label={unitText(hours, 'hours', locale, 'long')} className={classes.countdown}>
      {UNITS.map((unit) => (
        <span key={unit} className={classes.segment} aria-hidden="true">
          <span className={classes.figure}>{String(shown[unit]).padStart(2, '0')}</span>
          <span className={classes.unit}>{unitSign(unit, locale)}</span>
        </span>
      ))}
    </span>
  );
};
