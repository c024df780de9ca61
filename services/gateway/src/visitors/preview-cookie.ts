/** A browser that opened the link to a preview keeps a token of its own under this and the remote's name. */
export const previewCookiePrefix = 'preview-'
