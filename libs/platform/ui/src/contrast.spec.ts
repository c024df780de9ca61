/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8')
const tokens = new Map(
  [...css.matchAll(/--rf-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name, { light, dark }] as const,
  ),
)

/** Relative luminance of `#rrggbb`, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function color(name: string, mode: 'light' | 'dark'): string {
  const value = tokens.get(name)?.[mode]
  if (!value) throw new Error(`No token ${name}`)
  return value
}

/** Every pair in use: text, and the grounds that it stands on. */
const texts: Record<string, string[]> = {
  ink: ['page', 'raised', 'sunken', 'palm-tint', 'clay-tint', 'amber-tint'],
  soft: ['page', 'raised', 'sunken', 'palm-tint'],
  palm: ['page', 'raised', 'sunken', 'palm-tint'],
  'palm-strong': ['page', 'raised', 'palm-tint'],
  'on-palm': ['palm', 'palm-strong'],
  clay: ['page', 'raised', 'clay-tint', 'palm-tint'],
  'on-clay': ['clay', 'clay-strong'],
  amber: ['page', 'raised', 'amber-tint'],
  dusk: ['raised', 'dusk-tint'],
}

/** Borders and marks that show where a control is, or its state; the focus ring is palm. */
const marks: Record<string, string[]> = {
  edge: ['page', 'raised', 'sunken'],
  palm: ['page', 'raised', 'sunken', 'palm-tint'],
  clay: ['page', 'raised'],
  amber: ['page', 'raised'],
  dusk: ['raised', 'sunken'],
}

const cases = (pairs: Record<string, string[]>) =>
  Object.entries(pairs).flatMap(([front, grounds]) =>
    grounds.flatMap((ground) => [
      { front, ground, mode: 'light' as const },
      { front, ground, mode: 'dark' as const },
    ]),
  )

test.each(cases(texts))('$front text has enough contrast on $ground, $mode', ({ front, ground, mode }) => {
  expect(contrast(color(front, mode), color(ground, mode))).toBeGreaterThanOrEqual(4.5)
})

test.each(cases(marks))(
  'a control in $front has enough contrast on $ground, $mode',
  ({ front, ground, mode }) => {
    expect(contrast(color(front, mode), color(ground, mode))).toBeGreaterThanOrEqual(3)
  },
)
