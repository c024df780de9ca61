import { EntityManager } from '@mikro-orm/postgresql'
import { Body, Controller, HttpCode, Put } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { bodyLimits, type ShellManifest, shellManifestSchema } from '@rafiq/platform-contracts'
import { Clock, InternalOnly, LargeBody } from '@rafiq/service-kit'
import { Shell } from '../registry/live-shells.ts'

/** Where gateways say which shell they serve: the gate checks every release against it. */
@ApiExcludeController()
@InternalOnly('gateway')
@Controller('internal/shells')
export class ShellsController {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  @Put()
  @HttpCode(204)
  @LargeBody(bodyLimits.internal)
  async announce(@Body({ schema: shellManifestSchema }) manifest: ShellManifest): Promise<void> {
    const { version } = manifest
    await this.em.upsert(Shell, { version, manifest, seenAt: this.clock.now() })
  }
}
