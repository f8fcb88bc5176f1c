import type { IdentityField, IdentityHit, Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Section } from '@handover/shared/ui';
import { KeyValue, useLabels } from '@handover/shared/ui-extra';
import { IdentityMarks } from '../../../components/identity-marks/identity-marks.tsx';
import { NameMarks } from '../../../components/identity-marks/name-marks.tsx';
import { PictureNameMarks } from '../../../components/identity-marks/picture-name-marks.tsx';
import classes from './case.module.css';

interface PublicSideProps {
  opportunity: Opportunity;
  hitsOf: (field: IdentityField) => readonly IdentityHit[];
}

/** The public data, with marks on parts that may reveal the company. */
export function PublicSide({ opportunity, hitsOf }: PublicSideProps) {
  const { t } = useTranslation('opportunities');
  const labels = useLabels();
  const { sub_sectors, tags, background_image: picture } = opportunity;
  const [inTags, inRegion] = [hitsOf('tags'), hitsOf('region')];
  const unmarked = tags.filter(({ name }) => inTags.every(({ text }) => text !== name));
  const items = [
    ...(['activity', 'unique_selling_proposition', 'reason_for_sale'] as const).map((name) => ({
      name,
      shown: opportunity[name] && <IdentityMarks text={opportunity[name]} hits={hitsOf(name)} />,
    })),
    { name: 'preferred_description', shown: opportunity.preferred_description },
    { name: 'sub_sectors', shown: labels(sub_sectors).join(', ') },
    {
      name: 'tags',
      shown: (unmarked.length > 0 || inTags.length > 0) && (
        <>
          {labels(unmarked).join(', ')}
          {unmarked.length > 0 && inTags.length > 0 ? ', ' : null}
          <NameMarks hits={inTags} />
        </>
      ),
    },
    { name: 'region', shown: inRegion.length > 0 && <NameMarks hits={inRegion} /> },
  ].filter(({ shown }) => shown);
  return (
    <Section title={t('moderation.public')}>
      <div className={classes.texts}>
        <KeyValue
          items={items.map(({ name, shown }) => ({ label: t(`description.${name}`), value: shown }))}
        />
      </div>
      {picture ? (
        <img src={picture.image} alt={t('form.background_image')} className={classes.picture} />
      ) : null}
      <PictureNameMarks hits={hitsOf('picture_name')} />
    </Section>
  );
}
