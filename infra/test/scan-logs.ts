import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withClient } from '@rafiq/database'
import { portsFor } from '../local/ports.ts'
import { readSecrets } from '../local/secrets.ts'
import { nothing, type Outcome } from './outcome.ts'
import { findPersonalData, type KnownData, tokensIn } from './personal-data.ts'

/** What is asked of the database after a run, by what it is. Demo members are people here as well. */
const questions: Readonly<Record<string, string>> = {
  'e-mail address of somebody': 'select email as text from users.members',
  'password hash of somebody': 'select password_hash as text from users.members',
  name: 'select name as text from users.members',
  bio: 'select bio as text from users.members',
  phone: 'select phone as text from users.members',
  message: 'select content as text from chat.messages where length(content) > 12',
  'words of a report': 'select words as text from moderation.reports where length(words) > 12',
  'note of staff': 'select text from moderation.report_notes where length(text) > 12',
}

interface ReceivedMail {
  to: { address: string; name?: string }[]
  text?: string
}

/** Those of accounts that are gone by now, too. */
async function mailed(port: number): Promise<KnownData> {
  const mails = (await (await fetch(`http://127.0.0.1:${port}/email`)).json()) as ReceivedMail[]
  return {
    'address that got mail': mails.flatMap(({ to }) => to.map(({ address }) => address)),
    'token of a mail': mails.flatMap(({ text = '' }) => tokensIn(text)),
  }
}

async function stored(adminUrl: string): Promise<KnownData> {
  return withClient(adminUrl, async (client) => {
    const known: Record<string, Set<string>> = {}
    for (const [what, question] of Object.entries(questions)) {
      const { rows } = await client.query<{ text: string | null }>(question)
      known[what] = new Set(rows.flatMap(({ text }) => (text === null ? [] : [text])))
    }
    return known
  })
}

/**
 * Looks through every log of a platform that has done its work, for anything of the people who used it: one test. The
 * inbox stands for their mailboxes, so what is in it is no log.
 */
export async function scanLogs(dataDir: string, port: number): Promise<Outcome> {
  const ports = portsFor(port)
  const secrets = readSecrets(dataDir)
  const adminUrl = `postgres://postgres:${secrets.postgres}@127.0.0.1:${ports.postgres}/rafiq`
  const known = { ...(await stored(adminUrl)), ...(await mailed(ports.mail)), secret: Object.values(secrets) }
  const folder = join(dataDir, 'logs')
  const files = readdirSync(folder)
  const findings = files.flatMap((file) =>
    findPersonalData(file, readFileSync(join(folder, file), 'utf8'), known),
  )
  const rule = `logs hold nothing of the people who used the platform (${files.length} files)`
  if (files.length > 0 && findings.length === 0) {
    console.log(`  ✓ ${rule}`)
    return { ...nothing, passed: 1 }
  }
  const found = findings.map(({ file, line, what }) => `${file}:${line} holds a ${what}`)
  return { ...nothing, failures: [[rule, ...found].join('\n    ')] }
}
