declare global {
  interface Window {
    complaints?: string[]
  }
}

/** Runs in a page before anything else there, for a browser whose driver does not tell what its console says. */
function keepComplaints(): void {
  const complaints: string[] = []
  window.complaints = complaints
  const { error } = console
  console.error = (...args: unknown[]) => {
    complaints.push(args.map(String).join(' '))
    error.apply(console, args)
  }
  const onError = (event: ErrorEvent | Event) => {
    const source = event.target instanceof Element ? ` of ${event.target.outerHTML}` : ''
    complaints.push('message' in event ? event.message : `${event.type}${source}`)
  }
  // A file that does not load tells only who listens on the way down.
  window.addEventListener('error', onError, { capture: true })
  window.addEventListener('unhandledrejection', ({ reason }) => complaints.push(`unhandled: ${reason}`))
  document.addEventListener('securitypolicyviolation', (event) =>
    complaints.push(`${event.violatedDirective} blocks ${event.blockedURI}`),
  )
}

/** Runs in a page: what it complained about since the last call. */
export function takeComplaints(): string[] {
  if (window.complaints) return window.complaints.splice(0)
  return location.protocol === 'about:' ? [] : ['The page does not keep its complaints']
}

/** A document whose page keeps its complaints; its policy allows the script by the nonce that it gives every script. */
export function withComplaintsKept(html: string, policy: string): string {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
  return html.replace(/<head>/i, (head) => `${head}<script nonce="${nonce}">(${keepComplaints})()</script>`)
}
