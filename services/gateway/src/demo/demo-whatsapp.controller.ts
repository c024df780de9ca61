import { randomBytes } from 'node:crypto'
import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { isSecure, NotFoundError, Public, SETTINGS } from '@rafiq/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../document/language.ts'
import { plainPageHeaders } from '../document/plain-page.ts'
import type { GatewaySettings } from '../settings.ts'
import { demoWhatsappPage } from './demo-whatsapp-page.ts'

/** Digits of an international number, as a click-to-chat link has them. */
const numberPattern = /^\d{6,15}$/

/** In WhatsApp's place while the platform runs with demo data, so that nobody's phone is contacted. */
@ApiExcludeController()
@Public()
@Controller('demo/whatsapp')
export class DemoWhatsappController {
  readonly #secure: boolean

  constructor(@Inject(SETTINGS) settings: GatewaySettings) {
    this.#secure = isSecure(settings)
  }

  /** Without a number: a message to share with whom one likes. */
  @Get()
  share(@Query('text') text: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    this.#show(null, text, request, reply)
  }

  @Get(':number')
  chat(
    @Param('number') number: string,
    @Query('text') text: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    if (!numberPattern.test(number)) throw new NotFoundError()
    this.#show(number, text, request, reply)
  }

  #show(number: string | null, text: unknown, { headers }: FastifyRequest, reply: FastifyReply): void {
    const nonce = randomBytes(16).toString('base64')
    const message = typeof text === 'string' ? text : ''
    reply
      .headers(plainPageHeaders(nonce))
      .type('text/html; charset=utf-8')
      .send(demoWhatsappPage({ number, message, nonce }, languageOf(headers.cookie, this.#secure)))
  }
}
