import { readFileSync, renameSync, writeFileSync } from 'node:fs'

type Strings = Record<string, string>

/** Texts by name, as JSON; none where the file is not there or is none. */
export function readStrings(file: string): Strings {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Strings
  } catch {
    return {}
  }
}

/** For its owner's eyes only, and in one step: whoever reads meanwhile sees the file as it was. */
export function writeStrings(file: string, strings: Strings): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(strings, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
