import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { RunningCommand } from './running-command.ts'

/** Lines of the shell, as a team types them in a folder of theirs. */
export abstract class Terminal {
  readonly root: string

  constructor(root: string) {
    this.root = root
  }

  protected abstract get environment(): NodeJS.ProcessEnv

  /**
   * Runs a line to its end.
   *
   * @returns what it wrote
   * @throws Error with that where the exit code is not 0
   */
  async run(line: string): Promise<string> {
    const child = spawn('sh', ['-c', line], { cwd: this.root, env: this.environment })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    const [code] = (await once(child, 'close')) as [number | null]
    if (code !== 0) throw new Error(`${line} ended with ${code}:\n${output}`)
    return output
  }

  /** Starts a line that goes on until it is ended. */
  start(line: string): RunningCommand {
    return new RunningCommand(line, this.root, this.environment)
  }
}
