import type { ComponentType } from 'react';
import type {
  AccessStatus,
  BackgroundImage,
  DealAction,
  DealDetail,
  LoiDocument,
  OpportunityType,
} from '../../contract/index.ts';

/** Props of `confirm`. */
export interface ConfirmProps {
  title: string;
  text?: string;
  /** What the button does, as a verb: 'Remove the company'. */
  action: string;
  cancel?: string;
  /** The action can't be taken back. */
  danger?: boolean;
}

/** Props of `closed`. */
export interface ClosedProps {
  title: string;
  text: string;
  /** Where to go on from here: a path of `routes` and the words of its button. */
  way?: { to: string; label: string };
}

/** The answer of `range-date-picker`. */
export interface DateRange {
  /** yyyy-mm-dd, both included. */
  from: string;
  to: string;
}

/** What a list of opportunities is narrowed to; an empty text is no wish. */
export interface OpportunityFilters {
  search: string;
  /** The id of one sector. */
  sector: string;
  ordering: string;
  favorites: boolean;
}

/**
 * Every modal of the product: what it is given and what it answers. The one list, whoever owns them: `open` is typed by it,
 * and `defineRemote` holds the component of a remote to it.
 */
export interface ModalMap {
  confirm: { props: ConfirmProps; result: boolean };
  /** Tells that what somebody wanted is closed to them, and the way on. */
  closed: { props: ClosedProps; result: undefined };
  'range-date-picker': {
    /** Days as yyyy-mm-dd; null is not chosen yet, a missing bound is none. */
    props: { title: string; from: string | null; to: string | null; min?: string; max?: string };
    result: DateRange;
  };

  'change-password': { props: object; result: true };
  /** Asks for the phone number that a social sign-in did not bring. */
  'oauth-submit': { props: object; result: true };
  /** Asks for the password of an account that has one. */
  'close-account': { props: { hasPassword: boolean }; result: true };

  /** The title of the opportunity where the opener has it; an address has only its id. */
  'get-access': { props: { opportunityId: number; title?: string }; result: { status: AccessStatus } };
  filters: { props: { type?: OpportunityType; filters: OpportunityFilters }; result: OpportunityFilters };
  /** Chooses among the pictures of these sub-sectors, or adds one; null is the drawn pattern. */
  'background-image': {
    props: { subSectorIds: number[]; chosen: number | null };
    result: BackgroundImage | null;
  };

  'deal-action': {
    props: {
      deal: DealDetail;
      action: Extract<
        DealAction,
        'cancel' | 'complete' | 'change_exclusivity' | 'phase_forward' | 'phase_back'
      >;
    };
    result: boolean;
  };
  'loi-submit': { props: { dealId: number }; result: true };
  /** A new version of the open letter: another file, another date, or both. */
  'loi-upload': { props: { dealId: number; letterId: number }; result: true };
  'loi-accept': { props: { dealId: number; letter: LoiDocument }; result: boolean };
  'loi-decline': { props: { dealId: number; letter: LoiDocument }; result: boolean };
  /** Asks; with a question, answers it, or corrects one's own. */
  'deal-qa': { props: { dealId: number; questionId?: number }; result: true };
}

export type ModalName = keyof ModalMap;
export type ModalProps<Name extends ModalName> = ModalMap[Name]['props'];
export type ModalResult<Name extends ModalName> = ModalMap[Name]['result'];

/** What every modal component gets beside its props. It draws its own frame (`Modal`) and closes through this. */
export interface ModalControl<Result = unknown> {
  /** Without a result: it was dismissed. */
  onClose: (result?: Result) => void;
}
/** All that the component of a modal gets: `function LoiAcceptModal({ letter, onClose }: ModalOf<'loi-accept'>)`. */
export type ModalOf<Name extends ModalName> = ModalProps<Name> & ModalControl<ModalResult<Name>>;

// biome-ignore lint/suspicious/noExplicitAny: held to the map where it is written; here it is one of all
export type ModalComponent = ComponentType<any>;
/** Fetches the code of a modal. */
export interface LoadModal {
  (): Promise<ModalComponent>;
  /** For a modal that threw while rendering: the error to show, or a fallback version to load. */
  onRenderError?: (cause: unknown) => { error: unknown; fallback?: LoadModal };
}
/** Finds what the host does not own: from the remote that names it. Undefined if nobody does. */
export type ModalResolver = (name: string) => LoadModal | undefined;
