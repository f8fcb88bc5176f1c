import { LANGUAGES } from '@handover/shared/contract';
import { toLanguage, useLanguage, useTranslation } from '@handover/shared/i18n';
import { usePlatform } from '@handover/shared/platform';
import { Group } from '@handover/shared/ui';
import { Radio } from '@handover/shared/ui-extra';

/** The language of pages and e-mails, kept by the account. Each language is named in itself. */
export function LanguageChoice() {
  const { t } = useTranslation('notifications');
  const { t: common } = useTranslation('common');
  const language = useLanguage();
  const { setLanguage } = usePlatform();
  return (
    <Radio.Group
      label={t('settings.language.label')}
      description={t('settings.language.text')}
      value={language}
      onChange={(chosen) => void setLanguage(toLanguage(chosen) ?? language)}
    >
      <Group gap="lg" mt="sm">
        {LANGUAGES.map((each) => (
          <Radio key={each} value={each} label={common(`host.language.${each}`)} lang={each} />
        ))}
      </Group>
    </Radio.Group>
  );
}
