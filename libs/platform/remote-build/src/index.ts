export { type ModuleRemote, moduleRemote } from './module-remote.ts'
export { readRemoteConfig, remoteConfig } from './remote-config.ts'
export { type ShellOptions, shellConfig } from './shell-config.ts'
