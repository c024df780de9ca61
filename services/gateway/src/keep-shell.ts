import { DiskStorage, loadSettings } from '@rafiq/service-kit'
import { gatewaySettings } from './settings.ts'
import { keepShell } from './shell/keep-shell.ts'

/** Before a gateway serves a shell: its pages keep their files, on every gateway and over every shell that follows. */
const { SHELL_DIR, STORAGE_DIR } = loadSettings(gatewaySettings.pick({ SHELL_DIR: true, STORAGE_DIR: true }))
await keepShell(SHELL_DIR, new DiskStorage(STORAGE_DIR))
