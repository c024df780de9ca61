/** By name. What each takes is known to whoever asks (`Worker.ask`), and to nobody here. */
export type Handlers = Readonly<Record<string, (input: never) => unknown>>

export interface Question {
  id: number
  name: string
  input: never
}

export interface Reply {
  id: number
  output?: unknown
  problem?: string
}

/** Answers the process that started this one, which is told now that it may ask, and ends with it. */
export function serve(handlers: Handlers): void {
  const reply = (answer: Reply) => process.send?.(answer)
  const answer = async ({ id, name, input }: Question) => {
    try {
      reply({ id, output: await handlers[name]?.(input) })
    } catch (error) {
      reply({ id, problem: error instanceof Error ? String(error.stack) : String(error) })
    }
  }
  process.on('message', (question: Question) => void answer(question))
  process.on('disconnect', () => process.exit())
  reply({ id: 0 })
}
