/**
 * Under what a page's scroll position is remembered. Every entry of the history has a key of its own, but the first
 * page of each document is always `default`: there the path says which page it was, so that a page opened anew begins
 * at its top and a reload stays where it was.
 */
export const scrollKey = ({ key, pathname }: { key: string; pathname: string }): string =>
  key === 'default' ? pathname : key
