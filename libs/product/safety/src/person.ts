/** Whom it is about, under the name that the page shows. */
export type Person = { id: string; name: string }
