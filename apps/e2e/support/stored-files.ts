import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The forms in which the registry keeps a file. */
const forms = ['', '.br', '.gz']

/** Faults of the storage, made in its folder. */
export function remove(folder: string, file: string): void {
  for (const form of forms) rmSync(join(folder, `${file}${form}`), { force: true })
}

/** A file that is there and cannot be read: the gateway answers 500. */
export function makeUnreadable(folder: string, file: string): void {
  remove(folder, file)
  symlinkSync(file, join(folder, file))
}

/** Somebody who may write to the storage adds this to a file. */
export function tamper(folder: string, file: string, addition: string): void {
  const text = readFileSync(join(folder, file), 'utf8')
  remove(folder, file)
  writeFileSync(join(folder, file), `${text}${addition}`)
}
