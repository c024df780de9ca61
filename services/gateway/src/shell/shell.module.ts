import { Module } from '@nestjs/common'
import { ObjectStorage, SETTINGS, storageProvider } from '@rafiq/service-kit'
import { LiveModule } from '../live/live.module.ts'
import type { GatewaySettings } from '../settings.ts'
import { KeptShells } from './kept-shells.ts'
import { Shell } from './shell.ts'
import { ShellAnnouncement } from './shell-announcement.ts'
import { StableRoot } from './stable-root.ts'

/** The shell that this gateway serves, those that it keeps files of, and the storage where they and releases lie. */
@Module({
  imports: [LiveModule],
  providers: [
    KeptShells,
    ShellAnnouncement,
    StableRoot,
    storageProvider,
    {
      provide: Shell,
      inject: [SETTINGS],
      useFactory: ({ SHELL_DIR }: GatewaySettings) => Shell.read(SHELL_DIR),
    },
  ],
  exports: [KeptShells, ObjectStorage, Shell, StableRoot],
})
export class ShellModule {}
