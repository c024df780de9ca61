import { bodyLimits } from '@rafiq/platform-contracts'

/** Business constants (spec §5, §9). Lengths are in UTF-16 code units, sizes in bytes. */
export const limits = {
  age: { min: 18, max: 99 },
  password: { min: 6, strictMin: 15, max: 200 },
  email: { max: 254 },
  name: { max: 60 },
  bio: { max: 500 },
  photo: { maxBytes: 5 * 1024 * 1024, types: ['image/jpeg', 'image/png', 'image/webp'] },
  openContacts: 6,
  /** For so many days a contact without an answer counts for that. */
  contactDays: 14,
  /** After so many days without an answer, whoever was contacted is reminded, once. */
  answerReminderDays: 7,
  /** Before it expires, its maker is reminded for so many days. */
  contactReminderDays: 3,
  matches: { max: 50, minPercentage: 50 },
  /** Different people that one account is shown, in so many hours. A rule of the product: no setting scales it. */
  shownPeople: { max: 150, hours: 24 },
  /**
   * Who saw a member's data: rents here are for a year, so that a year answers for the whole of one home, and nothing is
   * kept that nobody asks for any more. `page` and `maxPage` are of what staff saw.
   */
  ledger: { months: 12, page: 20, maxPage: 100 },
  /** Over how many days the team sees how evenly members are shown; within what the ledger keeps. */
  exposure: { days: 30 },
  /** Changes of a member's city, in so many days. A rule of the product too. */
  cityChanges: { max: 2, days: 30 },
  /** Browsers of one member that get away notices; the one that was added first makes room. */
  pushSubscriptions: 10,
  message: { max: 2_000 },
  messages: { page: 50, maxPage: 100, maxSearch: 100 },
  /** Question cards of one room that wait for an answer; characters of an answer. */
  questions: { open: 3, answer: 500 },
  /** Characters of one section of an agreement: both answers of a question card, with the names before them, fit. */
  agreement: { section: 1_200 },
  moderation: {
    page: 100,
    maxPage: 500,
    /** Shorter searches look at beginnings only. */
    minSearch: 3,
    /** What a filter finds is counted up to this. */
    counted: 10_000,
    /** Accounts in one bulk action. */
    bulk: 100,
    note: 500,
    /** Of a series over time. */
    maxPoints: 400,
  },
  reports: {
    words: 1_000,
    /** Of one member in a day of Riyadh. */
    perDay: 10,
    /** People whose reports on somebody are not resolved: so many put the profile under review. */
    holdAt: 2,
    note: 2_000,
    page: 50,
    maxPage: 100,
    /** Messages before and after the reported one that are kept with it. */
    context: 3,
    /** For how long after a report is resolved its evidence, words and notes are kept. */
    keptDays: 90,
  },
  notices: { words: 1_000, shown: 100 },
  /** `open`: of one member at a time; `days`: within which one has to be answered (the PDPL's implementing regulation). */
  requests: { words: 2_000, open: 5, days: 30, page: 50, maxPage: 100 },
  audit: { page: 100, maxPage: 500 },
  factors: {
    passkeys: 10,
    name: 60,
    recoveryCodes: 10,
    /** With fewer left than this, new ones are suggested. */
    fewRecoveryCodes: 4,
  },
  /** Bytes of a request's body, with a photo in it too. */
  body: { ...bodyLimits, withPhoto: 8 * 1024 * 1024 },
} as const
