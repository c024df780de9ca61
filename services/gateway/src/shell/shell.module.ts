import { Module } from '@nestjs/common'
import { ObjectStorage, SETTINGS, storageProvider } from '@rafiq/service-kit'
import type { GatewaySettings } from '../settings.ts'
import { KeptShells } from './kept-shells.ts'
import { Shell } from './shell.ts'
import { ShellAnnouncement } from './shell-announcement.ts'

/** The shell that this gateway serves, those that it keeps files of, and the storage where they and releases lie. */
@Module({
  providers: [
    KeptShells,
    ShellAnnouncement,
    storageProvider,
    {
      provide: Shell,
      inject: [SETTINGS],
      useFactory: ({ SHELL_DIR }: GatewaySettings) => Shell.read(SHELL_DIR),
    },
  ],
  exports: [KeptShells, ObjectStorage, Shell],
})
export class ShellModule {}
