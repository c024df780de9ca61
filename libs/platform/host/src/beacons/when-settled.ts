import { queryClient } from '@rafiq/platform/shell'
import { whenIdle } from '../start/when-idle.ts'

/** Does something nobody waits for, once the document has loaded, nothing is being read and the browser is idle. */
export function whenSettled(work: () => void): void {
  const idle = () => {
    if (queryClient.isFetching() > 0) whenRead(soon)
    else work()
  }
  const soon = () => whenIdle(idle, 2_000)
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}

function whenRead(then: () => void): void {
  const stop = queryClient.getQueryCache().subscribe(() => {
    if (queryClient.isFetching() > 0) return
    stop()
    then()
  })
}
