import type { ComponentType } from 'react';
import type {
  AccessRequest,
  AccessStatus,
  BackgroundImage,
  BidDate,
  Company,
  DealAction,
  DealDetail,
  Delegation,
  DocumentAccess,
  ListingReport,
  LoiDocument,
  Opportunity,
  OpportunityType,
  Person,
  PersonMeasureKind,
  SearchFilters,
  StoredFile,
} from '../../contract/index.ts';
import type { RoomModals } from './room-modals.ts';

/** Props of `confirm`. */
export interface ConfirmProps {
  title: string;
  text?: string;
  /** The verb on the button: 'Remove the company'. */
  action: string;
  cancel?: string;
  /** The action can't be taken back. */
  danger?: boolean;
  /** Asked because of a navigation that waits for the answer. */
  leaving?: true;
}

/** Props of `closed`. */
export interface ClosedProps {
  title: string;
  text: string;
  /** A link to what is possible instead. */
  link?: { to: string; label: string };
}

/** The result of `range-date-picker`. */
export interface DateRange {
  /** yyyy-mm-dd, both included. */
  from: string;
  to: string;
}

/**
 * The filters of a list of opportunities as they stand in its address: `{ sector: '2,5', favorites: 'true' }`. In a result, '' removes
 * one from the address.
 */
type OpportunityFilters = Readonly<Record<string, string>>;

/**
 * The props and result of every modal of the product, whichever remote owns it. This map types `open`, and
 * `defineRemote` checks the components of a remote against it.
 */
export interface ModalMap extends RoomModals {
  confirm: { props: ConfirmProps; result: boolean };
  /** Tells that something is no longer accessible to the user, and what they can do instead. */
  closed: { props: ClosedProps; result: undefined };
  /** Shows a document in the page; with several, from one to the next. */
  'document-preview': {
    props: {
      files: readonly (Pick<StoredFile, 'id' | 'name' | 'url' | 'extension' | 'size'> & {
        /** Absent: it may be downloaded, too. */
        access?: DocumentAccess;
      })[];
      /** The id of the one that is shown first. */
      first: number;
    };
    result: undefined;
  };
  'range-date-picker': {
    /** Days as yyyy-mm-dd; null if none is chosen yet. */
    props: { title: string; from: string | null; to: string | null; min?: string; max?: string };
    result: DateRange;
  };

  /** Finds a page or a record of the viewer by its name; the result is its address. */
  palette: { props: object; result: string };
  'change-password': { props: object; result: true };
  /** Asks for a new e-mail address, and has a link sent there. */
  'change-email': { props: object; result: true };
  /** Sets up an authenticator app for signing in, and shows the recovery codes. Beside a passkey it takes a code first. */
  'set-up-codes': { props: { hasFactor: boolean }; result: true };
  /** Makes a passkey on this device, and shows the recovery codes that come with the first one. Beside another factor it takes a code. */
  'add-passkey': { props: { hasFactor: boolean }; result: true };
  /** Asks for a code, and then makes new recovery codes, has no codes asked for any more, or removes this passkey. */
  /** Staff decide about a report, with a reason. */
  'decide-report': { props: { report: ListingReport }; result: true };
  /** A measure of staff against an account, with a reason. */
  'person-measure': {
    props: { person: Pick<Person, 'id' | 'first_name' | 'last_name'>; kind: PersonMeasureKind };
    result: true;
  };
  /** What an adviser of the user may do, and until when. */
  'change-delegation': { props: { delegation: Delegation }; result: true };
  'use-code': { props: { to: 'renew' | 'remove' } | { to: 'removePasskey'; passkey: string }; result: true };
  /** Asks for the phone number that a social sign-in did not bring. */
  'oauth-submit': { props: object; result: true };
  /** Confirms that it is the user, by the password of an account that has one. */
  'confirm-identity': { props: { hasPassword: boolean }; result: true };
  /** Asks for the password of an account that has one. */
  'close-account': { props: { hasPassword: boolean }; result: true };

  /** Shows the records that are deleted with a company, or the deals that prevent it. */
  'remove-company': { props: { company: Company }; result: true };

