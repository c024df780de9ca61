import { Body, Controller, Headers, HttpCode, Inject, Param, Post, Put, Res } from '@nestjs/common'
import { ApiBearerAuth, ApiOkResponse } from '@nestjs/swagger'
import {
  canaryChangeSchema,
  type MoveResult,
  moveResultSchema,
  promotionSchema,
  releaseHeaders,
  remoteNameSchema,
  rollbackSchema,
} from '@rafiq/contracts'
import { newToken, Public } from '@rafiq/service-kit'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { PublishTokens } from '../tokens/publish-tokens.ts'
import { MoveChannels, type MoveRequest } from './move-channels.ts'
import { promote, rollBack, setCanary, setDisabled } from './remote-state.ts'

type Ask = Omit<MoveRequest, 'remote' | 'actor'>

/** What a team does with its published versions. Every answer names the revision from which on it is live. */
@ApiBearerAuth()
@ApiOkResponse({ standardSchema: moveResultSchema })
@Public()
@Controller('api/releases/:remote')
export class ChannelsController {
  readonly #tokens: PublishTokens
  readonly #channels: MoveChannels

  constructor(@Inject(PublishTokens) tokens: PublishTokens, @Inject(MoveChannels) channels: MoveChannels) {
    this.#tokens = tokens
    this.#channels = channels
  }

  @Post('promote')
  @HttpCode(200)
  promote(
    @Param('remote', { schema: remoteNameSchema }) remote: string,
    @Headers('authorization') token: string | undefined,
    @Body({ schema: promotionSchema }) { version }: z.infer<typeof promotionSchema>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MoveResult> {
    const decide: Ask['decide'] = (state) => promote(state, version)
    return this.#move(remote, token, { action: 'promote', version, decide }, reply)
  }

  @Post('rollback')
  @HttpCode(200)
  rollBack(
    @Param('remote', { schema: remoteNameSchema }) remote: string,
    @Headers('authorization') token: string | undefined,
    @Body({ schema: rollbackSchema }) { version }: z.infer<typeof rollbackSchema>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MoveResult> {
    const decide: Ask['decide'] = (state) => rollBack(state, version)
    return this.#move(remote, token, { action: 'rollback', version, decide }, reply)
  }

  @Put('canary')
  setCanary(
    @Param('remote', { schema: remoteNameSchema }) remote: string,
    @Headers('authorization') token: string | undefined,
    @Body({ schema: canaryChangeSchema }) { version, percent }: z.infer<typeof canaryChangeSchema>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MoveResult> {
    const decide: Ask['decide'] = (state) => setCanary(state, { version, percent, salt: newToken() })
    return this.#move(remote, token, { action: 'canary', version, detail: `${percent} %`, decide }, reply)
  }

  @Post('disable')
  @HttpCode(200)
  disable(
    @Param('remote', { schema: remoteNameSchema }) remote: string,
    @Headers('authorization') token: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MoveResult> {
    const decide: Ask['decide'] = (state) => setDisabled(state, true)
    return this.#move(remote, token, { action: 'disable', decide }, reply)
  }

  @Post('enable')
  @HttpCode(200)
  enable(
    @Param('remote', { schema: remoteNameSchema }) remote: string,
    @Headers('authorization') token: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MoveResult> {
    const decide: Ask['decide'] = (state) => setDisabled(state, false)
    return this.#move(remote, token, { action: 'enable', decide }, reply)
  }

  async #move(remote: string, token: string | undefined, ask: Ask, reply: FastifyReply): Promise<MoveResult> {
    const publisher = await this.#tokens.authenticate(token)
    await this.#tokens.authorise(publisher, remote)
    const { result, revision } = await this.#channels.run({ ...ask, remote, actor: publisher.actor })
    reply.header(releaseHeaders.revision, revision)
    return result
  }
}
