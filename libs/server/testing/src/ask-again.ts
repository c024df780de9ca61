/**
 * Asks up to four times, for as long as the answer is the 503 that a service gives on purpose where a busy machine made it
 * wait for too long: whoever gets it asks again. Any other failure is the answer at once.
 */
export async function askAgain<Answer>(
  ask: () => Promise<Answer>,
  isUnavailable: (answer: Answer) => boolean,
): Promise<Answer> {
  for (let left = 3; ; left -= 1) {
    const answer = await ask()
    if (left === 0 || !isUnavailable(answer)) return answer
  }
}
