import type { ReactNode } from 'react';
import { Link } from '../../../kernel/router/index.ts';
import classes from './teaser-card.module.css';

export interface TeaserFact {
  label: string;
  value: ReactNode;
}

export interface TeaserCardProps {
  title: string;
  href: string;
  /** A `Face`. */
  face: ReactNode;
  /** Sector and region. */
  place?: ReactNode;
  /** Two or three figures: revenue and EBITDA bands, employees. */
  facts?: TeaserFact[];
  price?: ReactNode;
  /** The multiple of the price. */
  multiple?: ReactNode;
  /** How old the offer is. */
  age?: ReactNode;
  /** A `Status`. */
  status?: ReactNode;
  /** The favourite button; it stays clickable above the link. */
  favorite?: ReactNode;
  /** 2 under a page's h1, 3 under a section's h2. */
  level?: 2 | 3;
}

/** One opportunity in a list. The whole card is a link, named by its title. */
export const TeaserCard = (props: TeaserCardProps) => {
  const { title, href, face, place, facts = [], price, multiple, age, status, favorite } = props;
  const Heading = props.level === 2 ? 'h2' : 'h3';
  return (
    <article className={classes.card}>
      <div className={classes.cover}>
        {face}
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
