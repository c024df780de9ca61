import type { Seed } from './seed.ts'

/** Thirty commits as teams make them every day, which hurt nobody. */
export const harmless: readonly Seed[] = [
  {
    title: 'says it in other words',
    ar: { lead: 'بيوت يعرضها أصحابها في مدن المملكة، ويُحدَّث عرضها كل صباح.' },
    en: { lead: 'Homes that owners offer in the cities of the Kingdom, new every morning.' },
  },
  { title: 'has another heading', ar: { title: 'سكن للإيجار' }, en: { title: 'Places for rent' } },
  { title: 'has another colour', css: '.homes { background: #eef6f2; }' },
  { title: 'has larger letters', css: '.homes { font-size: 1.25rem; }' },
  { title: 'has more room', css: '.homes { padding: 3rem; }' },
  {
    title: 'has a dark panel',
    more: '<p className="panel">{t("first")}</p>',
    css: '.panel { background: #17332a; color: #fff; padding: 1rem; }',
  },
  { title: 'has one more paragraph', more: '<p>{t("second")}</p>' },
  {
    title: 'is ten paragraphs longer',
    more: '{Array.from({ length: 10 }, (_, index) => <p key={index}>{t("lead")}</p>)}',
  },
  {
    title: 'is shorter',
    page: '<section className="homes"><h1 tabIndex={-1}>{t("title")}</h1><p>{t("lead")}</p></section>',
  },
  {
    title: 'has its parts in another order',
    page: '<section className="homes"><h1 tabIndex={-1}>{t("title")}</h1><ul><li>{t("second")}</li><li>{t("first")}</li></ul><p>{t("lead")}</p><button type="button">{t("find")}</button></section>',
  },
  {
    title: 'has a button that counts',
    more: '<button type="button" onClick={() => setCount(count + 1)}>{t("find")} {count}</button>',
  },
  { title: 'has a field with its label', more: '<label>{t("find")} <input name="find" /></label>' },
  { title: 'has a link', more: '<a href="/support">{t("second")}</a>' },
  {
    title: 'has a table',
    more: '<table><thead><tr><th>{t("first")}</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  },
  {
    title: 'has something to unfold',
    more: '<details><summary>{t("find")}</summary><p>{t("lead")}</p></details>',
  },
  { title: 'has a second heading', more: '<h2>{t("second")}</h2>' },
  {
    title: 'has a drawing',
    more: '<svg width="40" height="40" aria-hidden="true"><circle cx="20" cy="20" r="18" /></svg>',
  },
  {
    title: 'has a picture with its text',
    more: '<img alt={t("first")} width="8" height="8" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" />',
  },
  {
    title: 'moves a little',
    css: '.lead { animation: seeded-in 300ms; } @keyframes seeded-in { from { opacity: 0 } }',
  },
  {
    title: 'listens while it is open',
    effect: `const on = () => undefined; addEventListener('resize', on); return () => removeEventListener('resize', on)`,
  },
  {
    title: 'listens until it is told to stop',
    effect: `const end = new AbortController(); document.addEventListener('keydown', () => undefined, { signal: end.signal }); return () => end.abort()`,
  },
  {
    title: 'ticks while it is open',
    effect: 'const timer = setInterval(() => undefined, 50_000); return () => clearInterval(timer)',
  },
  {
    title: 'does something a little later',
    effect: 'const timer = setTimeout(() => undefined, 30); return () => clearTimeout(timer)',
  },
  {
    title: 'draws once',
    effect: 'const frame = requestAnimationFrame(() => undefined); return () => cancelAnimationFrame(frame)',
  },
  { title: 'keeps a draft', effect: `sessionStorage.setItem('seeded.draft', '1')` },
  { title: 'measures itself', effect: `performance.mark('seeded')` },
  { title: 'writes to the console', effect: `console.info('homes', count)` },
  { title: 'warns', effect: `console.warn('homes of yesterday')` },
  { title: 'shows a figure and an address', more: '<p>1,250 · homes.example.com</p>' },
  {
    title: 'has its list in two columns',
    css: '.homes ul { display: grid; grid-template-columns: 1fr 1fr; }',
  },
]
