import classes from './faq.module.css';
import { markWords } from './mark-words.ts';

/** A text in which what was looked for stands out. */
export const Marked = ({ text, words }: { text: string; words: readonly string[] }) =>
  markWords(text, words).map((piece) =>
    piece.marked ? (
      <mark key={piece.at} className={classes.mark}>
        {piece.text}
      </mark>
    ) : (
      <span key={piece.at}>{piece.text}</span>
    ),
  );
