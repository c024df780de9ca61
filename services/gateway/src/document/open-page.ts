import { Inject, Injectable } from '@nestjs/common'
import { signedInCookie } from '@rafiq/platform-contracts'
import { isSecure, readCookie, SETTINGS } from '@rafiq/service-kit'
import { chosenLanguage, keepLanguage, languageOf } from '../http/language.ts'
import type { GatewaySettings } from '../settings.ts'
import { Visitors } from '../visitors/visitors.ts'
import { type Document, Documents } from './documents.ts'

/** What the address asks for, as it stands there. */
interface Asked {
  /** The page that is asked for again. Told twice, it is the address of none. */
  readonly composition: unknown
  /** A choice that was made without a script. */
  readonly language: unknown
}

/** A browser asks for a page: who is it, and what does it get? */
@Injectable()
export class OpenPage {
  private readonly secure: boolean

  constructor(
    private readonly documents: Documents,
    private readonly visitors: Visitors,
    @Inject(SETTINGS) settings: GatewaySettings,
  ) {
    this.secure = isSecure(settings)
  }

  async run(
    path: string,
    cookies: string | undefined,
    asked: Asked,
  ): Promise<Document & { setCookies: readonly string[] }> {
    const chosen = chosenLanguage(asked.language)
    const language = chosen ?? languageOf(cookies, this.secure)
    const { visitor, setCookies } = this.visitors.recognise(cookies, language)
    if (chosen) setCookies.push(keepLanguage(chosen, this.secure))
    const reader = {
      language,
      // It decides about words in the document, never about a right.
      signedIn: readCookie(cookies, signedInCookie, this.secure) === '1',
    }
    return { ...(await this.documents.for(path, reader, visitor, idOf(asked.composition))), setCookies }
  }
}

function idOf(asked: unknown): string | undefined {
  if (asked === undefined) return undefined
  return typeof asked === 'string' ? asked : ''
}
