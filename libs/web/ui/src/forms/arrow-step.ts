/** Which way an arrow key goes in a group that reads in this direction: 1 on, -1 back, 0 for any other key.
 * Browsers disagree on native radio buttons in right-to-left pages, so the group decides. */
export function arrowStep(key: string, direction: 'rtl' | 'ltr'): 1 | -1 | 0 {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward || key === 'ArrowDown') return 1
  if (key === backward || key === 'ArrowUp') return -1
  return 0
}
