/*
 * The worker of every page. Documents come from the network first, and where it gives none the last one that came
 * is shown, or a page that says so. Files whose address never changes its content come from the cache first.
 * It keeps nothing of a member: their own reads are kept by the page (docs/decisions, "What is kept offline").
 */
const files = 'files'
const pages = 'pages'
/** One document serves every page: the shell and the composition in it are the same for all. */
const documentKey = '/'

/**
 * Milliseconds that a document may take before the kept one is shown in its place, and an open page to say where it is:
 * on a slow phone one that has just begun is busy for seconds.
 */
const patience = 10_000

const offlinePage = OFFLINE_PAGE

/** Null: nobody is told of a new push address. */
const pushRenewalPath = PUSH_RENEWAL_PATH

/**
 * What the latest document says its files must be, by path. Browsers do not tell a worker the hash that a page asks
 * with, and a shell that was refused could never ask again.
 */
let documentHashes = Promise.resolve(new Map())

self.addEventListener('install', (event) => {
  // It has no state that a page could depend on, so a newer worker need not wait for the tabs of the older one.
  self.skipWaiting()
  event.waitUntil(fetch(documentKey).then(keepPage, () => undefined))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), choosePreload(), dropUnknownCaches()]))
})

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (/^\/(shell|remotes|api\/composition\/remotes)\//.test(pathname))
    event.respondWith(fileFor(event, pathname))
  else if (mode === 'navigate' && !/^\/(api|demo|sdk)\//.test(pathname)) event.respondWith(pageFor(event))
})

// A declarative push message (Push API) has all that a notice shows in it, and where that leads.
self.addEventListener('push', (event) => {
  event.waitUntil(showNotice(event.data.json().notification))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data))
})

// The push service has given this browser another address, often while no page is open.
self.addEventListener('pushsubscriptionchange', (event) => {
  // Without the one before nobody could say whose it was: the page then shows that notices are off.
  if (pushRenewalPath !== null && event.oldSubscription) event.waitUntil(renewPush(event))
})

async function renewPush({ oldSubscription, newSubscription }) {
  const { endpoint, keys } = oldSubscription.toJSON()
  const after = newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options))
  const { endpoint: nextEndpoint, keys: nextKeys } = after.toJSON()
  const renewal = {
    before: { endpoint, auth: keys.auth },
    after: { endpoint: nextEndpoint, keys: nextKeys },
  }
  const headers = { 'content-type': 'application/json' }
  await fetch(pushRenewalPath, { method: 'POST', headers, body: JSON.stringify(renewal) })
}

async function showNotice({ title, navigate, ...options }) {
  // A page of this origin, whatever address it names.
  const path = new URL(navigate, self.location.origin).pathname
  const windows = await self.clients.matchAll({ type: 'window' })
  const visible = windows.filter(({ visibilityState }) => visibilityState === 'visible')
  // Whoever is looking at it needs no notice of it.
  if ((await Promise.all(visible.map(pathOf))).includes(path)) return
  await self.registration.showNotification(title, { ...options, data: path })
}

async function openPage(path) {
  const [latest] = await self.clients.matchAll({ type: 'window' })
  if (!latest) return self.clients.openWindow(path)
  // The page goes there by itself: loading it anew could take away what is being typed.
  latest.postMessage({ type: 'open', path })
  // Where the browser does not let a window come forward, it has gone there all the same.
  await latest.focus().catch(() => undefined)
}

/** Where a window is, by its own word: its address here is the one that it was loaded at. Undefined without an answer. */
async function pathOf(window) {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
  window.postMessage({ type: 'where' }, [port2])
  const path = await Promise.race([answer, wait(patience)])
  port1.close()
  return path
}

async function fileFor(event, path) {
  const { request } = event
  const hash = request.integrity || (await documentHashes).get(path)
  const kept = await match(files, path)
  if (kept && (await isIntact(kept, hash))) return kept
  // What was tampered with must not come back from the browser's own cache either.
  const response = await fetch(kept ? new Request(request, { cache: 'reload' }) : request)
  if (response.ok) event.waitUntil(keepFile(path, response.clone(), hash))
  return response
}

async function keepFile(path, response, hash) {
  if (await isIntact(response, hash)) await put(files, path, response)
}

async function pageFor(event) {
  const fresh = fetchPage(event)
  event.waitUntil(fresh.catch(() => undefined))
  const first = await Promise.race([fresh.catch(() => undefined), wait(patience)])
  return first ?? (await keptPage()) ?? fresh.catch(offlineAnswer)
}

async function fetchPage(event) {
  const response = (await event.preloadResponse) ?? (await fetch(event.request))
  documentHashes = hashesIn(response)
  event.waitUntil(keepPage(response))
  return response
}

async function keepPage(response) {
  const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html')
  if (isPage) await put(pages, documentKey, response.clone())
}

/** Marked, so that the page knows from its first moment that the line is away. */
async function keptPage() {
  const kept = await match(pages, documentKey)
  if (!kept) return undefined
  documentHashes = hashesIn(kept)
  const headers = new Headers(kept.headers)
  headers.set('server-timing', 'kept')
  return new Response(withoutInitialFrame(await kept.text()), { headers })
}

/** The document may have come for another page: its first words are not those of this one. */
const withoutInitialFrame = (html) => html.replace(/<!--initial-frame-->.*<!--\/initial-frame-->/s, '')

function offlineAnswer() {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': OFFLINE_POLICY,
  }
  return new Response(offlinePage, { status: 503, headers })
}

async function hashesIn(response) {
  const html = await response
    .clone()
    .text()
    .catch(() => '')
  const named = /(?:href|src)="([^"]+)"[^>]*? integrity="([^"]+)"/g
  // Of the composition: the one file that it says a hash of right behind its address.
  const remotesFile = /"url":"([^"]+)","integrity":"([^"]+)"/g
  const all = [named, remotesFile].flatMap((pattern) => [...html.matchAll(pattern)])
  return new Map(all.map(([, path, hash]) => [path, hash]))
}

/** Without a hash the browser decides: it refuses a script that has none. */
async function isIntact(response, hash) {
  if (!hash) return true
  const digest = await crypto.subtle.digest('SHA-384', await response.clone().arrayBuffer())
  return hash === `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

// Storage may be full or refused; pages then do as they would without a worker.
async function match(cache, key) {
  try {
    return await (await caches.open(cache)).match(key, { ignoreVary: true })
  } catch {
    return undefined
  }
}

async function put(cache, key, response) {
  try {
    await (await caches.open(cache)).put(key, response)
  } catch {}
}

/**
 * A document is asked for while the worker still starts, in Chromium alone. Firefox shows its own page of errors where that
 * request fails, whatever the worker answers; in WebKit a page left before it had come gives the next one a document whose
 * scripts do not run.
 */
async function choosePreload() {
  const { navigationPreload } = self.registration
  const isSound = /\bChrome\//.test(self.navigator.userAgent)
  await (isSound ? navigationPreload?.enable() : navigationPreload?.disable())
}

async function dropUnknownCaches() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name !== files && name !== pages).map((name) => caches.delete(name)),
  )
}

function wait(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
