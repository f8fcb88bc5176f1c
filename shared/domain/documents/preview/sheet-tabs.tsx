import { Tabs } from '../../../design/ui-extra/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import classes from './preview.module.css';

interface SheetTabsProps {
  sheets: readonly string[];
  sheet: number;
  onSheet: (sheet: number) => void;
}

/** The sheets of a workbook; nothing for other documents. */
export const SheetTabs = ({ sheets, sheet, onSheet }: SheetTabsProps) => {
  const { t } = useTranslation('preview');
  if (sheets.length < 2) return null;
  return (
    <Tabs className={classes.sheets} value={String(sheet)} onChange={(next) => next && onSheet(Number(next))}>
      <Tabs.List aria-label={t('sheets')}>
        {sheets.map((name, index) => (
          <Tabs.Tab key={index} value={String(index)}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
};
