import { opportunity } from '../wire/path-names.ts';

/** The picture of a listing for previews of links. Pages do not show it. */
export const opportunityPicture = (id: number | string) => `${opportunity(id)}picture/`;
