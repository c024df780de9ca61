import { parseArgs } from 'node:util'
import { wholeNumber } from '../bench/whole-number.ts'
import { CommandError } from '../local/settings.ts'

export interface Options {
  /** Of every service, the gateway too. */
  replicas: number
  /** Whether everything is restarted under load and measured, instead of running until somebody ends it. */
  rollingRestart: boolean
  /** The version (a commit, a tag) that is upgraded to this checkout under load, gone back to, and measured. */
  upgradeFrom?: string
  /** Members whose chat is measured, one message a minute each. */
  members?: number
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
      'upgrade-from': { type: 'string' },
      members: { type: 'string' },
      requests: { type: 'string', default: '100000' },
    },
  })
  const replicas = wholeNumber('replicas', values.replicas)
  if (replicas < 2 || replicas > mostReplicas) {
    throw new CommandError(`--replicas takes a number from 2 to ${mostReplicas}, not "${values.replicas}".`)
  }
  const { 'rolling-restart': rollingRestart, 'upgrade-from': upgradeFrom, members } = values
  if ([rollingRestart, upgradeFrom, members].filter(Boolean).length > 1) {
    throw new CommandError(
      '--rolling-restart, --upgrade-from and --members are measured one after the other: name one of them.',
    )
  }
  return {
    replicas,
    rollingRestart,
    ...(upgradeFrom !== undefined && { upgradeFrom }),
    ...(members !== undefined && { members: wholeNumber('members', members) }),
    requests: wholeNumber('requests', values.requests),
  }
}
