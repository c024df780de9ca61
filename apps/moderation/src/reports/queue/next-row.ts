/** Up and down move from row to row of a list, Home and End to its ends. @returns null for other keys */
export function nextRow(key: string, index: number, length: number): number | null {
  const last = length - 1
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, last)
    case 'ArrowUp':
      return Math.max(index - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
