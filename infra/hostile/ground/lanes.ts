/** Does this with each of them, so many at once. @throws what one of them throws, once all lanes have come to rest */
export async function inLanes<T>(
  lanes: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items]
  const done = await Promise.allSettled(
    Array.from({ length: lanes }, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
    }),
  )
  const failed = done.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}
