import { expect, test } from '@jest/globals'
import { createBoundedPool } from './bounded-pool.ts'

const pool = () => createBoundedPool({ running: 2, waiting: 1, refuse: () => new Error('full') })

function gate() {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

test('bounded pool never runs more at once than it may', async () => {
  const { run } = pool()
  const { open, opened } = gate()
  let running = 0
  let most = 0
  const task = async () => {
    running += 1
    most = Math.max(most, running)
    await opened
    running -= 1
  }
  const all = [run(task), run(task), run(task)]
  open()
  await Promise.all(all)
  expect(most).toBe(2)
})

test('bounded pool refuses what does not fit into the queue, and takes work again afterwards', async () => {
  const { run } = pool()
  const { open, opened } = gate()
  const all = [run(() => opened), run(() => opened), run(() => opened)]
  await expect(run(() => opened)).rejects.toThrow('full')
  open()
  await Promise.all(all)
  await expect(run(async () => 'again')).resolves.toBe('again')
})

test('bounded pool gives the place back when a task fails', async () => {
  const { run } = createBoundedPool({ running: 1, waiting: 0, refuse: () => new Error('full') })
  await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(run(async () => 1)).resolves.toBe(1)
})
