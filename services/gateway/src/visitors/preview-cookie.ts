/** A browser that opened the link to a preview keeps the link's token under this and the remote's name. */
export const previewCookiePrefix = 'preview-'
