import { ActionIcon, Button, Icon } from '../../../design/ui/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import type { FrameState } from './frame-state.ts';
import { PageField } from './page-field.tsx';
import classes from './preview.module.css';
import type { FrameCommand } from './protocol.ts';

interface PreviewToolbarProps {
  /** Undefined while nothing is shown. */
  state: FrameState | undefined;
  send: (command: FrameCommand) => void;
  /** The place in the list, from 0. */
  index: number;
  count: number;
  onGo: (index: number) => void;
  downloading: boolean;
  /** Undefined where it may be read here alone. */
  onDownload: (() => void) | undefined;
}

/** Leads from document to document, and has pages, zoom and download. */
export const PreviewToolbar = (props: PreviewToolbarProps) => {
  const { state, send, index, count, onGo, downloading, onDownload } = props;
  const { t } = useTranslation('preview');
  const pages = state?.shown?.pages ?? 0;
  const zoom = state?.zoom ?? 100;
  const to = (page: number) => send({ type: 'page', page });
  return (
    <div className={classes.toolbar} role="toolbar" aria-label={t('tools')}>
      {count > 1 ? (
        <div className={classes.tools}>
          <ActionIcon aria-label={t('previous')} disabled={index === 0} onClick={() => onGo(index - 1)}>
            <Icon name="arrow-left" size={18} />
          </ActionIcon>
          <span className={classes.place}>{t('place', { number: index + 1, count })}</span>
          <ActionIcon aria-label={t('next')} disabled={index === count - 1} onClick={() => onGo(index + 1)}>
            <Icon name="arrow-right" size={18} />
          </ActionIcon>
        </div>
      ) : null}
      {state && pages > 0 ? (
        <div className={classes.tools}>
          <ActionIcon
            aria-label={t('previousPage')}
            disabled={state.page <= 1}
            onClick={() => to(state.page - 1)}
          >
            <Icon name="chevron-left" size={18} />
          </ActionIcon>
          <PageField page={state.page} pages={pages} onPage={to} />
          <ActionIcon
            aria-label={t('nextPage')}
            disabled={state.page >= pages}
            onClick={() => to(state.page + 1)}
          >
            <Icon name="chevron-right" size={18} />
          </ActionIcon>
        </div>
      ) : null}
      {state ? (
        <div className={classes.tools}>
          <ActionIcon aria-label={t('zoomOut')} onClick={() => send({ type: 'zoom', zoom: 'out' })}>
            <Icon name="minus" size={18} />
          </ActionIcon>
          <Button
            variant="subtle"
            size="xs"
            aria-label={t('fit', { zoom })}
            onClick={() => send({ type: 'zoom', zoom: 'fit' })}
          >
            {t('percent', { zoom })}
          </Button>
          <ActionIcon aria-label={t('zoomIn')} onClick={() => send({ type: 'zoom', zoom: 'in' })}>
            <Icon name="plus" size={18} />
          </ActionIcon>
        </div>
      ) : null}
      {onDownload ? (
        <Button
          className={classes.download}
          variant="default"
          size="xs"
          loading={downloading}
          onClick={onDownload}
          leftSection={<Icon name="download" size={16} />}
        >
          {t('download')}
        </Button>
      ) : (
        <span className={classes.download}>{t('viewOnly')}</span>
      )}
    </div>
  );
};
