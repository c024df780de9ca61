const breathe = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * All of this is loaded, but it runs in pieces, between which the browser paints and answers: on a phone each piece
 * takes some 50 ms, all at once a quarter of a second.
 */
export async function startInPieces() {
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await breathe()
  await import(/* webpackMode: "eager", webpackExports: ["i18n"] */ '@rafiq/platform/shell')
  await breathe()
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx')
  await breathe()
  start()
}
