/**
 * Opens a page outside of the product in a tab of its own; call it in the click itself, or popup blockers step in.
 *
 * Under `noopener` no browser hands out the new window, so whether it opened is read from the click's activation,
 * which opening a window uses up. Where a browser does not tell, it counts as opened.
 *
 * @returns false when the browser is known to have blocked it
 */
export function openOutside(url: string): boolean {
  const activation: UserActivation | undefined = navigator.userActivation
  window.open(url, '_blank', 'noopener')
  return !activation?.isActive
}
