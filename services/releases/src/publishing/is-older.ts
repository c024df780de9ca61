import { lt } from 'semver'

/** Without what is behind a hyphen: a version that names the time of its build is not older than its release. */
const coreOf = (version: string): string => version.split('-', 1)[0] ?? version

/** Whether one version's number is below another's. */
export const isOlder = (version: string, than: string): boolean => lt(coreOf(version), coreOf(than))
