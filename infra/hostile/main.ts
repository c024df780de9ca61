/** `npm run hostile`: see README.md beside this file. */
import { runBench } from '../bench/run-bench.ts'
import type { TestSession } from '../test/session.ts'
import { attacks } from './attacks/index.ts'
import { runCampaign } from './campaign.ts'
import { Findings } from './findings.ts'
import { Canary } from './ground/canary.ts'
import { Client } from './ground/client.ts'
import { People } from './ground/people.ts'
import { HostilePlatform } from './ground/platform.ts'
import { type Options, parseOptions } from './options.ts'
import { textOf } from './report.ts'

async function hostile(session: TestSession, options: Options): Promise<boolean> {
  const { target } = await HostilePlatform.start(session)
  const people = await People.make(target)
  const bird = await people.newMember()
  const findings = new Findings((finding) => console.log(textOf(finding)))
  const canary = await Canary.start(target.gateway, bird.token)
  const ground = { target, people, canary, findings, client: new Client(target.gateway), ...options }
  const chosen = attacks.filter(({ name }) => options.only.length === 0 || options.only.includes(name))
  await runCampaign(ground, chosen)
  await canary.close()
  return findings.all.length === 0
}

await runBench((session) => hostile(session, parseOptions(process.argv.slice(2))))
