import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common'
import {
  type RehearsalPlan,
  type RehearsalResult,
  type RehearsalStart,
  rehearsalPlanSchema,
  rehearsalResultSchema,
  rehearsalStartSchema,
  rehearsedSchema,
  releaseHeaders,
  shellName,
} from '@rafiq/platform-contracts'
import { RateLimit, Returns } from '@rafiq/service-kit'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { ForCallers } from '../callers/caller.guard.ts'
import { type Caller, CurrentCaller, writeLimits } from '../callers/caller.ts'
import { type Rehearsal, Rehearsals } from './rehearsals.ts'

/** Only the shell is rehearsed with: its team's token moves the remotes of a rehearsal, to versions that their teams published. */
const ShellParam = () => Param('remote', { schema: z.literal(shellName) })

@ForCallers({ teams: 'own', staff: true, stepUp: true })
@RateLimit(...writeLimits('moves'))
@Controller('api/releases/:remote/rehearsal')
export class RehearsalsController {
  constructor(private readonly rehearsals: Rehearsals) {}

  @Get()
  @Returns(rehearsalPlanSchema)
  plan(
    @ShellParam() _shell: string,
    @Query('module', { schema: rehearsedSchema.shape.module }) module: string,
    @Query('version', { schema: rehearsedSchema.shape.version }) version: string,
  ): Promise<RehearsalPlan> {
    return this.rehearsals.plan({ module, version })
  }

  @Post()
  @Returns(rehearsalResultSchema)
  async start(
    @ShellParam() _shell: string,
    @CurrentCaller() caller: Caller,
    @Body({ schema: rehearsalStartSchema }) body: RehearsalStart,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RehearsalResult> {
    return answer(reply, await this.rehearsals.start(caller, body))
  }

  @Post('promote')
  @Returns(rehearsalResultSchema)
  async promote(
    @ShellParam() _shell: string,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RehearsalResult> {
    return answer(reply, await this.rehearsals.promote(caller))
  }

  @Post('revert')
  @Returns(rehearsalResultSchema)
  async revert(
    @ShellParam() _shell: string,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RehearsalResult> {
    return answer(reply, await this.rehearsals.revert(caller))
  }
}

function answer(reply: FastifyReply, { result, revision }: Rehearsal): RehearsalResult {
  reply.header(releaseHeaders.revision, revision)
  return result
}
