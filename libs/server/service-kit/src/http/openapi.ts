import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger'
import { sessionHeader } from '@rafiq/contracts'

/** The service's OpenAPI document and its page at `/api/docs`. */
export function serveOpenApi(app: NestFastifyApplication, name: string): void {
  const config = new DocumentBuilder()
    .setTitle(`Rafiq ${name}`)
    .addApiKey({ type: 'apiKey', in: 'header', name: sessionHeader }, 'session')
    .build()
  SwaggerModule.setup('api/docs', app, () => SwaggerModule.createDocument(app, config))
}
