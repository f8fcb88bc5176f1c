import { FILE_GROUPS, type FileGroup } from '../vocabulary.ts';

/** The number of a document in the index of a deal: 2.3 is the third of the second group. */
export const documentNumber = ({ group, number }: { group: FileGroup; number: number }): string =>
  `${FILE_GROUPS.indexOf(group) + 1}.${number}`;
