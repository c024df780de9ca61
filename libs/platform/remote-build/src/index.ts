export { remoteConfig } from './remote-config.ts'
export { type ShellOptions, shellConfig } from './shell-config.ts'
