/** `npm run browsers`: see README.md beside this file. */

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@rafiq/platform-contracts'
import { NetworkProxy } from '../../apps/e2e/support/network-proxy.ts'
import { wordsIn } from '../../apps/e2e/support/words.ts'
import { runBench } from '../bench/run-bench.ts'
import { freePlatformPort, startPlatform } from '../test/running-platform.ts'
import type { TestSession } from '../test/session.ts'
import { withComplaintsKept } from './complaints-of-page.ts'
import { complaintsOfCuts, knownComplaints } from './expected-complaints.ts'
import { openFirefox } from './firefox.ts'
import { type JourneyContext, journey, type Member } from './journey.ts'
import { type BrowserName, type Options, parseOptions, type Run } from './options.ts'
import { Person } from './person.ts'
import { twoProfiles } from './profiles.ts'
import { preparePrograms } from './programs.ts'
import { problemsOf, type RunResult, type StepResult, stepTable } from './report.ts'
import type { Size } from './tab.ts'
import { openWebKit } from './webkit.ts'

const pictures = 'reports/browsers'

const sizes: Record<Language, Size> = {
  ar: { width: 390, height: 844 },
  en: { width: 1280, height: 800 },
}

/** True when nobody failed and no browser complained. */
async function run({ runs, platform }: Options, session: TestSession): Promise<boolean> {
  await preparePrograms([...new Set(runs.map(({ browser }) => browser))])
  const { url, mail } = platform ?? (await startOwnPlatform(session))
  rmSync(join(session.root, pictures), { recursive: true, force: true })
  const results: RunResult[] = []
  for (const one of runs) results.push(await runJourney(one, { url, mail }, session))
  const steps = journey.map(({ name }) => name)
  const problems = results.flatMap(problemsOf)
  console.log(`\n${stepTable(steps, results)}\n`)
  for (const problem of problems) console.error(problem)
  console.log(`The pictures are in ${pictures}.`)
  return problems.length === 0
}

async function startOwnPlatform(session: TestSession): Promise<{ url: string; mail: string }> {
  const port = await freePlatformPort()
  await startPlatform(session, port, join(session.folder, 'data'))
  return { url: `http://localhost:${port}`, mail: `http://localhost:${port + 1}` }
}

async function runJourney(
  { browser, language }: Run,
  { url, mail }: { url: string; mail: string },
  session: TestSession,
): Promise<RunResult> {
  console.log(`\n${browser}, ${language}`)
  const closers: (() => Promise<void>)[] = []
  const close = async (): Promise<void> => {
    for (const one of closers.splice(0)) await one()
  }
  session.onClose(close)
  const profiles = twoProfiles(language)
  const member = async (index: 0 | 1): Promise<Member> => {
    const network = new NetworkProxy(url)
    await network.open()
    closers.unshift(() => network.cut().catch(() => undefined))
    const tab = await openTab(browser, network, join(session.folder, `${browser}-${language}-${index}`))
    closers.unshift(() => tab.close())
    await tab.resize(sizes[language])
    const folder = join(session.root, pictures, `${browser}-${language}`, index === 0 ? 'first' : 'second')
    const words = wordsIn(language)
    const at = new Person({
      tab,
      network,
      words,
      folder,
      knownComplaints: knownComplaints[browser],
      complaintsOfCuts: complaintsOfCuts[browser],
    })
    return { at, profile: profiles[index] }
  }
  const context = { language, inbox: mail, first: await member(0), second: await member(1) }
  const steps = await runSteps(context)
  await close()
  return { browser, language, steps }
}

/** Firefox tells what its console says; the pages themselves do where WebKitGTK is driven. */
function openTab(browser: BrowserName, network: NetworkProxy, folder: string) {
  if (browser === 'firefox') return openFirefox()
  network.rewriteDocuments(withComplaintsKept)
  return openWebKit(folder)
}

async function runSteps(context: JourneyContext): Promise<StepResult[]> {
  const results: StepResult[] = []
  for (const { name, run: runStep } of journey) {
    const start = performance.now()
    const failure = await runStep(context).then(
      () => undefined,
      (error: Error) => error,
    )
    const seconds = (performance.now() - start) / 1000
    const people = [context.first.at, context.second.at]
    const complaints = (await Promise.all(people.map((person) => person.complaints()))).flat()
    console.log(`  ${failure ? '✗' : '✓'} ${name} (${seconds.toFixed(1)} s)`)
    results.push({ step: name, seconds, complaints, ...(failure && { failure: failure.message }) })
    if (failure) {
      for (const person of people) await person.picture('failure').catch(() => undefined)
      break
    }
  }
  return results
}

const options = parseOptions(process.argv.slice(2), process.env)
await runBench((session) => run(options, session))
