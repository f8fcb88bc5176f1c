import { API_KEY, type ApiKeyBody, KEY_DAYS, KEY_KINDS } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';

export interface KeyValues {
  kind: 'read' | 'widget';
  name: string;
  scope: 'published' | 'states';
  /** A line for each site. */
  sites: string;
  /** 'never', or a number of days. */
  days: string;
}

export const NEVER = 'never';
export const EMPTY_KEY: KeyValues = { kind: 'read', name: '', scope: 'published', sites: '', days: NEVER };

/** As browsers name a site: in small letters, accents in its name as they are sent. What is more than a site stays. */
function originOf(line: string): string {
  const url = URL.canParse(line) ? new URL(line) : undefined;
  return url && url.href === `${url.origin}/` ? url.origin : line;
}
const linesOf = (text: string) => text.split(/\s+/u).filter(Boolean).map(originOf);

const isSite = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSecure = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === 'localhost');
  return isSecure && url?.origin === text && /^[a-z\d.-]+$/u.test(url.hostname);
};

/** Only a widget has sites. */
const ofWidget = (check: (sites: string[]) => boolean) => (value: unknown, context: { parent: KeyValues }) =>
  context.parent.kind !== 'widget' || check(linesOf(String(value ?? '')));

export const apiKeySchema = yup.object({
  kind: yup
    .string()
    .oneOf([...KEY_KINDS])
    .required('requiredField'),
  name: rules.line({ min: API_KEY.nameMin, max: API_KEY.nameMax }),
  scope: yup.string().oneOf(['published', 'states']).required('requiredField'),
  sites: yup
    .string()
    .default('')
    .test(
      'required',
      'requiredField',
      ofWidget((sites) => sites.length > 0),
    )
    .test(
      'sites',
      'invalidSite',
      ofWidget((sites) => sites.every(isSite)),
    )
    .test(
      'count',
      'tooMany',
      ofWidget((sites) => sites.length <= API_KEY.origins),
    ),
  days: yup
    .string()
    .oneOf([NEVER, ...KEY_DAYS.map(String)])
    .required('requiredField'),
});

export const toKeyBody = ({ kind, name, scope, sites, days }: KeyValues): ApiKeyBody => ({
  kind,
  name,
  scopes: kind === 'read' ? (scope === 'states' ? ['published', 'states'] : ['published']) : [],
  origins: kind === 'widget' ? linesOf(sites) : [],
  days: KEY_DAYS.find((each) => String(each) === days) ?? null,
});
