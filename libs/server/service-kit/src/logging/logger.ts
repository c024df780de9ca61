import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino'
import { currentRequestId } from '../context/request-context.ts'
import { describeError } from './describe-error.ts'
import { LogOutput } from './log-output.ts'
import { scrub } from './scrub.ts'

export type Logger = PinoLogger

export interface LoggerOptions {
  service: string
  level: string
}

/** Properties that hold a person's data or a secret, wherever an object that is logged has them. */
const personal = [
  'authorization',
  'bio',
  'body',
  'content',
  'cookie',
  'email',
  'name',
  'password',
  'phone',
  'secret',
  'token',
  'x-service-credential',
  'x-session-token',
]

const redact = personal.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`])

/**
 * JSON lines on standard output with the service's name and, within a request, its id. What could identify a person is
 * taken out by property, and texts are scrubbed as the last net.
 */
export function createLogger(
  options: LoggerOptions,
  destination: DestinationStream = standardOutput(options.service),
): Logger {
  return pino(
    {
      level: options.level,
      base: { service: options.service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label: string) => ({ level: label }) },
      redact: { paths: redact, censor: '[redacted]' },
      serializers: { err: describeError, error: describeError },
      mixin: () => {
        const requestId = currentRequestId()
        return requestId === undefined ? {} : { requestId }
      },
      hooks: {
        logMethod(parameters, method) {
          const scrubbed = parameters.map((part) => (typeof part === 'string' ? scrub(part) : part))
          method.apply(this, scrubbed as typeof parameters)
        },
      },
    },
    destination,
  )
}

export type AccessLog = (line: Readonly<Record<string, string | number | undefined>>) => void

/**
 * The same lines for what is logged of every request, whose properties are all ours: nothing is looked for in them, which
 * is most of what a line costs.
 */
export function createAccessLog(
  { service, level }: LoggerOptions,
  destination: DestinationStream,
): AccessLog {
  const { values } = pino.levels
  if ((values[level] ?? Number.POSITIVE_INFINITY) > (values.info ?? 0)) return () => undefined
  return (line) => {
    const whole = { level: 'info', time: new Date().toISOString(), service, ...line, msg: 'request' }
    destination.write(`${JSON.stringify(whole)}\n`)
  }
}

/** Where the log goes in production; what writes to it shares one. */
export const standardOutput = (service: string): DestinationStream => new LogOutput(1, describeLoss(service))

const describeLoss = (service: string) => (lines: number) =>
  `${JSON.stringify({ level: 'warn', time: new Date().toISOString(), service, lines, msg: 'log lines were lost' })}\n`
