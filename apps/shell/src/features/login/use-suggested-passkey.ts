import { passkeySuggestions, provePasskey, stopPasskey } from '@rafiq/platform'
import { useEffect, useRef } from 'react'
import { type PasskeyAnswer, passkeyOptions } from './passkey-sign-in.tsx'

/** Has the browser offer passkeys among the suggestions of the e-mail field, where it can; a page that is left offers none. */
export function useSuggestedPasskey(onAnswer: (answer: PasskeyAnswer) => void) {
  const answer = useRef(onAnswer)
  answer.current = onAnswer
  useEffect(() => {
    let left = false
    let waiting = false
    const suggest = async () => {
      if (!(await passkeySuggestions()) || left) return
      const request = await passkeyOptions()
      if (left) return
      waiting = true
      const passkey = await provePasskey(request, { suggested: true })
      waiting = false
      if (passkey && !left) answer.current({ challengeId: request.challengeId, passkey })
    }
    // The button beside it does the same, and says what is wrong.
    suggest().catch(() => undefined)
    return () => {
      left = true
      if (waiting) void stopPasskey()
    }
  }, [])
}
