import { paths, QUESTION_FILTERS, type QuestionPage } from '@handover/shared/contract';
import { useDownloadDocument } from '@handover/shared/documents';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Icon } from '@handover/shared/ui';
import { SearchField } from '@handover/shared/ui-extra';
import classes from './questions.module.css';
import type { useQuestionAddress } from './use-question-address.ts';

interface QuestionToolsProps {
  dealId: number;
  counts: QuestionPage['counts'] | undefined;
  /** Whether questions are put to one of several people. */
  hasPeople: boolean;
  address: ReturnType<typeof useQuestionAddress>;
  /** Leads to the form below the list; undefined while nothing can be asked. */
  onAsk: (() => void) | undefined;
}

/** Search, filters with their counts, the export, and the way to the form. */
export function QuestionTools({ dealId, counts, hasPeople, address, onAsk }: QuestionToolsProps) {
  const { t } = useTranslation('deals');
  const download = useDownloadDocument();
  const { filters } = address;
  const shown = QUESTION_FILTERS.filter(
    (filter) => filter !== 'assigned' || hasPeople || filters.filter === 'assigned',
  );
  return (
    <div className={classes.tools}>
      <div className={classes.row}>
        <SearchField label={t('questions.search')} value={filters.search} onSearch={address.showSearch} />
        <div className={classes.buttons}>
          <Button
            variant="default"
            leftSection={<Icon name="download" size={18} />}
            loading={download.isPending}
            onClick={() => download.mutate({ url: paths.downloadQuestions(dealId), name: 'questions.xlsx' })}
          >
            {t('questions.export')}
          </Button>
          {onAsk ? (
            <Button variant="default" leftSection={<Icon name="plus" size={18} />} onClick={onAsk}>
              {t('questions.goToForm')}
            </Button>
          ) : null}
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div role="group" aria-label={t('questions.filterLabel')} className={classes.filters}>
        {([undefined, ...shown] as const).map((filter) => (
          <button
            key={filter ?? 'all'}
            type="button"
            className={classes.filter}
            aria-pressed={filters.filter === filter}
            onClick={() => address.showFilter(filter)}
          >
            {t(`questions.filter.${filter ?? 'all'}`)}
            <span className={classes.count}>{counts?.[filter ?? 'all']}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
