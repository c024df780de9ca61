import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import { defaultLanguage, type Language, languageCookie, languageSchema } from '@rafiq/platform-contracts'
import { readCookie } from '@rafiq/service-kit'

/** What a controller needs of the reply: the status and the body are Nest's. */
export interface ReplyHeaders {
  header(name: string, value: string): unknown
}

/** What is answered, and the cookies that go with it. */
export interface WithCookies<Body> {
  body: Body
  setCookies: readonly string[]
}

/** Sets the cookies and answers the body. */
export function sendWithCookies<Body>(reply: ReplyHeaders, { body, setCookies }: WithCookies<Body>): Body {
  for (const cookie of setCookies) reply.header('set-cookie', cookie)
  return body
}

/** What a request says of the browser that it comes from. */
export interface BrowserTrace {
  cookies: string | undefined
  userAgent: string | undefined
  ip: string
}

interface TracedRequest {
  ip: string
  headers: Record<string, string | undefined>
}

/** The request's `BrowserTrace`. */
export const Browser = createParamDecorator((_: unknown, context: ExecutionContext): BrowserTrace => {
  const { headers, ip } = context.switchToHttp().getRequest<TracedRequest>()
  return { cookies: headers['cookie'], userAgent: headers['user-agent'], ip }
})

/** The language a person reads: what the payload says, the chosen one in the cookie else, Arabic else. */
export function requestLanguage(
  named: Language | undefined,
  cookieHeader: string | undefined,
  secure: boolean,
): Language {
  return (
    named ?? languageSchema.catch(defaultLanguage).parse(readCookie(cookieHeader, languageCookie, secure))
  )
}
