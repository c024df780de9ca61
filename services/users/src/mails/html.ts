import escapeHtml from 'escape-html'

/** HTML that is safe as it is: made by `html`. */
export class Html {
  constructor(readonly text: string) {}
}

/**
 * HTML from a template. Every text in it is escaped, for elements and for quoted attributes alike, so that none can be
 * forgotten; what is `Html` already stays, and a list of it is set line by line.
 */
export function html(strings: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(written)))
}

function written(value: string | Html | readonly Html[]): string {
  if (value instanceof Html) return value.text
  if (typeof value !== 'string') return value.map(({ text }) => text).join('\n    ')
  return escapeHtml(value)
}
