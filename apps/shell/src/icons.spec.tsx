/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { Logo } from '@rafiq/brand'
import { render } from '@testing-library/react'

type Manifest = {
  name: string
  lang: string
  dir: string
  icons: { src: string; sizes: string; purpose?: string }[]
}

const read = (name: string) => readFileSync(`${import.meta.dirname}/../public/${name}`)
const manifest = JSON.parse(read('manifest.webmanifest').toString()) as Manifest

/** Width and height as a PNG's header has them. */
function sizeOf(png: Buffer) {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

const shapes = (area: Element) => [...area.querySelectorAll('path')].map((path) => path.getAttribute('d'))

test('the icon is the mark of the header', () => {
  const icon = new DOMParser().parseFromString(read('icon.svg').toString(), 'image/svg+xml')
  expect(shapes(icon.documentElement)).toEqual(shapes(render(<Logo />).container))
})

describe('the manifest', () => {
  test('is Arabic first', () => {
    expect(manifest).toMatchObject({ name: 'رفيق · Rafiq', lang: 'ar', dir: 'rtl' })
  })

  test('has what a browser asks for to install it', () => {
    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' })
    expect(manifest).toMatchObject({ background_color: '#fbf7f0', theme_color: '#fbf7f0' })
    const any = manifest.icons.filter(({ purpose }) => purpose === undefined).map(({ sizes }) => sizes)
    expect(any).toEqual(expect.arrayContaining(['192x192', '512x512']))
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  })

  test.each(manifest.icons.filter(({ src }) => src.endsWith('.png')))(
    'names $src in the size it has',
    ({ src, sizes }) => expect(sizeOf(read(src.slice(1)))).toBe(sizes),
  )
})

test('default icon path serves an icon without a page', () => {
  const icon = read('favicon.ico')
  expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
  expect(sizeOf(icon.subarray(22))).toBe('48x48')
})

test('apple touch icon has the size that phones request', () => {
  expect(sizeOf(read('apple-touch-icon.png'))).toBe('180x180')
})
