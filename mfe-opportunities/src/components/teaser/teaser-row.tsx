import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Status, VisuallyHidden } from '@handover/shared/ui';
import { Swatch } from '@handover/shared/ui-extra';
import type { ReactNode } from 'react';
import { FigureValue } from './figure-value.tsx';
import { MINOR_FIGURES, ROW_FIGURES } from './row-figures.ts';
import teaser from './teaser.module.css';
import classes from './teaser-row.module.css';
import { useExactFigures } from './use-exact-figures.ts';
import { useExactMultiple } from './use-exact-multiple.ts';
import { useRowFigures } from './use-row-figures.ts';
import { useTeaserStatus } from './use-teaser-status.ts';

interface TeaserRowProps {
  opportunity: Opportunity;
  favorite?: ReactNode;
}

/** An opportunity as a line of a list; on a narrow page its figures are under the title, with their names. */
export function TeaserRow({ opportunity, favorite }: TeaserRowProps) {
  const { t } = useTranslation('opportunities');
  const figures = useRowFigures(opportunity);
  const exact: Partial<Record<string, string>> = useExactFigures(opportunity) ?? {};
  const status = useTeaserStatus(opportunity);
  // The column is of the reported EBITDA: where there is a normalised one, too, the row says so.
  const ofBoth = useExactMultiple(opportunity);
  const isNormalised = typeof opportunity.exact?.normalised_ebitda === 'number';
  const saysWhich = (name: string) => name === 'multiple' && isNormalised;
  const { id, project_title, type_of_opportunity: type } = opportunity;
  return (
    <article className={`${teaser.teaser} ${classes.row}`} data-type={type}>
      <Swatch of={opportunity} id={id} />
      <div className={classes.about}>
        <h2 className={`${teaser.title} ${classes.title}`} lang={opportunity.language ?? undefined}>
          <Link to={routes.opportunity(id)} className={teaser.link}>
            {project_title}
          </Link>
        </h2>
        <p className={`${teaser.place} ${classes.place}`}>
          {status ? (
            <Status kind={status.kind} variant="text">
              {status.text}
            </Status>
          ) : null}
          {figures.sector}
          {figures.place ? (
            <>
              <span className={classes.between}> · </span>
              <span className={classes.where}>{figures.place}</span>
            </>
          ) : null}
        </p>
      </div>
      <dl className={classes.figures}>
        {ROW_FIGURES[type].map((name) => (
          <div
            key={name}
            className={`${teaser.figure} ${classes.figure}`}
            data-empty={figures[name] || exact[name] ? undefined : true}
            data-minor={MINOR_FIGURES.has(name) || undefined}
          >
            <dt>{t(saysWhich(name) ? 'rows.multipleReported' : `rows.${name}`)}</dt>
            <dd title={saysWhich(name) ? ofBoth : undefined}>
              <FigureValue teaser={figures[name]} exact={exact[name]} />
            </dd>
          </div>
        ))}
        <div className={`${teaser.figure} ${classes.figure}`} data-minor={type === 'sell' ? true : undefined}>
          <dt>{t('rows.age')}</dt>
          <dd title={figures.age}>
            <span aria-hidden="true">{figures.ageInShort}</span>
            <VisuallyHidden>{figures.age}</VisuallyHidden>
          </dd>
        </div>
      </dl>
      <div className={`${teaser.favorite} ${classes.favorite}`}>{favorite}</div>
    </article>
  );
}
