import { loadSettings, openStorage } from '@rafiq/service-kit'
import { keepShellSettings } from './settings.ts'
import { keepShell } from './shell/keep-shell.ts'

/** Before a gateway serves a shell: its pages keep their files, on every gateway and over every shell that follows. */
const settings = loadSettings(keepShellSettings)
await keepShell(settings.SHELL_DIR, await openStorage(settings))
