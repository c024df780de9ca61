/** The code blocks of a document that are of no language: what somebody types, or a file's lines. */
export const codeBlocks = (text: string): string[] =>
  [...text.matchAll(/^```\n(.*?)^```$/gms)].map(([, block = '']) => block)
