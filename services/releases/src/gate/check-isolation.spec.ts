import { describe, expect, test } from '@jest/globals'
import { checkStyles } from './check-isolation.ts'

const area = ':where([data-remote="rentals@1.0.0"])'
const check = (css: string) => checkStyles(css, 'rentals@1.0.0')

describe('styles of a remote', () => {
  test.each([
    ['a rule', `${area} .rent{color:green}`],
    ['several selectors', `${area} .a,${area} .b:is(.c,.d)~p{color:green}`],
    ['what lies right in it', `${area}>p{color:green}`],
    ['an area that a minifier wrote', ':where([data-remote=rentals\\@1\\.0\\.0]) .rent{color:green}'],
    ['rules in layers and media queries', `@layer a{@media print{${area} .rent{color:green}}}`],
    ['key frames and typefaces', '@keyframes in{to{opacity:1}}@font-face{font-family:Rent;src:url(r.woff2)}'],
    ['nothing', ''],
  ])('%s ends at the remote', (_, css) => {
    expect(check(css)).toEqual([])
  })

  test.each([
    ['an element of the page', 'body{margin:0}', 'body'],
    ['one selector of two', `${area} .a,.b{margin:0}`, '.b'],
    ['a selector behind a comment', `${area} .a/*(*/,.b{margin:0}`, '.b'],
    ['another remote', ':where([data-remote="chat@1.0.0"]) .bubble{color:red}', ':where('],
    ['a remote whatever its letters', ':where([data-remote="RENTALS@1.0.0" i]) .a{color:red}', ':where('],
    ['what stands beside the remote', `${area} + p{color:red}`, ':where('],
    ['what stands beside it, without a space', `${area}~p{color:red}`, ':where('],
    ['the remote as a part of something else', `${area}:not(p){color:red}`, ':where('],
    ['a rule inside another that turns it round', `${area} .a{:not(&){color:red}}`, ':not(&)'],
    ['a media query inside a rule', `${area} .a{@media print{:not(&){color:red}}}`, '@media print'],
    ['a rule in a media query', '@media print{header{display:none}}', 'header'],
    ['a page that is printed', '@page{margin:0}', '@page'],
    ['an import', '@import "https://example.com/a.css";', '@import'],
    [
      'a scope, which Firefox 140 does not know',
      '@scope ([data-remote="rentals@1.0.0"]){.a{top:0}}',
      '@scope',
    ],
  ])('%s reaches beyond the remote', (_, css, culprit) => {
    expect(check(css)).toEqual([expect.stringContaining('reaches beyond the remote')])
    expect(check(css)[0]).toContain(`"${culprit}`)
  })

  test('what is no stylesheet is refused', () => {
    expect(check('.a{')).toEqual([expect.stringContaining('is no stylesheet')])
  })
})
