import { Link } from '@handover/shared/router';
import type { ReactNode } from 'react';
import teaser from './teaser.module.css';
import classes from './teaser-card.module.css';

interface TeaserCardProps {
  title: string;
  /** The language of the title, as BCP 47. */
  language?: string | null;
  href: string;
  /** A `Face`. */
  face: ReactNode;
  /** '' if it is not known. */
  sector: string;
  /** Region and country; '' if neither is known. */
  place: string;
  figures: { label: string; value: ReactNode }[];
  price?: ReactNode;
  /** The multiple of the price. */
  multiple?: ReactNode;
  /** How old the offer is. */
  age: string;
  /** A `Status`. */
  status?: ReactNode;
  /** The favourite button; it stays clickable above the link. */
  favorite?: ReactNode;
  /** 2 under a page's h1, 3 under a section's h2. */
  level: 2 | 3;
}

/** One opportunity in a list. The whole card is a link, named by its title. Each line has its place, so that cards in a row are alike. */
export function TeaserCard(props: TeaserCardProps) {
  const {
    title,
    language,
    href,
    face,
    sector,
    place,
    figures,
    price,
    multiple,
    age,
    status,
    favorite,
    level,
  } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={`${teaser.teaser} ${classes.card}`}>
      <div className={classes.cover}>
        {face}
        {status ? <div className={classes.status}>{status}</div> : null}
      </div>
      {favorite ? <div className={`${teaser.favorite} ${classes.favorite}`}>{favorite}</div> : null}
      <div className={classes.body}>
        <p className={`${teaser.place} ${classes.line}`}>
          <span className={classes.sector}>{sector}</span>
          <span>{age}</span>
        </p>
        <Heading className={`${teaser.title} ${classes.title}`} lang={language ?? undefined}>
          <Link to={href} className={teaser.link}>
            {title}
          </Link>
        </Heading>
        <p className={`${teaser.place} ${classes.place}`}>{place}</p>
        {figures.length > 0 ? (
          <dl className={classes.figures}>
            {figures.map(({ label, value }) => (
              <div key={label} className={teaser.figure}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {price ? (
          <div className={`${classes.line} ${classes.foot}`}>
            <span className={classes.price}>{price}</span>
            {multiple ? <span className={teaser.place}>{multiple}</span> : null}
          </div>
        ) : null}
      </div>
    </article>
  );
}
