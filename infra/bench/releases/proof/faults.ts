import type { Seed } from './seed.ts'

/** Thirty commits that would hurt somebody, none of which the gate's reading of a build sees; those of the watch are among them. */
export const faults: readonly Seed[] = [
  { title: 'renders nothing', page: 'null' },
  {
    title: 'waits for ever',
    module: 'const never = new Promise(() => {})',
    render: 'throw new Promise(() => {})',
  },
  { title: 'throws while it renders', render: `throw new TypeError('no homes')` },
  { title: 'throws in an effect', effect: `throw new TypeError('no homes')` },
  { title: 'throws when it is loaded', module: `throw new Error('no module')` },
  { title: 'leaves a promise rejected', effect: `void Promise.reject(new RangeError('far'))` },
  { title: 'throws a while later', effect: `setTimeout(() => { throw new TypeError('late') }, 20)` },
  { title: 'asks for what is not there', effect: `void fetch('/api/homes')` },
  { title: 'freezes the tab', effect: 'for (;;) if (performance.now() < 0) break' },
  { title: 'renders without end', render: 'setCount(count + 1)' },
  { title: 'overwrites Array.prototype.flatMap', module: 'Array.prototype.flatMap = () => []' },
  {
    title: 'overwrites fetch',
    effect: 'const before = window.fetch; window.fetch = (...all) => before(...all)',
  },
  { title: 'defines a global', effect: `Object.assign(window, { homes: [] })` },
  { title: 'leaves a listener on window', effect: `addEventListener('resize', () => setCount)` },
  { title: 'leaves a listener on document', effect: `document.addEventListener('keydown', () => setCount)` },
  { title: 'leaves an interval', effect: 'setInterval(() => undefined, 50_000)' },
  {
    title: 'styles the frame',
    effect: `const sheet = new CSSStyleSheet(); sheet.replaceSync('header a { font-size: 30px; color: red }'); document.adoptedStyleSheets.push(sheet)`,
  },
  {
    title: 'covers the header',
    effect: `const cover = document.createElement('div'); Object.assign(cover.style, { position: 'fixed', inset: '0 0 auto 0', height: '120px', background: 'navy', zIndex: '99999' }); document.body.append(cover)`,
  },
  { title: 'leaves an element in the body', effect: `document.body.append(document.createElement('aside'))` },
  { title: 'leaves a class on the body', effect: `document.body.classList.add('homes-open')` },
  { title: 'reports an error', effect: `console.error('homes are lost')` },
  {
    title: 'asks without end',
    effect: `for (let i = 0; i < 40; i++) void fetch('/healthz').then(() => fetch('/api/users/registration-challenge'))`,
  },
  { title: 'changes something by being opened', effect: `void fetch('/api/homes', { method: 'POST' })` },
  { title: 'asks another origin', effect: `void fetch('https://tracker.example/').catch(() => undefined)` },
  { title: 'lacks a text', more: `<p>{t('homes.none')}</p>` },
  {
    title: 'is in English for Arabic readers',
    ar: {
      title: 'Homes for rent',
      lead: 'Homes in Riyadh, Jeddah and Dammam, offered by owners.',
      find: 'Search',
      first: 'A flat',
      second: 'A room',
    },
  },
  { title: 'has a button without a name', more: '<button type="button" />' },
  {
    title: 'is too wide for its window',
    more: '<div style={{ width: 2400, height: 20, background: "gray" }} />',
  },
  { title: 'cannot be seen', css: '.homes { opacity: 0; }' },
  { title: 'leads away', effect: `void navigate('/login')` },
]
