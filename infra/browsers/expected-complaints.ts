import type { BrowserName } from './options.ts'

/**
 * What a browser complains about at any time. WebKit refuses the preload of a script under an Integrity-Policy, whatever
 * hash stands there (WebKit bug 305461); the script itself comes a moment later.
 */
export const knownComplaints: Record<BrowserName, readonly RegExp[]> = {
  firefox: [],
  webkit: [/^error of <link rel="preload" [^>]* as="script" [^>]* integrity=/],
}

/** What each writes about calls that find no connection, once a journey has cut it; nothing else may complain. */
export const complaintsOfCuts: Record<BrowserName, readonly RegExp[]> = {
  firefox: [/establish a connection to the server at ws:/],
  webkit: [],
}
