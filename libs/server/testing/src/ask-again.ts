/**
 * Asks up to four times, for as long as the answer is the 503 that a service gives on purpose where a busy machine made it
 * wait for too long: whoever gets it asks again. Any other failure is the answer at once.
 *
 * @param isUnavailable where it is no HTTP answer
 */
export function askAgain<Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer>
export function askAgain<Answer>(
  ask: () => Promise<Answer>,
  isUnavailable: (answer: Answer) => boolean,
): Promise<Answer>
export async function askAgain(
  ask: () => Promise<{ status: number }>,
  isUnavailable = ({ status }: { status: number }) => status === 503,
): Promise<{ status: number }> {
  for (let left = 3; ; left -= 1) {
    const answer = await ask()
    if (left === 0 || !isUnavailable(answer)) return answer
  }
}
