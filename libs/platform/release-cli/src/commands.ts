export { previewCommand } from './preview-command.ts'
export { publishCommand } from './publish-command.ts'
export { ReleaseError } from './release-error.ts'
export { isOnThisMachine, ownPlatform, readSettings, type Settings } from './settings.ts'
