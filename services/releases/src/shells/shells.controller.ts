import { EntityManager } from '@mikro-orm/postgresql'
import { Body, Controller, HttpCode, Inject, Put } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { limits, type ShellManifest, shellManifestSchema } from '@rafiq/contracts'
import { Clock, InternalOnly, LargeBody } from '@rafiq/service-kit'
import { Shell } from './shell.entity.ts'

/** Where gateways say which shell they serve: the gate checks every release against it. */
@ApiExcludeController()
@InternalOnly('gateway')
@Controller('internal/shells')
export class ShellsController {
  readonly #em: EntityManager
  readonly #clock: Clock

  constructor(@Inject(EntityManager) em: EntityManager, @Inject(Clock) clock: Clock) {
    this.#em = em
    this.#clock = clock
  }

  @Put()
  @HttpCode(204)
  @LargeBody(limits.body.internal)
  async announce(@Body({ schema: shellManifestSchema }) manifest: ShellManifest): Promise<void> {
    const { version } = manifest
    await this.#em.fork().upsert(Shell, { version, manifest, seenAt: this.#clock.now() })
  }
}
