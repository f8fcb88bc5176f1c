import type {
  ClosingLine,
  DiligenceLine,
  DocumentRights,
  FileGroup,
  RoomFolder,
  RoomPage,
  Sector,
  StoredFile,
} from '../../contract/index.ts';

/** Modals of the data room of a deal, of its due-diligence list and of its closing. */
export interface RoomModals {
  /** What the buyer of a deal, or of any deal of a listing, may do with documents. It begins with what `rights` says. */
  'document-rights': {
    props: {
      of: { dealId: number; buyer: string } | { opportunityId: number };
      files: readonly Pick<StoredFile, 'id' | 'name'>[];
      /** Folders of a deal. */
      folders?: readonly Pick<RoomFolder, 'id' | 'name'>[];
      rights: DocumentRights;
      /** The folder that all of them lie in, null at the top, with its rights, and whether they have these. */
      within?: { folder: string | null; rights: DocumentRights; isInherited: boolean } | undefined;
    };
    result: true;
  };
  /** Whether the pdfs of a deal carry the name of who reads them. */
  'room-watermark': {
    props: {
      dealId: number;
      /** The name of its buyer. */
      buyer: string;
      isOn: boolean;
      counts: RoomPage['watermark']['counts'];
    };
    result: true;
  };
  /** Makes a folder in a deal, in `parent`, else at the top of a group; or renames one. */
  'document-folder': {
    props: {
      dealId: number;
      parent?: Pick<RoomFolder, 'id' | 'group' | 'name'> | undefined;
      renamed?: RoomFolder;
    };
    result: true;
  };
  /** Moves documents and folders of one group of a deal; `folders` are all that there are. */
  'move-documents': {
    props: {
      dealId: number;
      /** The name of its buyer. */
      buyer: string;
      group: FileGroup;
      files: readonly Pick<StoredFile, 'id' | 'name'>[];
      moved: readonly RoomFolder[];
      folders: readonly RoomFolder[];
    };
    result: true;
  };
  /** Lines of a template for the due-diligence list of a deal; those that it has are not chosen again. */
  'diligence-template': {
    props: {
      dealId: number;
      sectors: readonly Pick<Sector, 'id'>[];
      /** The lines that it has. */
      lines: readonly Pick<DiligenceLine, 'request'>[];
      /** The seller sees what is added at once. */
      isSent: boolean;
    };
    result: true;
  };
  /** Lines of a template for the list of the closing of a deal; those that it has are not chosen again. */
  'closing-template': {
    props: { dealId: number; lines: readonly Pick<ClosingLine, 'title'>[] };
    result: true;
  };
}
