import type { Meta, StoryObj } from '@storybook/react-vite'
import * as icons from '../../src/icons.ts'
import { useText } from '../texts.tsx'
import { tokensOf } from './tokens.ts'

/**
 * What everything is made of. Tokens (`--rf-*`) come from the shell at run time, and a name stays once it is published; classes
 * (`bg-page`, `text-soft`, `rounded-card` …) come from `@rafiq/ui/theme.css`.
 */
const meta = { title: 'Foundations/Tokens' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Each is `light-dark(day, dusk)`: choose the theme above. Pairs of text and ground are held to 4.5:1 by a test. */
export const Colours: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-4">
      {tokensOf(/^--rf-(?!type|leading)/).map(({ name }) => (
        <li key={name} className="rounded-control border border-edge bg-raised p-2 text-sm">
          <div className="h-16 rounded-sm border border-line" style={{ background: `var(${name})` }} />
          <bdi className="mt-2 block">{name}</bdi>
        </li>
      ))}
    </ul>
  ),
}

const sizes = ['text-xs', 'text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl', 'text-4xl']

function TypeView() {
  const text = useText()
  return (
    <dl className="space-y-4">
      {sizes.map((size) => (
        <div key={size}>
          <dt className="text-sm text-soft">
            <bdi>{size}</bdi>
          </dt>
          <dd className={size}>{text('بيت في آخر النهار', 'A house at the end of the day')}</dd>
        </div>
      ))}
      <div>
        <dt className="text-sm text-soft">
          <bdi>font-semibold</bdi>
        </dt>
        <dd className="text-lg font-semibold">{text('وزنان لا غير', 'Two weights and no other')}</dd>
      </div>
    </dl>
  )
}

/** A scale of 1.2, larger and airier in Arabic at the same rank. Headings stand out by weight and size. */
export const Type: Story = { render: TypeView }

const steps = [1, 2, 3, 4, 6, 8, 12]

function SpaceView() {
  const text = useText()
  return (
    <div className="space-y-8">
      <ul className="space-y-2">
        {steps.map((step) => (
          <li key={step} className="flex items-center gap-4 text-sm">
            <span className="w-24 tabular-nums">
              <bdi>{`${step} · ${step * 4} px`}</bdi>
            </span>
            <span className="h-4 bg-palm" style={{ inlineSize: step * 4 }} />
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-6 text-sm">
        <li className="rounded-control border border-edge bg-raised p-6">
          {text('عناصر التحكم', 'Controls')} <bdi>rounded-control</bdi>
        </li>
        <li className="rounded-card border border-line bg-raised p-6 shadow-soft">
          {text('البطاقات', 'Cards')} <bdi>rounded-card shadow-soft</bdi>
        </li>
      </ul>
    </div>
  )
}

/** A grid of 4 px; controls are 44 px high or more. One soft shadow, lines before shadows. */
export const SpaceAndShape: Story = { render: SpaceView }

/** By name from `@rafiq/ui`. Those that point (`ArrowNext`, `ChevronBack`, `SendIcon` …) turn with the text. */
export const Icons: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4 text-sm">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className="flex flex-col items-center gap-2 text-center wrap-anywhere">
          <Icon aria-hidden="true" />
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  ),
}
