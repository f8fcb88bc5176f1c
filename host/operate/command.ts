export interface Command {
  does: string;
  args?: string;
  script: URL;
  /** Whether it prints its own help. */
  hasHelp?: boolean;
}
