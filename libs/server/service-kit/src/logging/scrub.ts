const patterns: readonly (readonly [RegExp, string])[] = [
  [/[^\s@"'<>()=]+@[^\s@"'<>()=]+\.[^\s@"'<>(),=]+/g, '[email]'],
  [/\b[A-Za-z0-9_-]{43,}\b/g, '[token]'],
  [/(?<![\w.:-])\+?[0-9٠-٩][0-9٠-٩ -]{7,17}[0-9٠-٩](?![\w.:-])/g, '[number]'],
  [/\b(postgres(?:ql)?|rediss?(?:\+\w+)?|smtps?):\/\/[^\s@/]*@/g, '$1://[credentials]@'],
]

/** A text without e-mail addresses, phone-like numbers, tokens and credentials: the last net under every log line. */
export function scrub(text: string): string {
  return patterns.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)
}
