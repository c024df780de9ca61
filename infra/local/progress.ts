import { styleText } from 'node:util'

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const seconds = (start: number): string => `${((performance.now() - start) / 1_000).toFixed(1)} s`

/**
 * Runs one step and shows it: a turning sign on a terminal, two plain lines elsewhere.
 *
 * @returns what `work` returns; what it throws is thrown on
 */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const terminal = process.stdout.isTTY
  const show = (sign: string): void => {
    process.stdout.write(`\r\u001b[K${sign} ${title} ${styleText('dim', seconds(start))}`)
  }
  if (!terminal) console.log(`… ${title}`)
  let turn = 0
  const timer = terminal
    ? setInterval(() => show(frames[turn++ % frames.length] ?? '…'), 100)
    : setInterval(() => console.log(`  still at it: ${title} (${seconds(start)})`), 20_000)
  try {
    const result = await work()
    if (terminal) show(styleText('green', '✓'))
    process.stdout.write(terminal ? '\n' : `✓ ${title} (${seconds(start)})\n`)
    return result
  } catch (error) {
    if (terminal) show(styleText('red', '✗'))
    process.stdout.write(terminal ? '\n' : `✗ ${title} (${seconds(start)})\n`)
    throw error
  } finally {
    clearInterval(timer)
  }
}
