import { CommandError } from '../command/command-error.ts';

/** The name of a remote in every notation. */
export interface RemoteNames {
  /** `mfe-site-visits`: its folder and its package. */
  folder: string;
  /** `site-visits`: its page and its path. */
  kebab: string;
  /** `siteVisits`: its namespace of texts and its area of the query cache. */
  camel: string;
  /** `SiteVisits`: its components. */
  pascal: string;
  /** `Site visits`: its title. */
  title: string;
}

const NAME = /^[a-z]{2,20}(-[a-z]{2,20}){0,2}$/;
const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Derives the names from `reviews` or `mfe-reviews`; throws if it can't be a folder, a path and an identifier. */
export function namesOf(given: string): RemoteNames {
  const kebab = given.replace(/^mfe-/, '');
  if (!NAME.test(kebab))
    throw new CommandError(
      `“${given}” can't name a remote: one to three words of lower-case letters, such as reviews or site-visits`,
    );
  const words = kebab.split('-');
  const pascal = words.map(upper).join('');
  return {
    folder: `mfe-${kebab}`,
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: upper(words.join(' ')),
  };
}
