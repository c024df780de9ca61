type Press = { key: string; ctrlKey: boolean; metaKey: boolean; repeat?: boolean }

/** Ctrl and Enter, or ⌘ and Enter: sends what one is writing without leaving it. */
export const isSubmitShortcut = ({ key, ctrlKey, metaKey, repeat = false }: Press): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !repeat
