export interface TimeLeft {
  over: boolean;
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const SECOND = 1000;

export const timeLeft = (until: string | Date, now: number): TimeLeft => {
  const left = Math.max(0, Math.floor((new Date(until).getTime() - now) / SECOND));
  return {
    over: left === 0,
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
};
