import { encode } from 'uqr';
import classes from './qr-code.module.css';

interface QrCodeProps {
  text: string;
  /** The text alternative of the picture. */
  label: string;
}

/** Dark on light in both themes, since many cameras read nothing else. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={classes.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark.join('')} />
    </svg>
  );
}
