import { parseArgs } from 'node:util'
import { wholeNumber } from '../bench/whole-number.ts'
import { CommandError } from '../local/settings.ts'

export interface Options {
  /** Of every service, the gateway too. */
  replicas: number
  /** Whether everything is restarted under load and measured, instead of running until somebody ends it. */
  rollingRestart: boolean
  /** Made while replicas restart. */
  requests: number
}

/** What PostgreSQL's 200 connections are enough for: four sets of 45. */
const mostReplicas = 4

/** @throws Error with a sentence for whoever typed the arguments. */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      replicas: { type: 'string', default: '2' },
      'rolling-restart': { type: 'boolean', default: false },
      requests: { type: 'string', default: '100000' },
    },
  })
  const replicas = wholeNumber('replicas', values.replicas)
  if (replicas < 2 || replicas > mostReplicas) {
    throw new CommandError(`--replicas takes a number from 2 to ${mostReplicas}, not "${values.replicas}".`)
  }
  return {
    replicas,
    rollingRestart: values['rolling-restart'],
    requests: wholeNumber('requests', values.requests),
  }
}
