import classes from './faq.module.css';
import { highlightWords } from './highlight-words.ts';

/** A text with the words of the search highlighted. */
export const Highlighted = ({ text, words }: { text: string; words: readonly string[] }) =>
  highlightWords(text, words).map((piece) =>
    piece.marked ? (
      <mark key={piece.at} className={classes.mark}>
        {piece.text}
      </mark>
    ) : (
      <span key={piece.at}>{piece.text}</span>
    ),
  );
