import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { cleanEnvironment } from '../local/environment.ts'
import { lastLines } from '../local/managed-process.ts'
import type { TestSession } from '../test/session.ts'
import type { Handlers, Reply } from './serve.ts'

export interface Program {
  /** Of its log, and of what is said about it. */
  name: string
  /** The file of it. */
  script: string
  env?: Record<string, string>
  nodeArgs?: readonly string[]
}

/** A program of the benchmark in a process of its own, which answers what it is asked. */
export class Worker<H extends Handlers> {
  readonly #child: ChildProcess
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>()
  #next = 0

  private constructor(child: ChildProcess, name: string, log: string) {
    this.#child = child
    child.on('message', ({ id, output, problem }: Reply) => {
      const waiting = this.#waiting.get(id)
      this.#waiting.delete(id)
      if (problem === undefined) waiting?.resolve(output)
      else waiting?.reject(new Error(`${name}: ${problem}`))
    })
    child.once('exit', () => {
      const error = new Error(`${name} has ended. The end of its log:\n${lastLines(log)}`)
      for (const { reject } of this.#waiting.values()) reject(error)
    })
  }

  /** Resolves once it is ready; the session ends it. */
  static async start<H extends Handlers>(
    session: TestSession,
    { name, script, env = {}, nodeArgs = [] }: Program,
  ): Promise<Worker<H>> {
    const log = join(session.folder, `${name}.log`)
    const descriptor = openSync(log, 'a')
    const child = fork(script, [], {
      env: cleanEnvironment(env),
      execArgv: [...nodeArgs],
      serialization: 'advanced',
      stdio: ['ignore', descriptor, descriptor, 'ipc'],
    })
    closeSync(descriptor)
    const worker = new Worker<H>(child, name, log)
    session.onClose(() => worker.stop())
    await worker.#answerTo({ id: 0 })
    return worker
  }

  ask<N extends keyof H & string>(name: N, ...[input]: Parameters<H[N]>): Promise<Awaited<ReturnType<H[N]>>> {
    this.#next += 1
    return this.#answerTo({ id: this.#next, name, input }) as Promise<Awaited<ReturnType<H[N]>>>
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    this.#child.kill('SIGTERM')
    await once(this.#child, 'exit')
  }

  /** Number 0 is sent by the program itself, when it is ready. */
  #answerTo(question: { id: number; name?: string; input?: unknown }): Promise<unknown> {
    const waiting = Promise.withResolvers<unknown>()
    this.#waiting.set(question.id, waiting)
    if (question.id > 0) this.#child.send(question)
    return waiting.promise
  }
}
