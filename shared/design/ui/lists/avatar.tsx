import { Icon } from '../icon/icon.tsx';
import classes from './avatar.module.css';

export interface AvatarProps {
  /** The name; '' for an anonymous person. */
  name: string;
  src?: string | null;
  /** Pixels. */
  size?: 28 | 36 | 56 | 96;
}

const initials = (name: string) =>
  name
    .split(/\s+/u)
    // The sign of 'Roux & Associés' is no word.
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => (Array.from(word)[0] ?? '').toLocaleUpperCase())
    .join('');

/** An image, initials, or an icon of nobody in particular. Hidden from screen readers, because the name is shown beside it. */
export const Avatar = ({ name, src, size = 36 }: AvatarProps) => (
  <span className={classes.avatar} data-size={size} aria-hidden="true">
    {src ? (
      <img src={src} alt="" width={size} height={size} />
    ) : (
      initials(name) || <Icon name="user" size={size / 2} />
    )}
  </span>
);
