import { LANGUAGES } from '../../contract/index.ts';
import { Stack, useColorScheme } from '../../design/ui/index.ts';
import { useLanguage } from '../../kernel/i18n/index.ts';
import { usePlatform } from '../../kernel/platform/index.ts';
import { Choice } from './choice.tsx';

const NAMES = { en: 'English', fr: 'French' } as const;
const SCHEMES = [
  ['light', 'light'],
  ['dark', 'dark'],
  ['auto', 'as the system'],
] as const;

/** In which language and theme the product is seen; the panel itself stays English. */
export function Look() {
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
