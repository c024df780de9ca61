/** `npm run image`: see README.md beside this file. */
import { parseArgs } from 'node:util'
import { runBench } from '../bench/run-bench.ts'
import { CommandError } from '../local/settings.ts'
import { buildImage, sizeAboveBase } from './build-image.ts'
import { openEngine } from './engine.ts'

await runBench(async (session) => {
  const { tag, output } = parseArgs({
    options: { tag: { type: 'string', default: 'rafiq:latest' }, output: { type: 'string' } },
  }).values
  const engine = await openEngine(session)
  if (!engine)
    throw new CommandError('No container engine is here, and none could be started: install Docker.')
  await buildImage(engine, session, tag)
  if (output) await engine.docker(['save', '--output', output, tag])
  console.log(`${tag}: ${Math.round((await sizeAboveBase(engine, tag)) / 1_000_000)} MB above its base`)
  return true
})
