import type { ReactNode } from 'react';
import { Link } from '../../../kernel/router/index.ts';
import { Pattern } from '../pattern/pattern.tsx';
import classes from './teaser-card.module.css';

/** A figure on a teaser, and what it is. */
export interface TeaserFact {
  label: string;
  value: ReactNode;
}

export interface TeaserCardProps {
  title: string;
  href: string;
  /** Names for the pattern: sub-sector draws it, sector tints it. */
  seed: string;
  sector?: string;
  /** Address of a picture, in place of the pattern. */
  image?: string;
  /** Sector and place, in one quiet line. */
  place?: ReactNode;
  /** Two or three figures: revenue and EBITDA bands, people. */
  facts?: TeaserFact[];
  price?: ReactNode;
  /** Beside the price: its multiple. */
  multiple?: ReactNode;
  /** How old the offer is. */
  age?: ReactNode;
  /** A Status, where there is something to say. */
  status?: ReactNode;
  /** The heart; it stays pressable over the link. */
  favorite?: ReactNode;
  /** 2 under a page's h1, 3 under a section's h2. */
  level?: 2 | 3;
}

/** One business in a list. The whole card is one link, named by its title. */
export const TeaserCard = (props: TeaserCardProps) => {
  const {
    title,
    href,
    seed,
    sector,
    image,
    place,
    facts = [],
    price,
    multiple,
    age,
    status,
    favorite,
  } = props;
  const Heading = props.level === 2 ? 'h2' : 'h3';
  return (
    <article className={classes.card}>
      <div className={classes.face}>
        {image ? (
          <img src={image} alt="" loading="lazy" className={classes.image} />
        ) : (
          <Pattern seed={seed} hue={sector ?? seed} />
        )}
        {status ? <div className={classes.status}>{status}</div> : null}
      </div>
      {favorite ? <div className={classes.favorite}>{favorite}</div> : null}
      <div className={classes.body}>
        {place ? <p className={classes.place}>{place}</p> : null}
        <Heading className={classes.title}>
          <Link to={href} className={classes.link}>
            {title}
          </Link>
        </Heading>
        {facts.length > 0 ? (
          <dl className={classes.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <div className={classes.foot}>
          <span className={classes.price}>
            {price}
            {multiple ? <span className={classes.multiple}>{multiple}</span> : null}
          </span>
          {age ? <span className={classes.age}>{age}</span> : null}
        </div>
      </div>
    </article>
  );
};
