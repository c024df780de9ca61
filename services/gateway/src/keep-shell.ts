import { loadSettings, openStorage } from '@rafiq/service-kit'
import { keepKit } from './kit/keep-kit.ts'
import { keepShellSettings } from './settings.ts'
import { keepShell } from './shell/keep-shell.ts'

/** Before a gateway serves a shell: its pages keep their files, on every gateway and over every shell that follows. */
const settings = loadSettings(keepShellSettings)
const storage = await openStorage(settings)
await keepShell(settings.SHELL_DIR, storage)
if (settings.KIT_DIR) await keepKit(settings.KIT_DIR, storage)
