import type { DealDetail, RoomFolder, RoomHit, RoomSearchPage } from '@handover/shared/contract';
import { usePreview } from '@handover/shared/documents';
import { useTranslation } from '@handover/shared/i18n';
import { Button, LoadingBlock, QueryView, Section } from '@handover/shared/ui';
import { useRoomSearch } from '../../../queries/room-search.query.ts';
import { KIND_OF } from '../group-kinds.ts';
import type { RoomAddress } from '../use-room-address.ts';
import classes from './room-hits.module.css';
import { useUnsearchedText } from './use-unsearched-text.ts';

interface RoomHitsProps {
  deal: DealDetail;
  folders: readonly RoomFolder[];
  address: RoomAddress;
}

/** The documents whose text has what is searched for, each with an excerpt. */
export function RoomHits({ deal, folders, address }: RoomHitsProps) {
  const { t } = useTranslation('deals');
  const { search, as } = address.filter;
  const query = useRoomSearch(deal.id, search, as);
  const first = query.data?.pages[0];
  return (
    <Section title={t('texts.title')}>
      <QueryView
        query={query}
        skeleton={<LoadingBlock variant="list" count={3} />}
        moreLabel={t('texts.more')}
        failedTitle={t('texts.failed')}
      >
        {({ pages }) => <Hits pages={pages} search={search} folders={folders} address={address} />}
      </QueryView>
      {first ? <Unsearched page={first} /> : null}
    </Section>
  );
}

interface HitsProps extends Pick<RoomHitsProps, 'folders' | 'address'> {
  pages: readonly RoomSearchPage[];
  search: string;
}

function Hits({ pages, search, folders, address }: HitsProps) {
  const { t } = useTranslation('deals');
  const count = pages[0]?.count ?? 0;
  const hits = pages.flatMap(({ results }) => results);
  return (
    <>
      <p role="status" className={classes.quiet}>
        {t('texts.count', { count, text: search })}
      </p>
      {count > 0 ? (
        <ul className={classes.hits}>
          {hits.map((hit) => (
            <Hit key={hit.id} hit={hit} hits={hits} folders={folders} address={address} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

interface HitProps extends Pick<RoomHitsProps, 'folders' | 'address'> {
  hit: RoomHit;
  /** All that are shown, to go on from one to the next. */
  hits: readonly RoomHit[];
}

function Hit({ hit, hits, folders, address }: HitProps) {
  const { t } = useTranslation(['deals', 'inputs']);
  const { canPreview, preview } = usePreview();
  const { name, index, group, folder_id: folderId } = hit;
  const folder = folders.find(({ id }) => id === folderId);
  const kind = t(`documents.kind.${KIND_OF[group]}`, { ns: 'inputs' });
  return (
    <li className={classes.hit}>
      <div className={classes.head}>
        {canPreview(hit) ? (
          <button
            type="button"
            className={classes.name}
            aria-label={t('documents.preview', { ns: 'inputs', name })}
            onClick={() => void preview(hit, hits.filter(canPreview))}
          >
            {name}
          </button>
        ) : (
          <span className={classes.name}>{name}</span>
        )}
        <Button
          size="xs"
          variant="subtle"
          aria-label={t('texts.showOf', { name })}
          onClick={() => address.showDocument(hit.id)}
        >
          {t('texts.show')}
        </Button>
      </div>
      <p className={classes.quiet}>
        {index} · {folder ? `${folder.index} ${folder.name}` : kind}
      </p>
      <p className={classes.excerpt}>
        {hit.excerpt.map(({ text, is_found: isFound }, place) =>
          // Parts of a text have no other name than their place.
          isFound ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
        )}
      </p>
    </li>
  );
}

/** In which documents nothing, or not all, could be found. */
function Unsearched({ page }: { page: RoomSearchPage }) {
  const told = useUnsearchedText()(page.unsearched);
  return told === '' ? null : <p className={classes.quiet}>{told}</p>;
}
