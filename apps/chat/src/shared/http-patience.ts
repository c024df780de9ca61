/** A call of the chat that has no answer by then counts as lost, and is made again; milliseconds. */
export const httpPatience = 15_000
