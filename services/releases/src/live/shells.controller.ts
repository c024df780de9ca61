import { Body, Controller, Put } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { bodyLimits, type ShellManifest, shellManifestSchema } from '@rafiq/platform-contracts'
import { InternalOnly, LargeBody, ReturnsNothing } from '@rafiq/service-kit'
import { RecordShell } from './record-shell.ts'

/**
 * Where gateways say which shell they were deployed with, and serve as long as none was released: the gate checks every
 * release against it.
 */
@ApiExcludeController()
@InternalOnly('gateway')
@Controller('internal/shells')
export class ShellsController {
  constructor(private readonly shells: RecordShell) {}

  @Put()
  @ReturnsNothing()
  @LargeBody(bodyLimits.internal)
  announce(@Body({ schema: shellManifestSchema }) manifest: ShellManifest): Promise<void> {
    return this.shells.run(manifest)
  }
}
