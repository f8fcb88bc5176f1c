import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import classes from './loading-block.module.css';
import { useDelayed } from './use-delayed.ts';

export interface LoadingBlockProps {
  /** The shape of what is loading. */
  variant?: 'page' | 'text' | 'cards' | 'rows' | 'list' | 'facts' | 'form' | 'chart' | 'record';
  /** Number of cards, rows, lines or fields. */
  count?: number;
  /** The label for screen readers: what is loading. */
  label?: string;
  /** Milliseconds until it is visible; the space is reserved at once. */
  delay?: number;
}

const SHAPES: Record<Exclude<NonNullable<LoadingBlockProps['variant']>, 'page'>, (number | string)[]> = {
  text: [14],
  cards: [84, 16, 24, 14, 44, 28],
  rows: [44, 16, 12],
  list: [20, 14],
  facts: [12, 20],
  form: [14, 38],
  chart: [240],
  record: [14, 20],
};

/** The time after which it tells that loading is slow, in ms. */
const SLOW_MS = 10_000;

/** A skeleton in the final shape. It reserves its space at once and is visible after 300 ms, so that nothing shifts or flickers. */
export const LoadingBlock = ({ variant = 'text', count = 4, label, delay = 300 }: LoadingBlockProps) => {
  const { t } = useTranslation();
  const shown = useDelayed(delay);
  const slow = useDelayed(SLOW_MS);
  const shape = variant === 'page' ? 'text' : variant;
  const blocks = Array.from({ length: shape === 'chart' ? 1 : count }, (_, index) => `block-${index}`);
  return (
    <>
      <noscript>
        <p>{t('host.noScript.part')}</p>
      </noscript>
      <div
        role="status"
        aria-busy="true"
        className={classes.block}
        data-shown={shown || undefined}
        data-needs-script=""
      >
        {label && shown ? <span className={classes.label}>{label}</span> : null}
        {slow && <p>{t('host.slow')}</p>}
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
    </>
  );
};
