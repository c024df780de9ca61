import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { defineRemote } from './define-remote.ts'
import { SlotArea, slotsOf } from './slot.tsx'

type Config = {
  offers: { 'homes.card.actions': { memberId: 'string'; age: 'number' } }
  fills: { 'rooms.list.end': { isFull: 'boolean' } }
}
const slot = slotsOf<Config>()
const Actions = slot('homes.card.actions')

// @ts-expect-error a slot that the remote does not offer
slot('homes.card.footer')
// @ts-expect-error a prop of another type than the declared one
const Mistyped = () => <Actions memberId={1} age={30} />

const Area = ({ name, props }: { name: string; props: object }) => <p>{`${name} ${JSON.stringify(props)}`}</p>

const definition = { name: 'homes', messages: { ar: {}, en: {} }, routes: [] }
const Full = ({ isFull }: { isFull: boolean }) => <p>{String(isFull)}</p>
const Named = ({ name }: { name: string }) => <p>{name}</p>

test('a slot hands its name and props to what the host puts there', () => {
  const { container } = render(
    <SlotArea value={Area}>
      <Actions memberId="one" age={30} />
    </SlotArea>,
  )
  expect(container.textContent).toBe('homes.card.actions {"memberId":"one","age":30}')
})

test('a slot is empty where no host fills it, as in a remote with its own React', () => {
  expect(render(<Mistyped />).container.innerHTML).toBe('')
})

test('a remote fills the slots that it declares, with components that read what it declares', () => {
  expect(defineRemote<Config>({ ...definition, slots: { 'rooms.list.end': Full } }).slots).toEqual({
    'rooms.list.end': Full,
  })
  // @ts-expect-error it reads what it did not declare
  defineRemote<Config>({ ...definition, slots: { 'rooms.list.end': Named } })
})
