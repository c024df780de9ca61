/** The page of who saw the member's data. */
export const ledgerPath = '/account/ledger'
