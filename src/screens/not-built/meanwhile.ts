/** What does a task until the panel does. */
export interface Meanwhile {
  /** A sentence, where there is no command. */
  readonly words?: string;
  /** Of the provider's command line, by what each does. Capitals stand for what is to be filled in. */
  readonly commands?: Readonly<Record<string, string>>;
}

const NO_COMMAND = "The provider's command line has nothing for it either.";

/** By an area's path; an area that gets its first screen takes its row along. */
export const MEANWHILE: Readonly<Record<string, Meanwhile>> = {
  orbit: { words: 'Any Swift, S3 or SFTP client reaches its containers, rclone for one.' },
  container_registry: { words: 'Docker itself pushes and pulls images there.' },
  team: {
    commands: {
      List: 'brightbox collaborators list',
      Invite: 'brightbox collaborators invite EMAIL',
    },
  },
  billing: { words: NO_COMMAND },
  invoices: { words: NO_COMMAND },
};
