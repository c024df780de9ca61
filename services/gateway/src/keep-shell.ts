import { DiskStorage, loadSettings } from '@rafiq/service-kit'
import { keepShellSettings } from './settings.ts'
import { keepShell } from './shell/keep-shell.ts'

/** Before a gateway serves a shell: its pages keep their files, on every gateway and over every shell that follows. */
const { SHELL_DIR, STORAGE_DIR } = loadSettings(keepShellSettings)
await keepShell(SHELL_DIR, new DiskStorage(STORAGE_DIR))
