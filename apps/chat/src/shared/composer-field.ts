/** Of the field where one types, in the one room that is open. */
export const composerFieldId = 'composer-field'

/** For what goes by its own press: the focus stays in the room. Not by touch, where a keyboard would come up. */
export function focusComposer() {
  if (!matchMedia('(pointer: coarse)').matches) document.getElementById(composerFieldId)?.focus()
}
