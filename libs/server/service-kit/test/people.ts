import { afterAll, beforeAll } from '@jest/globals'
import { Body, Controller, Get, Module, Param, Post, Res } from '@nestjs/common'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { ConflictError, currentRequestId, DefinitionsModule, NotFoundError, Returns } from '../src/index.ts'
import { definitions, logged, testApp } from './app.ts'

const personSchema = z
  .object({ email: z.email(), address: z.object({ city: z.string() }) })
  .meta({ id: 'Person' })
const cardSchema = z.object({ city: z.string() }).meta({ id: 'Card' })

@Controller('people')
class PeopleController {
  @Post()
  add(@Body({ schema: personSchema }) person: z.infer<typeof personSchema>) {
    return { city: person.address.city, requestId: currentRequestId() }
  }

  @Get('card')
  @Returns(cardSchema)
  card() {
    return { city: 'riyadh', passwordHash: 'secret' }
  }

  @Post('cards')
  @Returns(z.array(cardSchema), 201)
  cards(@Body({ schema: z.array(z.unknown()) }) cards: unknown[]) {
    return cards
  }

  @Get('conflict')
  conflict() {
    throw new ConflictError('email-exists')
  }

  @Get('broken')
  broken() {
    throw new Error('cannot write to noura@example.com')
  }

  @Get('away')
  away() {
    throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), { code: 'ESOCKET' })
  }

  @Get('cached')
  cached(@Res({ passthrough: true }) reply: FastifyReply) {
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag: '"x"' })
    throw new NotFoundError()
  }

  @Get('half')
  half(@Res() reply: FastifyReply) {
    reply.raw.writeHead(200)
    reply.raw.write('the first half')
    throw new Error('the second half is missing')
  }

  @Get(':id')
  one(@Param('id', { schema: z.uuid() }) id: string) {
    return { id }
  }
}

/** A service whose routes answer, refuse and fail in every way that the kit knows. */
@Module({ imports: [DefinitionsModule.forRoot(definitions)], controllers: [PeopleController] })
export class PeopleModule {}

/** Runs that service for the tests of a file, and keeps the lines that it logs. */
export function usePeople() {
  let app: NestFastifyApplication
  const lines: string[] = []
  beforeAll(async () => {
    const logOutput = { write: (line: string) => void lines.push(line) }
    app = await testApp(PeopleModule, { ...logged, logOutput, bodyLimit: 1_000 })
  })
  afterAll(() => app.close())
  return {
    lines,
    app: () => app,
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers }),
  }
}
