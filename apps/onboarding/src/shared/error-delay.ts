/**
 * How long a field's problem waits after the focus has left; milliseconds. Shown at once, it would move the page under
 * the very click that took the focus away, and the click would be lost.
 */
export const errorDelay = 300
