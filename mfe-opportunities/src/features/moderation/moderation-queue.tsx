import type { Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes, useSearchParams } from '@handover/shared/router';
import { Swatch } from '@handover/shared/ui-extra';
import { useEffect, useRef } from 'react';
import classes from './moderation.module.css';

interface ModerationQueueProps {
  queue: readonly Opportunity[];
  currentId: number | undefined;
}

/** The opportunities that wait for a decision, the longest first. The open one is marked. */
export function ModerationQueue({ queue, currentId }: ModerationQueueProps) {
  const { t } = useTranslation('opportunities');
  const { relative } = useFormat();
  const [query] = useSearchParams();
  const list = useRef<HTMLElement>(null);
  useEffect(() => scrollToCurrent(list.current, currentId), [currentId]);
  return (
    <nav ref={list} aria-label={t('moderation.queue')} className={classes.queue}>
      <ol>
        {queue.map((opportunity) => {
          const { id, project_title, own, created_at, published_at, type_of_opportunity: type } = opportunity;
          const details = [
            t(`type.${type}`),
            relative(own?.submitted_at ?? created_at),
            published_at ? t('moderation.again') : '',
          ];
          return (
            <li key={id}>
              <Link
                to={routes.moderation(id, query.get('page') ?? undefined)}
                replace
                className={classes.entry}
                aria-current={id === currentId ? 'true' : undefined}
              >
                <Swatch of={opportunity} id={id} />
                <span>
                  <span className={classes.entryTitle}>{project_title}</span>
                  <span className={classes.muted}>{details.filter(Boolean).join(' · ')}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** `scrollIntoView` is not used: it scrolls the page as well. */
function scrollToCurrent(list: HTMLElement | null, currentId: number | undefined) {
  const entry = currentId === undefined ? null : list?.querySelector('[aria-current]');
  if (!list || !entry) return;
  const [room, place] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (place.top < room.top) list.scrollTop -= room.top - place.top;
  else if (place.bottom > room.bottom) list.scrollTop += place.bottom - room.bottom;
}
