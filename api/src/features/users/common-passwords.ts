/** Words that French speakers choose and the list, made from English leaks, lacks. */
const FRENCH = ['bienvenue', 'doudou', 'chouchou', 'coucou', 'jetaime', 'loulou', 'cheval', 'marseille'];

let loaded: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 most common passwords, lower case. Read at the first use: 80 ms once, 14 MB of memory. */
export async function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...FRENCH]),
  );
  return loaded;
}
