/** The application in the pieces that it runs in. */
export const pieces = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["i18n"] */ '@rafiq/platform/shell'),
  () => import(/* webpackMode: "eager" */ './shell.ts'),
  async () => {
    const { startShell } = await import(/* webpackMode: "eager" */ '@rafiq/host')
    const { shell } = await import(/* webpackMode: "eager" */ './shell.ts')
    await startShell(shell)
  },
]
