import { clausesOf, LANGUAGES, OPPORTUNITY_TYPES, textOfClauses } from '@handover/shared/contract';
import type { houseAgreementBodySchema } from '@handover/shared/contract/schemas';
import type { Queryable } from '../../../../db/connect.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Call } from '../../../http/call.ts';
import { houseToday, insertHouseText, lockHouseTexts } from '../texts.sql.ts';

type Texts<Each> = Record<(typeof LANGUAGES)[number], Record<(typeof OPPORTUNITY_TYPES)[number], Each>>;

/** The same for each language and kind. */
const mapTexts = <From, To>(texts: Readonly<Texts<From>>, change: (each: From) => To) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(OPPORTUNITY_TYPES.map((type) => [type, change(texts[language][type])])),
    ]),
  ) as Texts<To>;

async function response(db: Queryable) {
  const { version, texts } = await houseToday(db);
  return { version, texts: mapTexts(texts, textOfClauses) };
}

export const readHouseAgreement = ({ app }: Call) => response(app.db);

/** A new version, for what is signed from now on. */
export const writeHouseAgreement = ({ app, viewer, body }: Call<{ body: typeof houseAgreementBodySchema }>) =>
  app.db.transaction(async (tx) => {
    // Two at once come one after the other.
    await lockHouseTexts(tx);
    const { version } = await houseToday(tx);
    if (version !== body.version) throw new DomainError('access_request.agreement_changed');
    await insertHouseText(tx, mapTexts(body.texts, clausesOf), viewer.id);
    return response(tx);
  });
