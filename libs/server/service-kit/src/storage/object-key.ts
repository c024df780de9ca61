const keyPattern = /^(?!.*(?:^|\/)\.)[A-Za-z0-9_@.+-]{1,200}(?:\/[A-Za-z0-9_@.+-]{1,200}){0,15}$/

/** A key is a relative path of plain segments, none of which starts with a dot: nothing can leave the storage. */
export function isObjectKey(key: string): boolean {
  return key.length <= 800 && keyPattern.test(key)
}
