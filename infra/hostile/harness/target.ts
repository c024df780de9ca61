/** The platform under attack, as far as somebody inside the network can know it. */
export interface Target {
  /** Where people come in. */
  readonly gateway: string
  /** Each service at its own address, the gateway too. */
  readonly services: Readonly<Record<string, string>>
  /** The mail inbox, where one reads what was sent to an address of one's own. */
  readonly mail: string
  /** PostgreSQL as one of the database's roles, and as its administrator. */
  readonly databaseUrl: (service: string) => string
  readonly adminUrl: string
  /** Where its logs and its teams' tokens are. */
  readonly dataDir: string
  /** Processes of the services, by name. */
  readonly processes: () => readonly { readonly name: string; readonly pid: number }[]
  /** These, and those of what they lean on. */
  readonly everyProcess: () => readonly { readonly pid: number }[]
  /** How those ended that ended by themselves, since this was asked last. */
  readonly takeCrashes: () => readonly string[]
  /** Resolves once everything answers again. */
  readonly ready: () => Promise<void>
}
