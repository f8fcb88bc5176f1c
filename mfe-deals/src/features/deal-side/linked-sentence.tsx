import { Link, routes } from '@handover/shared/router';
import { Anchor } from '@handover/shared/ui';

interface LinkedSentenceProps {
  dealId: number;
  /** A text with the name of a tab around a link: `<questions>answer their questions</questions>`. */
  text: string;
}

const LINK = /<(questions|data-room)>(.*?)<\/\1>/;

/** A sentence about a deal whose links lead to its tabs. */
export const LinkedSentence = ({ dealId, text }: LinkedSentenceProps) => {
  // Splitting gives for each link its tab and its text, between the texts around it.
  const [before, tab, words, ...rest] = text.split(LINK);
  if (tab === undefined) return text;
  return (
    <>
      {before}
      <Anchor component={Link} to={routes.dealView(dealId, { tab })} preventScrollReset inherit>
        {words}
      </Anchor>
      {rest.join('')}
    </>
  );
};
