import { useNavigate } from '@rafiq/platform/router'
import { useEffect } from 'react'

/** A notice that was pressed while this page was open leads to its own page; the worker says which. */
export function NoticeWatch() {
  const navigate = useNavigate()
  useEffect(() => {
    const { serviceWorker } = navigator
    // There is none in browsers without support, and where pages do not come by HTTPS.
    if (!serviceWorker) return
    const open = ({ data }: MessageEvent<{ type?: unknown; path?: unknown } | null>) => {
      if (data?.type === 'open' && typeof data.path === 'string') navigate(data.path)
    }
    serviceWorker.addEventListener('message', open)
    return () => serviceWorker.removeEventListener('message', open)
  }, [navigate])
  return null
}
