/** Prints lines of text and nothing of the page around them. */
export function printText({
  title,
  lines,
  dir,
}: {
  title: string
  lines: readonly string[]
  dir: 'rtl' | 'ltr'
}) {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.ariaHidden = 'true'
  frame.tabIndex = -1
  Object.assign(frame.style, { position: 'fixed', inlineSize: '0', blockSize: '0', border: '0' })
  document.body.append(frame)
  const { contentDocument: sheet, contentWindow: view } = frame
  if (!sheet || !view) return frame.remove()
  sheet.title = title
  sheet.documentElement.dir = dir
  const heading = sheet.createElement('h1')
  heading.textContent = title
  const list = sheet.createElement('pre')
  list.dir = 'ltr'
  list.textContent = lines.join('\n')
  sheet.body.append(heading, list)
  view.addEventListener('afterprint', () => frame.remove())
  view.print()
}
