/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** What a person would call it: its role and its name. */
export interface Query {
  role: Role
  /** The whole of its name, or a part of it with `part`. */
  name?: string
  part?: boolean
  /** Text that has to be in it. */
  text?: string
  /** What it is in. */
  inside?: Query
}

export type Role =
  | 'alertdialog'
  | 'article'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'field'
  | 'heading'
  | 'link'
  | 'listitem'
  | 'main'
  | 'menuitem'
  | 'option'
  | 'radio'
  | 'status'

export interface FoundElement {
  text: string
  value: string
  checked: boolean
  disabled: boolean
}

/**
 * The first visible element that fits. It is sent to a page as text, by either protocol, and so has all that it needs in
 * itself. Both browsers are asked in the same way, so that what is found does not depend on them.
 */
export function findElement(query: Query): Element | null {
  const selectors: Record<Role, string> = {
    alertdialog: '[role=alertdialog]',
    article: 'article',
    button: 'button:not([role]), [role=button]',
    checkbox: 'input[type=checkbox]:not([role]), [role=checkbox]',
    combobox: '[role=combobox]',
    dialog: '[role=dialog], dialog',
    field: 'input:not([type=checkbox], [type=radio], [type=file], [role]), textarea',
    heading: 'h1, h2, h3',
    link: 'a[href]:not([role])',
    listitem: 'li',
    main: 'main',
    menuitem: '[role=menuitem]',
    option: '[role=option]',
    radio: 'input[type=radio], [role=radio]',
    status: '[role=status]',
  }
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const spoken = (element: Element): string => {
    const copy = element.cloneNode(true) as Element
    for (const silent of copy.querySelectorAll('[aria-hidden=true]')) silent.remove()
    return plain(copy.textContent ?? '')
  }
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const texts = ids.flatMap((id) => document.getElementById(id) ?? []).map(spoken)
    if (texts.length > 0) return texts.join(' ')
    const label = element.getAttribute('aria-label')
    if (label) return plain(label)
    const { labels } = element as Partial<HTMLInputElement>
    return labels && labels.length > 0 ? [...labels].map(spoken).join(' ') : spoken(element)
  }
  const isThere = (element: Element): boolean =>
    element.closest('[inert], [aria-hidden=true]') === null &&
    element.checkVisibility({ visibilityProperty: true })
  const fits = (element: Element, { name, part, text }: Query): boolean => {
    const own = nameOf(element)
    if (name !== undefined && !(part ? own.includes(plain(name)) : own === plain(name))) return false
    return text === undefined || plain(element.textContent ?? '').includes(plain(text))
  }
  const all = (asked: Query, roots: readonly ParentNode[]): Element[] =>
    roots
      .flatMap((root) => [...root.querySelectorAll(selectors[asked.role])])
      .filter((element) => isThere(element) && fits(element, asked))
  const search = (asked: Query): Element[] => all(asked, asked.inside ? search(asked.inside) : [document])
  return search(query)[0] ?? null
}

/**
 * Whether a press on an element would meet it, or its label. Where it would not, the element is brought into the middle of
 * what is in view, to be asked about once more: a driver may still know where things were before the page moved.
 */
export function isReachable(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(x + width / 2, y + height / 2)
  const labels = [...((element as Partial<HTMLInputElement>).labels ?? [])]
  const isMet = hit !== null && [element, ...labels].some((one) => one.contains(hit) || hit.contains(element))
  if (!isMet) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  return isMet
}

export function readElement(element: Element): FoundElement {
  const { value = '', checked = false, disabled = false } = element as Partial<HTMLInputElement>
  const isChecked = checked || element.getAttribute('aria-checked') === 'true'
  return { text: element.textContent ?? '', value, checked: isChecked, disabled }
}
