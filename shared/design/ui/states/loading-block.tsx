import { Skeleton } from '@mantine/core';
import classes from './loading-block.module.css';
import { useDelayed } from './use-delayed.ts';

export interface LoadingBlockProps {
  /** The shape of what will stand there. */
  variant?: 'page' | 'text' | 'cards' | 'list' | 'facts' | 'form' | 'chart';
  /** Cards, rows, lines or fields. */
  count?: number;
  /** For screen readers: what is being fetched. */
  label?: string;
  /** Milliseconds before anything is seen; the place is kept from the start. */
  delay?: number;
}

const SHAPES: Record<Exclude<NonNullable<LoadingBlockProps['variant']>, 'page'>, (number | string)[]> = {
  text: [14],
  cards: [112, 22, 14, 52],
  list: [20, 14],
  facts: [12, 20],
  form: [14, 38],
  chart: [240],
};

/** Skeleton with the final shape. It takes its room at once and is drawn after 300 ms, so nothing jumps and nothing flickers. */
export const LoadingBlock = ({ variant = 'text', count = 4, label, delay = 300 }: LoadingBlockProps) => {
  const shown = useDelayed(delay);
  const shape = variant === 'page' ? 'text' : variant;
  const blocks = Array.from({ length: shape === 'chart' ? 1 : count }, (_, index) => `block-${index}`);
  return (
    <div role="status" aria-busy="true" className={classes.block} data-shown={shown || undefined}>
      {label && shown ? <span className={classes.label}>{label}</span> : null}
      {variant === 'page' ? (
        <div className={classes.head} aria-hidden="true">
          <Skeleton height={14} width="9rem" />
          <Skeleton height={40} width="min(26rem, 80%)" />
        </div>
      ) : null}
      <div className={classes.items} data-variant={shape} aria-hidden="true">
        {blocks.map((block) => (
          <div key={block} className={classes.item}>
            {SHAPES[shape].map((height) => (
              <Skeleton key={height} height={height} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
};
