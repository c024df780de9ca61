import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MalformedError, TimeoutError, TooLargeError, UnsupportedTypeError } from '../../errors/kinds.ts'
import type { KitRouteConfig } from '../route-config.ts'
import { UnreadBody } from './large-body.ts'
import { overridesConversion } from './untrusted-json.ts'

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']

/**
 * Takes JSON bodies, up to the route's limit and within the bounds of {@link JsonShape}, and forms unread where a route says
 * so. Those of a route that declares a large body are left unread until its guards have let the caller in.
 *
 * @param timeout milliseconds in which a body of the usual size has to be there
 */
export function takeJsonBodies(fastify: FastifyInstance, timeout: number): void {
  const toValue = fastify.getDefaultJsonParser('error', 'error')
  const parse = (request: FastifyRequest, text: string) =>
    new Promise<unknown>((resolve, reject) => {
      void toValue(request, text, (error, value) => {
        if (error) reject(error)
        else if (overridesConversion(value)) reject(new MalformedError())
        else resolve(value)
      })
    })
  fastify.removeContentTypeParser(['application/json', 'text/plain'])
  fastify.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
    const { config, bodyLimit } = request.routeOptions
    const { largeBody } = config as KitRouteConfig
    if (Number(request.headers['content-length'] ?? 0) > (largeBody ?? bodyLimit)) throw new TooLargeError()
    if (largeBody === undefined) {
      return parse(request, await readJsonText(payload, { limit: bodyLimit, timeout }))
    }
    return new UnreadBody(async (onBytes) =>
      parse(request, await readJsonText(payload, { limit: largeBody, onBytes })),
    )
  })
  fastify.addContentTypeParser(forms, async (request: FastifyRequest, payload: Readable) => {
    if (!(request.routeOptions.config as KitRouteConfig).unreadForm) throw new UnsupportedTypeError()
    payload.resume()
    return undefined
  })
}

/** What a JSON text may be made of, whatever its length: far above any payload of ours, far below what hurts. */
export const jsonBounds = { depth: 16, values: 8_000 } as const

const quote = 0x22
const comma = 0x2c
const backslash = 0x5c
const openBracket = 0x5b
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d

/**
 * Follows a JSON text chunk by chunk and says when it is nested too deeply or holds too many values, before anything is
 * built of it: a parser makes a hundred bytes of memory out of each bracket. It does not check the syntax.
 */
export class JsonShape {
  #depth = 0
  #values = 0
  #inString = false
  #escaped = false

  /** @returns whether the text is within {@link jsonBounds} so far */
  take(chunk: Uint8Array): boolean {
    for (const byte of chunk) {
      if (this.#inString) this.#takeOfString(byte)
      else if (!this.#takeOfStructure(byte)) return false
    }
    return true
  }

  #takeOfString(byte: number): void {
    if (this.#escaped) this.#escaped = false
    else if (byte === backslash) this.#escaped = true
    else if (byte === quote) this.#inString = false
  }

  #takeOfStructure(byte: number): boolean {
    if (byte === quote) this.#inString = true
    else if (byte === closeBracket || byte === closeBrace) this.#depth -= 1
    else if (byte === comma) this.#values += 1
    else if (byte === openBracket || byte === openBrace) {
      this.#depth += 1
      this.#values += 1
    }
    return this.#depth <= jsonBounds.depth && this.#values <= jsonBounds.values
  }
}

interface BodyBounds {
  /** Bytes. */
  readonly limit: number
  /** Milliseconds; none where the server's own time limit for a request is enough. */
  readonly timeout?: number
  /** Called with the number of bytes before they are kept; what it throws ends the reading. */
  readonly onBytes?: (bytes: number) => void
}

/**
 * The text of a JSON body, kept only as long as it is within its bounds. What comes after a rejection is read and
 * forgotten, so that the sender can still read the answer.
 *
 * @throws TooLargeError, MalformedError (nested too deeply, or the sender went away) or TimeoutError
 */
function readJsonText(body: Readable, { limit, timeout, onBytes }: BodyBounds): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const shape = new JsonShape()
    let bytes = 0
    const timer =
      timeout === undefined ? undefined : setTimeout(() => refuse(new TimeoutError()), timeout).unref()

    function stopListening(): void {
      clearTimeout(timer)
      body.off('data', take).off('end', finish).off('close', abandon)
    }
    function refuse(error: unknown): void {
      stopListening()
      chunks.length = 0
      body.resume()
      reject(error)
    }
    function take(chunk: Buffer): void {
      try {
        bytes += chunk.length
        if (bytes > limit) throw new TooLargeError()
        if (!shape.take(chunk)) throw new MalformedError()
        onBytes?.(chunk.length)
        chunks.push(chunk)
      } catch (error) {
        refuse(error)
      }
    }
    function finish(): void {
      stopListening()
      resolve(Buffer.concat(chunks, bytes).toString('utf8'))
    }
    function abandon(): void {
      refuse(new MalformedError())
    }

    // It outlives the reading: whoever goes away later meets it too.
    body.on('error', () => undefined)
    body.on('data', take).on('end', finish).on('close', abandon)
    if (body.destroyed) abandon()
  })
}
