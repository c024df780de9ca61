/** Hands a value to the browser as a JSON file to keep. */
export function saveJson(value: unknown, filename: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
  // Not at once: some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
