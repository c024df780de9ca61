/** Ends a script that an operator started: says on stderr why, and exits with 1. */
export function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
