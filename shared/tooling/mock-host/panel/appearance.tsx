import { LANGUAGES } from '@handover/shared/contract';
import { useLanguage } from '@handover/shared/i18n';
import { usePlatform } from '@handover/shared/platform';
import { Stack, useColorScheme } from '@handover/shared/ui';
import { Choice } from './choice.tsx';

const NAMES = { en: 'English', fr: 'French' } as const;
const SCHEMES = [
  ['light', 'light'],
  ['dark', 'dark'],
  ['auto', 'system'],
] as const;

/** Sets language and theme of the product; the panel itself stays English. */
export function Appearance() {
  const language = useLanguage();
  const { setLanguage } = usePlatform();
  const { scheme, setScheme } = useColorScheme();
  return (
    <Stack gap="sm">
      <Choice
        legend="Language"
        values={LANGUAGES.map((each) => [each, NAMES[each]] as const)}
        chosen={language}
        onChoose={(next) => void setLanguage(next)}
      />
      <Choice legend="Theme" values={SCHEMES} chosen={scheme} onChoose={setScheme} />
    </Stack>
  );
}
