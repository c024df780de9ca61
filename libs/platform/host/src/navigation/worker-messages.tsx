import { useNavigate } from '@rafiq/platform/router'
import { useEffect } from 'react'

/**
 * A notice that was pressed while this page was open leads to its own page, which the worker says. And the worker asks where
 * this page is, since nobody needs a notice of what they are looking at.
 */
export function WorkerMessages() {
  const navigate = useNavigate()
  useEffect(() => {
    const { serviceWorker } = navigator
    // There is none in browsers without support, and where pages do not come by HTTPS.
    if (!serviceWorker) return
    const answer = ({ data, ports }: MessageEvent<{ type?: unknown; path?: unknown } | null>) => {
      const { pathname } = window.location
      if (data?.type === 'where') ports[0]?.postMessage(pathname)
      if (data?.type !== 'open' || typeof data.path !== 'string') return
      if (data.path !== pathname) navigate(data.path)
    }
    serviceWorker.addEventListener('message', answer)
    return () => serviceWorker.removeEventListener('message', answer)
  }, [navigate])
  return null
}
