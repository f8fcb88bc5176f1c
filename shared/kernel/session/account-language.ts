import type { Language, ProfileBody, User } from '../../contract/index.ts';
import { LANGUAGE_PARAM } from '../../contract/vocabulary.ts';
import { paths } from '../../contract/wire/paths.ts';
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
 * Saves the chosen language to the account, for its mails. A failure is ignored: the page is in the right language, and the next
 * switch saves it again.
 */
export async function saveAccountLanguage(
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
    // Ignored, see above.
  }
}

/**
 * Switches to the language of the account, unless one was chosen on this device (the cookie) or the address asks for one. The cookie that it sets lasts as long as
 * the browser is open, since it is no choice of the user.
 */
export async function applyAccountLanguage({
  http,
  queries,
  session,
  cookies,
  i18n,
}: Account & { cookies: Cookies; i18n: I18n }): Promise<void> {
  const { epoch } = session;
  const asked = () => new URLSearchParams(window.location.search).get(LANGUAGE_PARAM) ?? undefined;
  const applies = () =>
    session.epoch === epoch && !toLanguage(cookies.get(LANGUAGE_COOKIE)) && !toLanguage(asked());
  if (!session.isSignedIn() || !applies()) return;
  try {
    const language = toLanguage((await queries.ensureQueryData(currentUserQuery(http))).language);
    if (!language || language === toLanguage(i18n.language) || !applies()) return;
    await switchLanguage(i18n, language);
    cookies.set(LANGUAGE_COOKIE, language);
  } catch {
    // The page stays in the language it has.
  }
}
