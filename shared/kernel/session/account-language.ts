import type { Language, ProfileBody, User } from '../../contract/index.ts';
import { paths } from '../../contract/paths.ts';
import { type HttpClient, toFormData } from '../http/index.ts';
import { type I18n, LANGUAGE_COOKIE, switchLanguage, toLanguage } from '../i18n/index.ts';
import type { QueryClient } from '../query/index.ts';
import type { Cookies } from './cookies.ts';
import type { Session } from './session.ts';
import { currentUserQuery } from './use-current-user.ts';

interface Account {
  http: HttpClient;
  queries: QueryClient;
  session: Session;
}

/**
 * The account learns what its person chose on a page: its mails come in that language. A failure is silent, since the page
 * has what was asked for; the next switch tells it again.
 */
export async function tellAccountLanguage(
  { http, queries, session }: Account,
  language: Language,
): Promise<void> {
  if (!session.isSignedIn()) return;
  const current = currentUserQuery(http);
  try {
    const user = await queries.ensureQueryData(current);
    if (user.language === language) return;
    const form = toFormData<ProfileBody>({ language });
    const saved = await http.upload<Partial<User>>('patch', paths.user(user.id), form);
    queries.setQueryData(current.queryKey, (known) => known && { ...known, ...saved });
  } catch {
    // See above.
  }
}

/**
 * What a person chose on this device wins: the cookie. A device on which nobody has chosen takes the language of the
 * account, for as long as the browser is open, and does not tell it to the account of anybody else.
 */
export async function takeAccountLanguage({
  http,
  queries,
  session,
  cookies,
  i18n,
}: Account & { cookies: Cookies; i18n: I18n }): Promise<void> {
  const { epoch } = session;
  const isOpen = () => session.epoch === epoch && !toLanguage(cookies.get(LANGUAGE_COOKIE));
  if (!session.isSignedIn() || !isOpen()) return;
  try {
    const language = toLanguage((await queries.ensureQueryData(currentUserQuery(http))).language);
    if (!language || language === toLanguage(i18n.language) || !isOpen()) return;
    await switchLanguage(i18n, language, {
      get: cookies.get,
      set: (name, value) => cookies.set(name, value),
    });
  } catch {
    // The page stays in the language it has.
  }
}
