/** The browser that `npm test` has found. */
export function chromium(): string {
  const program = process.env.CHROMIUM_PATH
  if (program === undefined) throw new Error('CHROMIUM_PATH is not set: start with `npm test integration`.')
  return program
}