  /** `title` of the opportunity is missing if the modal is opened by a URL, which has only the id. */
  'get-access': { props: { opportunityId: number; title?: string }; result: { status: AccessStatus } };
  /** Keeps the filters of a list; `name` is proposed. */
  /** The text of the confidentiality agreement that is signed for an opportunity. */
  'own-agreement': { props: { opportunityId: number }; result: true };
  /** The text of the marketplace, for staff. */
  'house-agreement': { props: object; result: true };
  'save-search': { props: { type: OpportunityType; filters: SearchFilters; name: string }; result: true };
  /** Reports a listing to staff; it ends with the receipt. */
  'report-listing': { props: { opportunityId: number; title: string }; result: true };
  filters: { props: { type?: OpportunityType; filters: OpportunityFilters }; result: OpportunityFilters };
  /** Chooses one of the images of these sub-sectors, or adds one; null is the generated pattern. */
  'background-image': {
    props: {
      subSectorIds: number[];
      chosen: number | null;
      /** The opportunity whose pattern is shown if no image is chosen. A new one has no id. */
      pattern: Pick<Opportunity, 'sectors' | 'sub_sectors'> & { id?: number };
    };
    result: BackgroundImage | null;
  };

  /** Asks before it opens the private data; nothing that discloses happens by one click. */
  'request-accept': { props: { request: AccessRequest }; result: true };
  'request-decline': { props: { request: AccessRequest }; result: true };
  /** The owner asks one thing before answering. */
  'request-ask': { props: { request: AccessRequest }; result: true };
  /** The requester answers that. */
  'request-answer': { props: { request: AccessRequest }; result: true };
  'deal-action': {
    props: {
      deal: DealDetail;
      action:
        | Extract<
            DealAction,
            | 'attach_company'
            | 'cancel'
            | 'complete'
            | 'change_exclusivity'
            | 'propose_exclusivity_end'
            | 'phase_forward'
            | 'phase_back'
          >
        // The answers of the buyer side to a completion, and its word before it is asked.
        | 'confirm_completion'
        | 'refuse_completion'
        | 'announce_completion';
    };
    result: boolean;
  };
  'loi-submit': { props: { dealId: number }; result: true };
  /** A new version of the open letter: another file, another date, or both. */
  'loi-upload': { props: { dealId: number; letterId: number }; result: true };
  'loi-accept': { props: { dealId: number; letter: LoiDocument }; result: boolean };
  'loi-decline': { props: { dealId: number; letter: LoiDocument }; result: boolean };
  /** The seller answers a letter with other terms. */
  'loi-counter': { props: { dealId: number; letter: LoiDocument }; result: true };
  'counter-decline': { props: { dealId: number; letterId: number }; result: true };
  /** Sets or moves the day until which letters for an opportunity are due. `hasSealed`: some came under seal. */
  'bid-date': {
    props: { opportunityId: number; bidDate: BidDate | null; hasSealed: boolean };
    result: true;
  };
  /** Asks a question; with an id, answers it, or edits one's own. */
  'deal-qa': { props: { dealId: number; questionId?: number }; result: true };
}

export type ModalName = keyof ModalMap;
export type ModalProps<Name extends ModalName> = ModalMap[Name]['props'];
export type ModalResult<Name extends ModalName> = ModalMap[Name]['result'];

/**
 * The props that every modal component gets beside its own. It renders its own `Modal`, and closes through `onClose`.
 */
export interface ModalControl<Result = unknown> {
  /** If there is no result, the modal counts as dismissed. */
  onClose: (result?: Result) => void;
}
/** The props of a modal's component: `function LoiAcceptModal({ letter, onClose }: ModalOf<'loi-accept'>)`. */
export type ModalOf<Name extends ModalName> = ModalProps<Name> & ModalControl<ModalResult<Name>>;

// biome-ignore lint/suspicious/noExplicitAny: `ModalMap` types it where it is defined; here it is any of them
export type ModalComponent = ComponentType<any>;
/** Loads the code of a modal. */
export interface LoadModal {
  (): Promise<ModalComponent>;
  /** Called if the modal throws while rendering. Returns the error to show, or a fallback version to load. */
  onRenderError?: (cause: unknown) => { error: unknown; fallback?: LoadModal };
}
/** Finds a modal of the remotes by its name; undefined if no remote has it. */
export type ModalResolver = (name: string) => LoadModal | undefined;
