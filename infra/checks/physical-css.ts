import { lineAt, type SourceFile } from './sources.ts'

/** Utility classes that name a side of the screen instead of a side of the text. */
const physicalClass =
  /(?<=["'`\s:!])-?(?:(?:scroll-)?[mp][lr]-[\w.[\]/-]+|(?:left|right)-(?:\d[\w./]*|px|auto|full|\[[^\]]+\])|text-(?:left|right)|float-(?:left|right)|clear-(?:left|right)|rounded-(?:[lr]|tl|tr|bl|br)(?:-\w+)?|border-[lr](?:-[\w[\]/-]+)?)(?=!?["'`\s])/g

/** Declarations of the same kind. `inset-inline-start` and `margin-inline` have no word boundary before the side. */
const physicalDeclaration =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g

/** The same in an element's own styles. */
const physicalStyle =
  /(?<=style=\{\{[^}]*[\s{,])(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)(?:[A-Z]\w*)?|border(?:Top|Bottom)(?:Left|Right)Radius|left|right|(?:textAlign|float|clear)(?=:\s*['"](?:left|right)\b))\s*:/g

/** Styles that would not turn with the direction of the text. */
export function physicalCssProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const patterns = path.endsWith('.css') ? [physicalDeclaration] : [physicalClass, physicalStyle]
    const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)])
    return found.map(
      (match) =>
        `${path}:${lineAt(text, match.index)} ${match[0].trim()} does not turn with the language: use start and end`,
    )
  })
}
