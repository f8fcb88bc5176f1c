import { ICONS, type IconName } from './paths.ts';

export interface IconProps {
  name: IconName;
  /** Pixels. */
  size?: number;
  /** The label of an icon without text; otherwise it is hidden from screen readers. */
  label?: string;
  filled?: boolean;
  className?: string;
}

/** An icon in the colour of the text around it. */
export const Icon = ({ name, size = 20, label, filled = false, className }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    focusable="false"
    className={className}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    <path d={ICONS[name]} />
  </svg>
);
