import type { Introduction as Told } from '../../../contract/index.ts';
import { WebLink } from './web-link.tsx';

const joined = (parts: readonly string[], by: string) => parts.filter(Boolean).join(by);

/** What a person tells of themselves, a line each under their name; nothing where they tell nothing. */
export const Introduction = ({ of }: { of: Told }) => (
  <>
    {[joined([of.role, of.company], ', '), joined([of.place, of.spoken_languages], ' · ')]
      .filter(Boolean)
      .map((line) => (
        <span key={line}>{line}</span>
      ))}
    {of.website ? (
      <span>
        <WebLink url={of.website} />
      </span>
    ) : null}
    {of.about ? <span style={{ whiteSpace: 'pre-line' }}>{of.about}</span> : null}
  </>
);
